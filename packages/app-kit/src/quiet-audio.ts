/**
 * zzfx makes an AudioContext when it is evaluated: too early for a browser that wants a gesture first, one too many beside
 * ours, and an exception where there is none. Whoever imports this module before zzfx has it make nothing instead, and
 * calls `restoreAudio` after. A module graph is evaluated in one go, so no other code sees the stand-in.
 */
const before = Object.getOwnPropertyDescriptor(globalThis, 'AudioContext');
Object.defineProperty(globalThis, 'AudioContext', { configurable: true, writable: true, value: class {} });

export function restoreAudio(): void {
  if (before === undefined) Reflect.deleteProperty(globalThis, 'AudioContext');
  else Object.defineProperty(globalThis, 'AudioContext', before);
}

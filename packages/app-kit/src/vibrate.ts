/**
 * Vibrates for `pattern` (milliseconds: on, off, on, …) when `enabled`. False when nothing was asked of the device:
 * no motor, switched off, or no touch or key yet (browsers refuse then, and complain in the console).
 */
export function vibrate(pattern: number | readonly number[], enabled: boolean): boolean {
  if (!enabled || typeof navigator.vibrate !== 'function') return false;
  if (navigator.userActivation?.hasBeenActive === false) return false;
  try {
    return navigator.vibrate(typeof pattern === 'number' ? pattern : pattern.slice());
  } catch {
    return false;
  }
}

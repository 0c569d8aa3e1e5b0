import { deflateSync, Inflate, strToU8 } from 'fflate';
import type { Checked } from './result.ts';

export type PackProblem = 'not-packed' | 'too-long' | 'damaged';

/** No text that is shared comes near this; a hostile one unfolds a thousandfold. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_LINK = 2 * 1024 * 1024;
const PREFIX = 'z';

/** `text` compressed for a link or a file: `z`, then base64url of its UTF-8 bytes deflated. */
export function packText(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 9 });
  let binary = '';
  for (let i = 0; i < bytes.length; i += 0x2000) binary += String.fromCharCode(...bytes.subarray(i, i + 0x2000));
  return PREFIX + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text that `packText` was given. Anything else, and anything over 8 MB unfolded, is refused with a reason. */
export function unpackText(packed: string): Checked<string, { readonly code: PackProblem; readonly message: string }> {
  if (packed.length > MOST_LINK) return refuse('too-long', 'The text is too long.');
  if (!/^z[\w-]+$/.test(packed)) return refuse('not-packed', 'The text is not a packed one.');
  try {
    const bytes = inflate(fromBase64Url(packed.slice(PREFIX.length)));
    if (bytes === undefined) return refuse('too-long', 'The text is too long when unfolded.');
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return refuse('damaged', 'The text is damaged or cut short.');
  }
}

function fromBase64Url(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** Unfolds bit by bit, so that a bomb is stopped within a megabyte of the limit. `undefined` when it is one. */
function inflate(bytes: Uint8Array): Uint8Array | undefined {
  const parts: Uint8Array[] = [];
  let total = 0;
  const stream = new Inflate((part) => {
    parts.push(part);
    total += part.length;
  });
  const step = 1024;
  for (let i = 0; i < bytes.length; i += step) {
    stream.push(bytes.slice(i, i + step), i + step >= bytes.length);
    if (total > MOST_BYTES) return undefined;
  }
  const whole = new Uint8Array(total);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const refuse = (code: PackProblem, message: string) => ({ ok: false, error: { code, message } }) as const;

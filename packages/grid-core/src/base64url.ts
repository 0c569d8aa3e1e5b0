import { fail, type Result, succeed } from './result.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64 for links (RFC 4648 §5, without padding). */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3);
    const word = (a << 16) | (b << 8) | c;
    const letters = Math.min(4, bytes.length - i + 1);
    for (let k = 0; k < letters; k++) text += ALPHABET[(word >> (18 - 6 * k)) & 63];
  }
  return text;
}

export function fromBase64url(text: string): Result<Uint8Array, 'base64url'> {
  if (text.length % 4 === 1)
    return fail('base64url', 'end', `the text is cut: ${text.length} letters cannot be whole bytes`);
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const value = ALPHABET.indexOf(text[i] as string);
    if (value < 0) return fail('base64url', `letter ${i}`, `letter ${i} is not one of A–Z, a–z, 0–9, - and _`);
    word = ((word << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (word >> bits) & 0xff;
    }
  }
  return succeed(bytes);
}

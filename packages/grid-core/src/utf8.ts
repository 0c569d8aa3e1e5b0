/** Text as UTF-8 bytes and back, without the platform's TextEncoder: the engine knows no platform. Lone surrogates become U+FFFD. */
export function toUtf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) {
    const point = letter.codePointAt(0) as number;
    const code = point >= 0xd800 && point < 0xe000 ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return Uint8Array.from(bytes);
}

/** The text of UTF-8 bytes; `undefined` for bytes that are not UTF-8. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  let text = '';
  for (let i = 0; i < bytes.length; ) {
    const first = bytes[i++] as number;
    const tails =
      first < 0x80
        ? 0
        : first >= 0xc2 && first < 0xe0
          ? 1
          : first >= 0xe0 && first < 0xf0
            ? 2
            : first >= 0xf0 && first < 0xf5
              ? 3
              : -1;
    if (tails < 0 || i + tails > bytes.length) return undefined;
    let code = tails === 0 ? first : first & (0x3f >> tails);
    for (let k = 0; k < tails; k++) {
      const next = bytes[i++] as number;
      if ((next & 0xc0) !== 0x80) return undefined;
      code = (code << 6) | (next & 0x3f);
    }
    const overlong = (tails === 2 && code < 0x800) || (tails === 3 && code < 0x10000);
    if (overlong || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return undefined;
    text += String.fromCodePoint(code);
  }
  return text;
}

function tail(code: number): number {
  return 0x80 | (code & 0x3f);
}

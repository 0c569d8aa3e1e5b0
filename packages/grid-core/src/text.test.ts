import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';
import { fromUtf8, toUtf8 } from './utf8.ts';

test('base64url is as Node writes it, and comes back', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = toBase64url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64url(text)).toEqual({ ok: true, value: bytes });
    }),
  );
});

test.each([
  ['A', 'end'],
  ['AB+D', 'letter 2'],
  ['A=', 'letter 1'],
])('"%s" is refused with its place', (text, where) => {
  expect(fromBase64url(text)).toMatchObject({ ok: false, error: { where } });
});

test('UTF-8 is as Node writes it, and comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const bytes = toUtf8(text);
      expect(bytes).toEqual(Uint8Array.from(Buffer.from(text, 'utf8')));
      expect(fromUtf8(bytes)).toBe(Buffer.from(text, 'utf8').toString('utf8'));
    }),
    { numRuns: 500 },
  );
});

test('bytes are text exactly where a strict decoder says so', () => {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decode = (bytes: Uint8Array) => {
    try {
      return strict.decode(bytes);
    } catch {
      return undefined;
    }
  };
  const lead = fc.constantFrom(0x41, 0x80, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5, 0xff);
  const bytes = fc
    .array(fc.oneof(lead, fc.integer({ min: 0x80, max: 0xbf })), { maxLength: 6 })
    .map((list) => Uint8Array.from(list));
  fc.assert(
    fc.property(bytes, (list) => {
      expect(fromUtf8(list)).toBe(decode(list));
    }),
    { numRuns: 5000 },
  );
});

test('UTF-8 holds at the edges of each length, and of what is no character', () => {
  const edges = [0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff];
  for (const edge of edges) {
    const text = String.fromCodePoint(edge);
    expect(toUtf8(text)).toEqual(Uint8Array.from(Buffer.from(text, 'utf8')));
    expect(fromUtf8(toUtf8(text))).toBe(text);
  }
  for (const half of [0xd800, 0xdbff, 0xdc00, 0xdfff]) {
    expect(toUtf8(String.fromCharCode(half))).toEqual(Uint8Array.of(0xef, 0xbf, 0xbd));
  }
  const none = [
    'c080',
    'c1bf',
    'e09fbf',
    'eda080',
    'edbfbf',
    'f08fbfbf',
    'f4908080',
    'f5808080',
    'e282',
    'f09f98',
    '80',
  ];
  for (const bytes of none)
    expect([bytes, fromUtf8(Uint8Array.from(Buffer.from(bytes, 'hex')))]).toEqual([bytes, undefined]);
});

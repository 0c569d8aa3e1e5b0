// @vitest-environment node
import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { packText, unpackText } from './pack.ts';

const wellFormed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.json());
const link = (bytes: Uint8Array): string =>
  `z${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`;

test('every well-formed text comes back', () => {
  fc.assert(
    fc.property(wellFormed, (text) => {
      const packed = packText(text);
      expect(packed).toMatch(/^z[\w-]+$/);
      expect(unpackText(packed)).toEqual({ ok: true, value: text });
    }),
  );
});

test('a long text comes back, and smaller', () => {
  const text = Array.from({ length: 20_000 }, (_, i) => `[${i * 17},"left"]`).join();
  const packed = packText(text);
  expect(packed.length).toBeLessThan(text.length / 3);
  expect(unpackText(packed)).toEqual({ ok: true, value: text });
});

describe('hostile text', () => {
  test('never throws and is never taken for a text that packs otherwise', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.string().map((s) => `z${s}`),
        ),
        (text) => {
          const result = unpackText(text);
          if (result.ok) expect(typeof result.value).toBe('string');
          else expect(result.error.message).not.toBe('');
        },
      ),
    );
  });

  test('a packed text cut short or changed is refused or decodes to something, without an exception', () => {
    const packed = packText('a longer text that is packed, packed, packed');
    fc.assert(
      fc.property(fc.nat(packed.length - 1), fc.constantFrom('A', '_', '-', '9'), (at, letter) => {
        expect(() => unpackText(packed.slice(0, at))).not.toThrow();
        expect(() => unpackText(packed.slice(0, at) + letter + packed.slice(at + 1))).not.toThrow();
      }),
    );
    expect(unpackText(packed.slice(0, -6))).toMatchObject({ ok: false, error: { code: 'damaged' } });
  });

  test.each(['', 'z', 'x123', 'z!!', 'Zabc', ' zabc', 'zab=='])('%j is not packed', (text) => {
    expect(unpackText(text)).toMatchObject({ ok: false, error: { code: 'not-packed' } });
  });

  test('a bomb is stopped', () => {
    const bomb = link(deflateSync(new Uint8Array(32 * 1024 * 1024), { level: 9 }));
    expect(unpackText(bomb)).toMatchObject({ ok: false, error: { code: 'too-long' } });
  });

  test('up to 8 MB is let through', () => {
    const large = 'a'.repeat(8 * 1024 * 1024);
    expect(unpackText(packText(large)).ok).toBe(true);
    expect(unpackText(packText(`${large}a`)).ok).toBe(false);
  });

  test('an endless link is not even looked at', () => {
    expect(unpackText(`z${'A'.repeat(3_000_000)}`)).toMatchObject({ ok: false, error: { code: 'too-long' } });
  });

  test('bytes that are no UTF-8 are refused', () => {
    expect(unpackText(link(deflateSync(new Uint8Array([0xc3, 0x28]))))).toMatchObject({ error: { code: 'damaged' } });
    expect(unpackText(link(deflateSync(strToU8('fine'))))).toEqual({ ok: true, value: 'fine' });
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, digestOf, fnv1a64, hashOf } from './hash.ts';

test.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('FNV-1a 64 of "%s", as published', (text, hash) => expect(fnv1a64(text)).toBe(hash));

test('the two 32-bit halves agree with one product of 64 bits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      let hash = 0xcbf29ce484222325n;
      for (let i = 0; i < text.length; i++)
        hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
      expect(fnv1a64(text)).toBe(hash.toString(16).padStart(16, '0'));
    }),
  );
});

test('keys are sorted by their code units, whatever order they came in', () => {
  expect(canonicalJson({ b: 1, a: [true, null, 'é'], B: { z: 0, _: -0 } })).toBe(
    '{"B":{"_":0,"z":0},"a":[true,null,"é"],"b":1}',
  );
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).reverse());
      expect(hashOf(reversed)).toBe(hashOf(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test.each([
  [{ a: [1, undefined] }, '$.a[1]'],
  [{ a: new Array(2) }, '$.a[0]'],
  [{ a: Number.NaN }, '$.a'],
  [{ a: { b: new Map() } }, '$.a.b'],
  [[Number.POSITIVE_INFINITY], '$[0]'],
  [new Uint8Array(2), '$'],
  [() => 1, '$'],
])('what JSON would lose is a TypeError that says where: %s', (value, where) => {
  expect(() => canonicalJson(value)).toThrow(TypeError);
  expect(() => canonicalJson(value)).toThrow(`${where} is not`);
});

test('a digest is the hash of what it names, and is not worked out twice', () => {
  const rules = { id: 'a', rows: [1, 2] };
  expect(digestOf(rules)).toBe(hashOf({ rows: [1, 2], id: 'a' }));
  const looked = new Proxy(rules, {
    ownKeys: (target) => {
      looks++;
      return Reflect.ownKeys(target);
    },
  });
  let looks = 0;
  const first = digestOf(looked);
  const once = looks;
  expect(digestOf(looked)).toBe(first);
  expect(looks).toBe(once);
  expect(once).toBeGreaterThan(0);
});

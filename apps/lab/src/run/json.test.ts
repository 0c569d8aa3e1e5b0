import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLocated } from './json.ts';

test.each([
  ['{\n  "id": \n}', '3:1'],
  ['{"a": 1,\n "b": 01}', '2:8'],
  ['[1, 2,\n\n ,3]', '3:2'],
  ['{"a": [1, 2}', '1:12'],
  ['{"a": "b', '1:7'],
  ['{"a": 1} extra', '1:10'],
  ['', '1:1'],
  ["{'a': 1}", '1:2'],
])('%j stops being JSON at %s', (text, where) => {
  expect(parseLocated(text)).toMatchObject({ ok: false, error: { where } });
});

test('a path is found where its key stands, an element where it begins, what is not there at its parent', () => {
  const text = '{\n  "a": {\n    "b": [\n      1,\n      {"c": "}"}\n    ]\n  },\n  "d\\n": 2\n}\n';
  const json = parseLocated(text);
  if (!json.ok) throw new Error(json.error.message);
  const lineOf = (...path: string[]) => json.value.placeOf(path).line;
  expect([lineOf(), lineOf('a'), lineOf('a', 'b'), lineOf('a', 'b', '0'), lineOf('a', 'b', '1', 'c')]).toEqual([
    1, 2, 3, 4, 5,
  ]);
  expect([lineOf('d\n'), lineOf('a', 'x'), lineOf('y')]).toEqual([8, 2, 1]);
});

test.each(['[', '{"a":'])('%j nested without end is read, or refused, like any other', (open) => {
  const text = open.repeat(50_000);
  const json = parseLocated(`${text}1${(open === '[' ? ']' : '}').repeat(50_000)}`);
  if (!json.ok) throw new Error(json.error.message);
  expect(json.value.placeOf(['b'])).toEqual({ line: 1, column: 1 });
  expect(parseLocated(text)).toMatchObject({ ok: false, error: { where: expect.stringMatching(/^1:\d+$/) } });
});

test('whatever is JSON is read whole, and cut anywhere it is none', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (text, cut) => {
      const read = parseLocated(` ${text}\n`);
      expect(read.ok && read.value.value).toEqual(JSON.parse(text));
      const place = parseLocated(`${text}\n]`);
      expect(place).toMatchObject({ ok: false, error: { where: expect.stringMatching(/^2:1$/) } });
      parseLocated(text.slice(0, cut % text.length));
    }),
  );
});

import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { outputOf } from './parsed.ts';
import { attempt } from './reading.ts';
import { wholeBetween } from './whole.ts';

const form = v.strictObject({
  rows: v.array(v.custom<number>(...wholeBetween(1, 4))),
  side: v.optional(v.union([v.picklist(['left', 'right']), v.boolean()])),
  name: v.optional(
    v.pipe(
      v.string(),
      v.minLength(2),
      v.check((name) => name !== 'none', 'a name'),
    ),
  ),
});
const read = (value: unknown) => attempt(() => outputOf(v.safeParse(form, value), 'board', 'board'));

it('is what a schema makes of a value', () => {
  expect(read({ rows: [1, 4] })).toEqual({ ok: true, value: { rows: [1, 4] } });
});

it.each([
  [5, 'board', 'the board must be an object, not 5'],
  [undefined, 'board', 'the board is missing'],
  [{ rows: {} }, 'rows', "the board's rows must be an array, not an object"],
  [{ rows: ['Array'] }, 'rows.0', 'the board\'s rows.0 must be a whole number from 1 to 4, not "Array"'],
  [{ rows: [], name: 5 }, 'name', "the board's name must be a string, not 5"],
  [{}, 'rows', "the board's rows is missing"],
  [{ rows: [], wide: 1 }, 'wide', "the board's wide is not known"],
  [{ rows: [1, 5] }, 'rows.1', "the board's rows.1 must be a whole number from 1 to 4, not 5"],
  [{ rows: [0.5] }, 'rows.0', "the board's rows.0 must be a whole number from 1 to 4, not 0.5"],
  [{ rows: [], side: 'up' }, 'side', 'the board\'s side must be "left" or "right" or true or false, not "up"'],
  [{ rows: [], name: 'x' }, 'name', "the board's name must have a length >=2, not 1"],
  [{ rows: [], name: 'none' }, 'name', "the board's name must be a name"],
])('or says what of %j is wrong', (value, where, message) => {
  expect(read(value)).toEqual({ ok: false, error: { code: 'board', where, message } });
});

const readAny = (value: unknown) =>
  attempt(() => outputOf(v.safeParse(v.object({ value: v.unknown() }), { value }), 'board', 'board'));
const notJson = { ok: false, error: { code: 'board', where: 'board', message: 'the board is not JSON' } };

it('is JSON, whatever it is made of, or refused', () => {
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true });
  fc.assert(
    fc.property(anything, (value) => {
      const read = readAny(value);
      if (read.ok) expect(read.value).toStrictEqual(JSON.parse(JSON.stringify(read.value)));
      else expect(read).toEqual(notJson);
    }),
  );
});

it('is all that JSON keeps', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      if (!text.includes('__proto__'))
        expect(readAny(value)).toStrictEqual({ ok: true, value: { value: JSON.parse(text) } });
    }),
  );
  expect(readAny({ a: undefined, b: [-0] })).toStrictEqual({ ok: true, value: { value: { b: [0] } } });
});

it.each<[string, unknown]>([
  ['a number that is none', Number.NaN],
  ['an endless number', Number.POSITIVE_INFINITY],
  ['an entry that is undefined', [undefined]],
  ['a hole', new Array(1)],
  ['a function', () => 1],
  ['a symbol', Symbol('a')],
  ['a big integer', 1n],
  ['the name of a prototype', JSON.parse('{"__proto__":{"a":1}}')],
])('refuses %s', (_, value) => {
  expect(readAny({ value })).toEqual(notJson);
});

it('takes every whole number that a double holds exactly, unless told', () => {
  const [isOne] = wholeBetween();
  expect([0, -0, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER].every(isOne)).toBe(true);
  expect([2 ** 53, -(2 ** 53), 0.5, Number.NaN, '1', null, 1n].some(isOne)).toBe(false);
});

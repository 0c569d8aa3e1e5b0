import { expect, it } from 'vitest';
import { attempt, insist, readJson, refuse } from './reading.ts';

const flawed = (): never => refuse('board', 'board.3', 'board row 3 is full');

it('gives back what a reading comes to, or the flaw that ended it', () => {
  expect(attempt(() => 7)).toEqual({ ok: true, value: 7 });
  const error = { code: 'board', where: 'board.3', message: 'board row 3 is full' };
  expect(attempt(flawed)).toEqual({ ok: false, error });
});

it('repeats no endless text', () => {
  const read = attempt(() => refuse('snapshot', 'text', 'x'.repeat(10_000)));
  expect(!read.ok && read.error.message).toBe('x'.repeat(200));
});

it('lets any other error through: a mistake of ours is no flaw of the data', () => {
  const mistake = () => {
    throw new ReferenceError('ours');
  };
  expect(() => attempt(mistake)).toThrow(ReferenceError);
});

it('throws what a flaw says at a caller who must know', () => {
  expect(insist(() => 7)).toBe(7);
  expect(() => insist(flawed)).toThrow(new RangeError('board row 3 is full'));
  expect(() => insist(flawed, TypeError)).toThrow(new TypeError('board row 3 is full'));
});

it('reads JSON text, and takes what is none as it is', () => {
  const refused = () => refuse('snapshot', 'text', 'not JSON');
  const value = { score: 1 };
  expect(readJson('{"score":1}', refused)).toEqual(value);
  expect(readJson(value, refused)).toBe(value);
  expect(attempt(() => readJson('{', refused))).toMatchObject({ ok: false, error: { where: 'text' } });
});

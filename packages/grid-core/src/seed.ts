import { checkWhole } from './whole.ts';

/** Checks that `seed` is an unsigned 32-bit integer and returns it (−0 as 0). `TypeError` for another type, `RangeError` for another number. */
export function checkSeed(seed: unknown): number {
  if (typeof seed !== 'number') {
    throw new TypeError(`seed must be an unsigned 32-bit integer, not ${seed === undefined ? 'missing' : typeof seed}`);
  }
  checkWhole('seed', seed, 0, 0xffff_ffff);
  return seed >>> 0;
}

/** The seed that a text stands for (a date, a word): FNV-1a, 32 bits, over its UTF-16 code units. */
export function seedFromText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/**
 * Mixes a seed with a second number into a new seed in which neighbours have nothing in common: the 32-bit finaliser of
 * MurmurHash3 (Austin Appleby, public domain), once over each. Raw neighbouring seeds give pure-rand biased first shuffles.
 */
export function mixSeed(seed: number, salt: number): number {
  return finalise(finalise(seed) ^ salt);
}

function finalise(value: number): number {
  let h = value ^ (value >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

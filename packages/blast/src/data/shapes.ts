import type { Tier } from '../ruleset-types.ts';

/**
 * The shape library: every piece that can be dealt, in every orientation, under the ids of the genre's 41-piece set
 * (15 families, closed under turns and mirrors), and three families of five cells more that the 9×9 games deal.
 * To add a shape, draw it here; how often it comes is each ruleset's own.
 */

/** The letters of colours 1 to 6 in text boards: red, orange, yellow, green, blue, purple. */
export const BLAST_PALETTE = 'ROYGBP';

/**
 * What the shapes of a family share, a colour from 1 to 6 and how hard it is to find room for them, and the shapes by id:
 * their rows from the top, `.` empty and `#` filled.
 */
export interface Family {
  readonly colour: number;
  readonly tier: Tier;
  readonly shapes: { readonly [id: string]: string };
}

export const FAMILIES = {
  dot: { colour: 3, tier: 'easy', shapes: { dot: '#' } },
  i2: { colour: 3, tier: 'easy', shapes: { i2h: '##', i2v: '#/#' } },
  d2: { colour: 6, tier: 'medium', shapes: { d2a: '#./.#', d2b: '.#/#.' } },
  i3: { colour: 5, tier: 'easy', shapes: { i3h: '###', i3v: '#/#/#' } },
  d3: { colour: 4, tier: 'hard', shapes: { d3a: '#../.#./..#', d3b: '..#/.#./#..' } },
  v3: { colour: 1, tier: 'easy', shapes: { v3nw: '##/#.', v3ne: '##/.#', v3sw: '#./##', v3se: '.#/##' } },
  i4: { colour: 5, tier: 'medium', shapes: { i4h: '####', i4v: '#/#/#/#' } },
  o4: { colour: 3, tier: 'easy', shapes: { o4: '##/##' } },
  t4: { colour: 6, tier: 'medium', shapes: { t4u: '.#./###', t4d: '###/.#.', t4l: '.#/##/.#', t4r: '#./##/#.' } },
  s4: { colour: 4, tier: 'medium', shapes: { s4h: '.##/##.', s4v: '#./##/.#', z4h: '##./.##', z4v: '.#/##/#.' } },
  l4: {
    colour: 2,
    tier: 'medium',
    shapes: {
      l4a: '#./#./##',
      l4b: '###/#..',
      l4c: '##/.#/.#',
      l4d: '..#/###',
      j4a: '.#/.#/##',
      j4b: '#../###',
      j4c: '##/#./#.',
      j4d: '###/..#',
    },
  },
  i5: { colour: 1, tier: 'hard', shapes: { i5h: '#####', i5v: '#/#/#/#/#' } },
  v5: {
    colour: 4,
    tier: 'hard',
    shapes: { v5nw: '###/#../#..', v5ne: '###/..#/..#', v5sw: '#../#../###', v5se: '..#/..#/###' },
  },
  r6: { colour: 6, tier: 'hard', shapes: { r6h: '###/###', r6v: '##/##/##' } },
  o9: { colour: 4, tier: 'hard', shapes: { o9: '###/###/###' } },
  x5: { colour: 2, tier: 'hard', shapes: { x5: '.#./###/.#.' } },
  t5: {
    colour: 6,
    tier: 'hard',
    shapes: { t5d: '###/.#./.#.', t5l: '..#/###/..#', t5u: '.#./.#./###', t5r: '#../###/#..' },
  },
  u5: { colour: 1, tier: 'hard', shapes: { u5d: '###/#.#', u5l: '##/.#/##', u5u: '#.#/###', u5r: '##/#./##' } },
} as const satisfies Record<string, Family>;

export type FamilyId = keyof typeof FAMILIES;

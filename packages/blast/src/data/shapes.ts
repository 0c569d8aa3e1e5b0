/**
 * The shape library: every piece that can be dealt, in every orientation, under the ids of the genre's 41-piece set
 * (15 families, closed under turns and mirrors). To add a shape, draw it here; to change how often it comes, see `deals.ts`.
 */

/** The letters of colours 1 to 6 in text boards: red, orange, yellow, green, blue, purple. */
export const BLAST_PALETTE = 'ROYGBP';

export type Tier = 'easy' | 'medium' | 'hard';

/** What the shapes of a family share: a colour from 1 to 6, and how hard a piece it is to find room for. */
export interface Family {
  readonly colour: number;
  readonly tier: Tier;
}

export const FAMILIES = {
  dot: { colour: 3, tier: 'easy' },
  i2: { colour: 3, tier: 'easy' },
  d2: { colour: 6, tier: 'medium' },
  i3: { colour: 5, tier: 'easy' },
  d3: { colour: 4, tier: 'hard' },
  v3: { colour: 1, tier: 'easy' },
  i4: { colour: 5, tier: 'medium' },
  o4: { colour: 3, tier: 'easy' },
  t4: { colour: 6, tier: 'medium' },
  s4: { colour: 4, tier: 'medium' },
  l4: { colour: 2, tier: 'medium' },
  i5: { colour: 1, tier: 'hard' },
  v5: { colour: 4, tier: 'hard' },
  r6: { colour: 6, tier: 'hard' },
  o9: { colour: 4, tier: 'hard' },
} as const satisfies Record<string, Family>;

export type FamilyId = keyof typeof FAMILIES;

/** One orientation: its id, its family, and its rows from the top, `.` empty and `#` filled. */
export interface ShapeEntry {
  readonly id: string;
  readonly family: FamilyId;
  readonly rows: readonly string[];
}

export const SHAPES = [
  { id: 'dot', family: 'dot', rows: ['#'] },
  { id: 'i2h', family: 'i2', rows: ['##'] },
  { id: 'i2v', family: 'i2', rows: ['#', '#'] },
  { id: 'd2a', family: 'd2', rows: ['#.', '.#'] },
  { id: 'd2b', family: 'd2', rows: ['.#', '#.'] },
  { id: 'i3h', family: 'i3', rows: ['###'] },
  { id: 'i3v', family: 'i3', rows: ['#', '#', '#'] },
  { id: 'd3a', family: 'd3', rows: ['#..', '.#.', '..#'] },
  { id: 'd3b', family: 'd3', rows: ['..#', '.#.', '#..'] },
  { id: 'v3nw', family: 'v3', rows: ['##', '#.'] },
  { id: 'v3ne', family: 'v3', rows: ['##', '.#'] },
  { id: 'v3sw', family: 'v3', rows: ['#.', '##'] },
  { id: 'v3se', family: 'v3', rows: ['.#', '##'] },
  { id: 'i4h', family: 'i4', rows: ['####'] },
  { id: 'i4v', family: 'i4', rows: ['#', '#', '#', '#'] },
  { id: 'o4', family: 'o4', rows: ['##', '##'] },
  { id: 't4u', family: 't4', rows: ['.#.', '###'] },
  { id: 't4d', family: 't4', rows: ['###', '.#.'] },
  { id: 't4l', family: 't4', rows: ['.#', '##', '.#'] },
  { id: 't4r', family: 't4', rows: ['#.', '##', '#.'] },
  { id: 's4h', family: 's4', rows: ['.##', '##.'] },
  { id: 's4v', family: 's4', rows: ['#.', '##', '.#'] },
  { id: 'z4h', family: 's4', rows: ['##.', '.##'] },
  { id: 'z4v', family: 's4', rows: ['.#', '##', '#.'] },
  { id: 'l4a', family: 'l4', rows: ['#.', '#.', '##'] },
  { id: 'l4b', family: 'l4', rows: ['###', '#..'] },
  { id: 'l4c', family: 'l4', rows: ['##', '.#', '.#'] },
  { id: 'l4d', family: 'l4', rows: ['..#', '###'] },
  { id: 'j4a', family: 'l4', rows: ['.#', '.#', '##'] },
  { id: 'j4b', family: 'l4', rows: ['#..', '###'] },
  { id: 'j4c', family: 'l4', rows: ['##', '#.', '#.'] },
  { id: 'j4d', family: 'l4', rows: ['###', '..#'] },
  { id: 'i5h', family: 'i5', rows: ['#####'] },
  { id: 'i5v', family: 'i5', rows: ['#', '#', '#', '#', '#'] },
  { id: 'v5nw', family: 'v5', rows: ['###', '#..', '#..'] },
  { id: 'v5ne', family: 'v5', rows: ['###', '..#', '..#'] },
  { id: 'v5sw', family: 'v5', rows: ['#..', '#..', '###'] },
  { id: 'v5se', family: 'v5', rows: ['..#', '..#', '###'] },
  { id: 'r6h', family: 'r6', rows: ['###', '###'] },
  { id: 'r6v', family: 'r6', rows: ['##', '##', '##'] },
  { id: 'o9', family: 'o9', rows: ['###', '###', '###'] },
] as const satisfies readonly ShapeEntry[];

export type ShapeId = (typeof SHAPES)[number]['id'];

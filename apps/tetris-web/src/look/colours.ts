import type { CandyColours } from '@blockyard/app-kit';

/** The candies by colour number, from 1: the pieces I O T S Z J L, then garbage. Index 0 is colour 1. */
export const CANDIES: readonly CandyColours[] = [
  { base: '#36d3ff', dark: '#0b8fc4', light: '#a8f0ff' },
  { base: '#ffd02f', dark: '#d08c06', light: '#ffeca6' },
  { base: '#b56dff', dark: '#7431d8', light: '#e0c0ff' },
  { base: '#4fdc72', dark: '#179a47', light: '#b3f7c3' },
  { base: '#ff5a70', dark: '#cc2850', light: '#ffb0ba' },
  { base: '#4a88ff', dark: '#1f50d2', light: '#aecaff' },
  { base: '#ff9638', dark: '#d4620f', light: '#ffd0a0' },
  { base: '#98a3bd', dark: '#5c6784', light: '#d5dbea' },
];

export const GARBAGE = 8;

/** The candy of a colour number; garbage for one that is not known. */
export function candyOf(colour: number): CandyColours {
  const candy = CANDIES[colour - 1] ?? CANDIES[GARBAGE - 1];
  if (candy === undefined) throw new RangeError(`no candy for colour ${colour}`);
  return candy;
}

import { ALL_IN_PLACE, family } from './system.ts';

/** No kicks: every turn, half turns too, in place or not at all. */
export const NONE = family('none', ALL_IN_PLACE, ALL_IN_PLACE, ALL_IN_PLACE);

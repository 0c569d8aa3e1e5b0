import type { Ruleset } from '../../ruleset-types.ts';
import { CLASSIC } from './classic.ts';

/** `classic` with undo back to the start. */
export const ZEN = { ...CLASSIC, id: 'zen', undo: 'game' } as const satisfies Ruleset;

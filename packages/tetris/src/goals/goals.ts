import { insist } from '@blockyard/grid-core/reading';
import { readId } from '../form.ts';
import { frozen } from '../frozen.ts';
import type { Goal } from './goal.ts';

/** The goals that a game can be started with. */
export const GOALS: readonly Goal[] = frozen([
  { id: 'endless', aim: null },
  { id: 'marathon', aim: { of: 'lines', count: 150 } },
  { id: 'sprint-20', aim: { of: 'lines', count: 20 } },
  { id: 'sprint-40', aim: { of: 'lines', count: 40 } },
  { id: 'sprint-100', aim: { of: 'lines', count: 100 } },
  { id: 'ultra', aim: { of: 'ms', count: 120_000 } },
  { id: 'dig-10', aim: { of: 'dug', count: 10, height: 10 } },
  { id: 'dig-100', aim: { of: 'dug', count: 100, height: 10 } },
  /** Everything falls at once from the first piece on, and every tenth piece is a level: 290 pieces. */
  { id: 'master', aim: { of: 'level', count: 30 }, rules: { gravity: [0], levels: { pieces: 10 } } },
  /** Without an end and without haste. */
  {
    id: 'zen',
    aim: null,
    rules: { lock: { kind: 'infinity', delay: 500 }, topOut: { lockOut: 'none', empties: true }, undo: 50 },
  },
]);

/** The goal with this id; `undefined` for any other. */
export function goalById(id: string): Goal | undefined {
  return GOALS.find((goal) => goal.id === id);
}

/** As `goalById`, for a caller who must know: throws `RangeError` for an unknown id. */
export function knownGoal(id: string): Goal {
  return insist(() => readId('goal', id, GOALS));
}

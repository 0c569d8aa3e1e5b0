import type { Goal } from './goal.ts';

const DUG_AT_ONCE = 10;

/** The goals that a game can be started with. */
export const GOALS: readonly Goal[] = [
  { id: 'endless', aim: null },
  { id: 'marathon', aim: { kind: 'lines', lines: 150 } },
  { id: 'sprint-20', aim: { kind: 'lines', lines: 20 } },
  { id: 'sprint-40', aim: { kind: 'lines', lines: 40 } },
  { id: 'sprint-100', aim: { kind: 'lines', lines: 100 } },
  { id: 'ultra', aim: { kind: 'time', ms: 120_000 } },
  { id: 'dig-10', aim: { kind: 'dig', rows: 10, height: DUG_AT_ONCE } },
  { id: 'dig-100', aim: { kind: 'dig', rows: 100, height: DUG_AT_ONCE } },
  /** Everything falls at once from the first piece on, and every tenth piece is a level: 290 pieces. */
  { id: 'master', aim: { kind: 'level', level: 30 }, rules: { gravity: [0], levels: { pieces: 10 } } },
  /** Without an end and without haste. */
  {
    id: 'zen',
    aim: null,
    rules: { lock: { kind: 'infinity', delay: 500 }, topOut: { lockOut: 'none', empties: true }, undo: 50 },
  },
];

/** The goal with this id; `undefined` for any other. */
export function goalById(id: string): Goal | undefined {
  return GOALS.find((goal) => goal.id === id);
}

/** As `goalById`, for a caller who must know: throws `RangeError` for an unknown id. */
export function knownGoal(id: string): Goal {
  const goal = goalById(id);
  if (goal === undefined) {
    throw new RangeError(
      `unknown goal "${String(id).slice(0, 64)}"; known: ${GOALS.map((known) => known.id).join(', ')}`,
    );
  }
  return goal;
}

import { BLAST_PALETTE } from './data/shapes.ts';
import { refuse } from './form.ts';
import { checkHeld, readParts, trayEntriesOf } from './parts.ts';
import type { Ruleset } from './ruleset-types.ts';
import { COUNTS, type Counts, type Moment } from './state.ts';
import type { BlastFrame } from './types.ts';

/** Where a game stands, as JSON: what a placement changes and an undo puts back. */
export function frameOf(moment: Moment): BlastFrame {
  const { board, tray, nextTrays, deals } = moment;
  return {
    board: board.toString(BLAST_PALETTE).split('\n'),
    tray: trayEntriesOf(tray),
    nextTrays: nextTrays.map(trayEntriesOf),
    random: { deals: [...deals] },
    ...countsOf(moment),
  };
}

/** What a frame of the right form stands for; refused, named from `path` on, when its parts cannot be or do not agree. */
export function readFrame(frame: BlastFrame, ruleset: Ruleset, path = ''): Moment {
  const { deals } = frame.random;
  const moment: Moment = { ...readParts(frame, ruleset, path), deals, ...countsOf(frame) };
  checkHeld(moment.tray, `${path}tray`);
  if (!deals.some(Boolean)) refuse('random', `${path}random.deals`, 'is never all 0');
  const { streak } = ruleset.score;
  if (frame.streak > 0 && !(streak && frame.dry <= streak.grace)) {
    refuse('form', `${path}streak`, 'no streak runs here');
  }
  const own = frameOf(moment);
  for (const part of ['board', 'tray', 'nextTrays'] as const) {
    if (JSON.stringify(own[part]) !== JSON.stringify(frame[part])) {
      refuse('form', path + part, 'written in another way');
    }
  }
  return moment;
}

function countsOf(of: Counts): Counts {
  return Object.fromEntries(Object.keys(COUNTS).map((name) => [name, of[name as keyof Counts]])) as Counts;
}

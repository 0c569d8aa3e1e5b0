import { canonicalJson, fail, type RandomState, type Result, succeed } from '@blockyard/grid-core';
import * as v from 'valibot';
import { BLAST_PALETTE } from './data/shapes.ts';
import { countFrom, wholeNumber } from './form.ts';
import { boardRows, readBoard } from './position.ts';
import type { Ruleset } from './ruleset-types.ts';
import { COUNTS, type Counts, isUsedUp, type Moment } from './state.ts';
import { readNextTrays, readTray, trayEntries, trayEntriesOf, trayList } from './tray.ts';
import type { BlastFrame, BlastProblem } from './types.ts';

const word = wholeNumber(-0x8000_0000, 0x7fff_ffff);

/** The fields of a frame, for schemas. */
export const frameForm = {
  board: boardRows,
  tray: trayEntries,
  nextTrays: trayList,
  random: v.strictObject({ deals: v.strictTuple([word, word, word, word]) }) as v.GenericSchema<{ deals: RandomState }>,
  ...(Object.fromEntries(Object.entries(COUNTS).map(([name, least]) => [name, countFrom(least)])) as {
    [name in keyof Counts]: v.GenericSchema<number>;
  }),
};

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
export function readFrame(frame: BlastFrame, ruleset: Ruleset, path = ''): Result<Moment, BlastProblem> {
  const board = readBoard(frame.board, ruleset, `${path}board`);
  if (!board.ok) return board;
  const tray = readTray(frame.tray, ruleset, `${path}tray`);
  if (!tray.ok) return tray;
  const nextTrays = readNextTrays(frame.nextTrays, ruleset);
  if (!nextTrays.ok) return nextTrays;
  const { deals } = frame.random;
  if (deals.every((word) => word === 0)) {
    return fail('random', `${path}random.deals`, 'the random state is all 0, which no game ever reaches');
  }
  if (isUsedUp(tray.value)) {
    return fail('tray', `${path}tray`, 'the tray is used up: the game would have dealt a new one');
  }
  const { streak, dry } = frame;
  const rule = ruleset.score.streak;
  if (streak > 0 && !(rule && dry <= rule.grace)) return fail('form', `${path}streak`, 'no streak can be running here');
  const moment: Moment = {
    board: board.value,
    tray: tray.value,
    nextTrays: nextTrays.value,
    deals,
    ...countsOf(frame),
  };
  const own = frameOf(moment);
  for (const key of ['board', 'tray', 'nextTrays'] as const) {
    if (canonicalJson(own[key]) !== canonicalJson(frame[key])) {
      return fail('form', `${path}${key}`, `the ${key} of the saved game is not written as the game writes it`);
    }
  }
  return succeed(moment);
}

function countsOf(of: Counts): Counts {
  return Object.fromEntries(Object.keys(COUNTS).map((name) => [name, of[name as keyof Counts]])) as Counts;
}

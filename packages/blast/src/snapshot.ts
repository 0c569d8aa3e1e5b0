import { canonicalJson, fail, type Result, succeed } from '@blockyard/grid-core';
import * as v from 'valibot';
import { BLAST_PALETTE } from './data/shapes.ts';
import { fitting } from './deal.ts';
import { checkForm, countFrom, wholeNumber } from './form.ts';
import { boardRows, readBoard } from './position.ts';
import { digestOf, resolveRuleset, rulesetName } from './ruleset.ts';
import { type BlastState, isUsedUp } from './state.ts';
import { readNextTrays, readTray, trayEntries, trayEntriesOf, trayList } from './tray.ts';
import type { BlastProblem, BlastSnapshot, Ruleset } from './types.ts';

/** The version of the rules: raised whenever the same commands lead to another game. */
export const RULES_VERSION = 1;

/** The form of snapshots that this version writes and reads. */
export const SNAPSHOT_FORMAT = 'blockyard-blast/1';

const word = wholeNumber(-0x8000_0000, 0x7fff_ffff);
const header = v.looseObject({ format: v.string(), rules: v.number() });
const schema = v.strictObject({
  format: v.literal(SNAPSHOT_FORMAT),
  rules: v.literal(RULES_VERSION),
  ruleset: v.union([v.string(), v.record(v.string(), v.unknown())]),
  digest: v.string(),
  now: countFrom(0),
  board: boardRows,
  tray: trayEntries,
  nextTrays: trayList,
  random: v.strictObject({ deals: v.strictTuple([word, word, word, word]) }),
  score: countFrom(0),
  lines: countFrom(0),
  round: countFrom(1),
  over: v.boolean(),
});

export function makeSnapshot(state: BlastState): BlastSnapshot {
  const { ruleset, board, tray, nextTrays, deals, now, score, lines, round, over } = state;
  return {
    format: SNAPSHOT_FORMAT,
    rules: RULES_VERSION,
    ruleset: rulesetName(ruleset),
    digest: digestOf(ruleset),
    now,
    board: board.toString(BLAST_PALETTE).split('\n'),
    tray: trayEntriesOf(tray),
    nextTrays: nextTrays.map(trayEntriesOf),
    random: { deals: [...deals] },
    score,
    lines,
    round,
    over,
  };
}

/**
 * The state of a snapshot from outside, as JSON text or as the value that it stands for. Nothing in it is trusted: form,
 * version, ruleset and what must agree with what are checked, and what would come out as another snapshot is refused.
 */
export function parseSnapshot(source: unknown): Result<BlastState, BlastProblem> {
  const head = checkForm(header, source, 'form', 'saved game');
  if (!head.ok) return head;
  const { format, rules } = head.value;
  if (format !== SNAPSHOT_FORMAT) {
    return fail(
      'format',
      'format',
      `the saved game has the format "${format}"; this version reads "${SNAPSHOT_FORMAT}"`,
    );
  }
  if (rules !== RULES_VERSION) {
    return fail('rules', 'rules', `the saved game is of rules version ${rules}; this is version ${RULES_VERSION}`);
  }
  const form = checkForm(schema, head.value, 'form', 'saved game');
  if (!form.ok) return form;
  const saved = form.value;
  const ruleset = readRuleset(saved.ruleset, saved.digest);
  if (!ruleset.ok) return ruleset;
  const board = readBoard(saved.board, ruleset.value);
  if (!board.ok) return board;
  const tray = readTray(saved.tray, ruleset.value, 'tray');
  if (!tray.ok) return tray;
  const nextTrays = readNextTrays(saved.nextTrays, ruleset.value);
  if (!nextTrays.ok) return nextTrays;
  if (saved.random.deals.every((word) => word === 0)) {
    return fail('random', 'random.deals', 'the random state is all 0, which no game ever reaches');
  }
  const { now, score, lines, round, over } = saved;
  const state: BlastState = {
    ruleset: ruleset.value,
    board: board.value,
    tray: tray.value,
    nextTrays: nextTrays.value,
    deals: saved.random.deals,
    now,
    score,
    lines,
    round,
    over,
  };
  return checkWhole(state, head.value);
}

function readRuleset(name: unknown, digest: string): Result<Ruleset, BlastProblem> {
  const ruleset = resolveRuleset(name);
  if (!ruleset.ok) return ruleset;
  if (digestOf(ruleset.value) === digest) return ruleset;
  return fail('ruleset', 'digest', `the saved game is of another version of its ruleset "${ruleset.value.id}"`);
}

/** What must agree: the tray with the rounds, the end with the board, and the whole with what the game itself would write. */
function checkWhole(state: BlastState, saved: object): Result<BlastState, BlastProblem> {
  if (isUsedUp(state.tray)) return fail('tray', 'tray', 'the tray is used up: the game would have dealt a new one');
  if (state.over === fitting(state).includes(true)) {
    const truth = state.over ? 'is over, though a piece fits' : 'goes on, though no piece fits';
    return fail('over', 'over', `the saved game ${truth}`);
  }
  const own: BlastSnapshot = makeSnapshot(state);
  for (const key of ['board', 'tray', 'nextTrays'] as const) {
    if (canonicalJson(own[key]) !== canonicalJson(saved[key as keyof typeof saved])) {
      return fail('form', key, `the ${key} of the saved game is not written as the game writes it`);
    }
  }
  return succeed(state);
}

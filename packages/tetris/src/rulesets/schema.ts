import type { Result } from '@blockyard/grid-core';
import { attempt } from '@blockyard/grid-core/reading';
import * as v from 'valibot';
import { ATTACK_TABLES } from '../attack/tables.ts';
import { readForm, refuse, whole } from '../form.ts';
import { frozen } from '../frozen.ts';
import { byPiece } from '../pieces.ts';
import { ROTATION_SYSTEMS } from '../rotation/systems.ts';
import { VETOES } from '../rotation/veto.ts';
import { SPIN_POLICIES } from '../spins.ts';
import type { Ruleset } from './ruleset.ts';

export type RulesetProblem = 'ruleset';

const flag = v.boolean();
const points = whole(0, 1_000_000);
const rowPoints = v.strictTuple([points, points, points, points, points]);
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const delay = whole(0, 60_000);
const each = whole(1, 1_000_000);

const kick = v.strictTuple([whole(-32, 32), whole(-32, 32)]);
const kickTable = v.record(
  v.pipe(v.string(), v.regex(/^[0-3]>[0-3]$/, 'a turn, as "0>1"')),
  v.pipe(v.array(kick), v.minLength(1), v.maxLength(64)),
);
/** A box of up to 4×4 with a block in it. */
const drawing = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[.#]{1,4}$/, 'up to four of "." and "#"'))),
  v.minLength(1),
  v.maxLength(4),
  v.check(
    (rows) => rows.every((row) => row.length === rows[0]?.length) && rows.join('').includes('#'),
    'rows of one width with a block',
  ),
);
const states = v.strictTuple([drawing, drawing, drawing, drawing]);
const eachPiece = <S extends v.GenericSchema>(part: S) => v.strictObject(byPiece(() => part));
const rotation = v.strictObject({
  id,
  kicks: eachPiece(kickTable),
  states: v.optional(eachPiece(states)),
  spawn: v.optional(eachPiece(v.optional(kick))),
  veto: v.optional(v.picklist(VETOES)),
});

const form = v.strictObject({
  id,
  board: v.strictObject({ width: whole(4, 32), height: whole(4, 64), hidden: whole(0, 60) }),
  queue: v.variant('kind', [
    v.strictObject({ kind: v.picklist(['bag']), copies: whole(1, 100) }),
    v.strictObject({ kind: v.picklist(['uniform']) }),
    v.strictObject({
      kind: v.picklist(['list']),
      pieces: v.pipe(v.string(), v.regex(/^[IOTSZJL]{1,1000}$/, 'up to 1000 of the letters IOTSZJL')),
    }),
  ]),
  previews: whole(0, 6),
  hold: flag,
  rotation: v.union([v.picklist(Object.keys(ROTATION_SYSTEMS)), rotation]),
  spins: v.picklist(SPIN_POLICIES),
  scoring: v.strictObject({
    none: rowPoints,
    mini: rowPoints,
    full: rowPoints,
    backToBack: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(10))),
    combo: v.strictObject({ points, timesLevel: flag }),
    perfect: v.strictObject({ rows: rowPoints, backToBack: points }),
    softDrop: points,
    hardDrop: points,
  }),
  gravity: v.pipe(v.array(v.nullable(whole(0, 3_600_000_000))), v.minLength(1), v.maxLength(1000)),
  lock: v.variant('kind', [
    v.strictObject({ kind: v.picklist(['extended']), delay, actions: whole(1, 10_000) }),
    v.strictObject({ kind: v.picklist(['step', 'infinity']), delay }),
    v.strictObject({ kind: v.picklist(['none']) }),
  ]),
  delays: v.strictObject({ clear: delay, entry: delay }),
  spawn: v.strictObject({ y: whole(0, 60), drop: flag }),
  topOut: v.strictObject({
    lockOut: v.picklist(['none', 'entire', 'partial']),
    garbageOut: v.optional(flag),
    empties: v.optional(flag),
  }),
  levels: v.union(
    [v.strictObject({ rows: each }), v.strictObject({ pieces: each })],
    'either rows or pieces, 1 to 1000000',
  ),
  initial: v.optional(v.strictObject({ rotate: flag, hold: flag })),
  garbage: v.optional(
    v.strictObject({
      delay,
      cap: whole(1, 64),
      blocking: flag,
      cancel: flag,
      change: whole(0, 100),
      attack: v.nullable(v.picklist(Object.keys(ATTACK_TABLES))),
    }),
  ),
  undo: v.optional(whole(0, 100)),
});

/** A ruleset from outside: plain JSON in the form of `Ruleset`. What comes back is a copy of its own, frozen. */
export function parseRuleset(value: unknown): Result<Ruleset, RulesetProblem> {
  return attempt(() => readRulesetForm(value));
}

export function readRulesetForm(value: unknown): Ruleset {
  const ruleset = readForm(form, value, 'ruleset') as Ruleset;
  const { board, spawn } = ruleset;
  const least = { 'board.hidden': board.hidden + 1, 'spawn.y': spawn.y + 4 + Number(spawn.drop) };
  for (const [where, height] of Object.entries(least)) {
    if (height > board.height) refuse('ruleset', where, `${where} needs a board.height of ${height}`);
  }
  return frozen(ruleset);
}

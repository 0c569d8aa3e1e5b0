import * as v from 'valibot';
import { weightOf } from './dealer.ts';
import { countFrom, readForm, refuse, wholeNumber } from './form.ts';
import { deepFreeze } from './freeze.ts';
import { LIBRARY } from './library.ts';
import {
  CLEAR_FORMULAS,
  GUARANTEES,
  LINE_KINDS,
  type Ruleset,
  type Stage,
  TIERS,
  type TierFactors,
  UNDO_POLICIES,
} from './ruleset-types.ts';

const points = wholeNumber(0, 1_000_000);
const ids = LIBRARY.flatMap(({ id, family }) => [id, family]);

const size = v.strictObject({ width: wholeNumber(1, 32), height: wholeNumber(1, 64) });

const rule = {
  tiers: v.optional(v.record(v.picklist(TIERS), wholeNumber(0, 1000))),
  guarantee: v.optional(v.picklist(GUARANTEES)),
  maxBig: v.optional(wholeNumber(0, 8)),
};

const form = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/)),
  board: size,
  tray: wholeNumber(1, 8),
  clear: v.pipe(v.array(v.picklist(LINE_KINDS)), v.minLength(1)),
  box: v.optional(size),
  score: v.strictObject({
    cell: points,
    counted: v.optional(v.picklist(['placed', 'staying'])),
    clear: v.strictObject({
      formula: v.optional(v.picklist(CLEAR_FORMULAS)),
      times: v.optional(points),
      table: v.optional(v.pipe(v.array(points), v.minLength(1), v.maxLength(100))),
    }),
    streak: v.optional(v.strictObject({ step: points, bonus: points, grace: points })),
    allClear: v.optional(points),
  }),
  deal: v.strictObject({
    weights: v.record(v.picklist(ids), wholeNumber(0, 10_000)),
    key: v.optional(v.picklist(['round', 'score'])),
    stages: v.optional(v.array(v.strictObject({ from: countFrom(0), ...rule }))),
    noTriple: v.optional(v.boolean()),
    tries: v.optional(wholeNumber(1, 1000)),
  }),
  undo: v.optional(v.picklist(UNDO_POLICIES)),
}) as unknown as v.GenericSchema<unknown, Ruleset>;

/** The ruleset, frozen, of a source whose fields are right one by one and agree with each other. */
export function readRulesetForm(source: unknown): Ruleset {
  const ruleset = readForm(form, source, 'ruleset', 'ruleset');
  const { board, clear, box, score, deal } = ruleset;
  const check = (holds: boolean, where: string, rule: string) => {
    if (!holds) refuse('ruleset', where, `${where}: ${rule}`);
  };
  check(new Set(clear).size === clear.length, 'clear', 'a kind is named twice');
  check(clear.includes('boxes') === (box !== undefined), 'box', 'goes with clearing boxes');
  check(!box || (board.width % box.width === 0 && board.height % box.height === 0), 'box', 'must tile the board');
  const formula = 'formula' in score.clear && 'times' in score.clear;
  check('table' in score.clear !== formula, 'score.clear', 'either a formula and times, or a table');
  const checkTiers = (where: string, tiers?: TierFactors) =>
    check(
      LIBRARY.some((piece) => weightOf(piece, deal, tiers) > 0),
      where,
      'deals no shape',
    );
  checkTiers('deal.weights');
  deal.stages?.forEach(({ from, tiers }, i, stages) => {
    checkTiers(`deal.stages.${i}`, tiers);
    check(i === 0 || from > (stages[i - 1] as Stage).from, `deal.stages.${i}.from`, 'must ascend');
  });
  return deepFreeze(ruleset);
}

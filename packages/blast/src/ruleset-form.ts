import * as v from 'valibot';
import { GUARANTEES, weightsOf } from './dealer.ts';
import { readForm, refuse, whole } from './form.ts';
import { deepFreeze } from './freeze.ts';
import { LIBRARY } from './library.ts';
import {
  CLEAR_FORMULAS,
  type DealRule,
  LINE_KINDS,
  type Ruleset,
  type Stage,
  TIERS,
  UNDO_POLICIES,
} from './ruleset-types.ts';

const points = whole(0, 1_000_000);
const ids = LIBRARY.flatMap(({ id, family }) => [id, family]);

const size = v.strictObject({ width: whole(1, 32), height: whole(1, 64) });

const rule = {
  tiers: v.optional(v.record(v.picklist(TIERS), v.optional(whole(0, 1000)))),
  guarantee: v.optional(v.picklist(Object.keys(GUARANTEES))),
  maxBig: v.optional(whole(0, 8)),
};

const form = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'up to 40 small letters, digits and hyphens')),
  board: size,
  tray: whole(1, 8),
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
    weights: v.record(v.picklist(ids, 'the id of a shape or of a family'), whole(0, 10_000)),
    key: v.optional(v.picklist(['round', 'score'])),
    stages: v.optional(v.array(v.strictObject({ from: whole(0), ...rule }))),
    mercy: v.optional(v.array(v.strictObject({ filled: v.optional(points), dry: v.optional(points), ...rule }))),
    noTriple: v.optional(v.boolean()),
    tries: v.optional(whole(1, 1000)),
  }),
  undo: v.optional(v.picklist(UNDO_POLICIES)),
}) as unknown as v.GenericSchema<unknown, Ruleset>;

/** The largest tray of which a search can tell at every deal whether it can be placed in full. */
const SEARCHED = 4;

/** The ruleset, frozen, of a source whose fields are right one by one and agree with each other. */
export function readRulesetForm(source: unknown): Ruleset {
  const ruleset = readForm(form, source, 'ruleset', 'ruleset');
  const { board, tray, clear, box, score, deal } = ruleset;
  const check = (holds: boolean, where: string, rule: string) => {
    if (!holds) refuse('ruleset', where, rule);
  };
  check(new Set(clear).size === clear.length, 'clear', 'a kind is named twice');
  check(clear.includes('boxes') === (box !== undefined), 'box', 'goes with clearing boxes');
  check(!box || (board.width % box.width === 0 && board.height % box.height === 0), 'box', 'must tile the board');
  const parts = 'table' in score.clear ? 1 : 2;
  check(Object.keys(score.clear).length === parts, 'score.clear', 'either a formula and times, or a table');
  const checkRule = (where: string, { tiers, guarantee }: DealRule) => {
    check(weightsOf(deal, tiers).some(Boolean), where, 'deals no shape');
    check(tray <= SEARCHED || guarantee !== 'solvable', where, 'tray too large');
  };
  checkRule('deal.weights', {});
  const { stages = [], mercy = [] } = deal;
  for (const [i, rule] of stages.entries()) {
    checkRule(`deal.stages.${i}`, rule);
    check(i === 0 || rule.from > (stages[i - 1] as Stage).from, `deal.stages.${i}.from`, 'must ascend');
  }
  for (const [i, rule] of mercy.entries()) checkRule(`deal.mercy.${i}`, rule);
  return deepFreeze(ruleset);
}

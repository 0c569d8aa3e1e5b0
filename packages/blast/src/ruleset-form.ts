import * as v from 'valibot';
import { weightOf } from './dealer.ts';
import { countFrom, wholeNumber } from './form.ts';
import { LIBRARY } from './library.ts';
import {
  CLEAR_FORMULAS,
  type DealRule,
  GUARANTEES,
  LINE_KINDS,
  type Ruleset,
  TIERS,
  UNDO_POLICIES,
} from './ruleset-types.ts';

const points = wholeNumber(0, 1_000_000);
const ids = [...new Set(LIBRARY.flatMap(({ id, family }) => [id, family]))];

const rule = {
  tiers: v.optional(v.record(v.picklist(TIERS), wholeNumber(0, 1000))),
  guarantee: v.optional(v.picklist(GUARANTEES)),
  maxBig: v.optional(wholeNumber(0, 8)),
};

/** What a ruleset's fields may hold; what must agree with what is for `flawOf`. */
export const rulesetSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'an id is 1 to 40 small letters, digits and hyphens')),
  board: v.strictObject({ width: wholeNumber(1, 32), height: wholeNumber(1, 64) }),
  tray: wholeNumber(1, 8),
  clear: v.pipe(v.array(v.picklist(LINE_KINDS)), v.minLength(1, 'at least one kind of line must clear')),
  box: v.optional(v.strictObject({ width: wholeNumber(1, 32), height: wholeNumber(1, 64) })),
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
    mercy: v.optional(
      v.array(
        v.strictObject({
          when: v.strictObject({ fill: v.optional(wholeNumber(1, 100)), dry: v.optional(countFrom(1)) }),
          use: v.strictObject(rule),
        }),
      ),
    ),
    noTriple: v.optional(v.boolean()),
    tries: v.optional(wholeNumber(1, 1000)),
  }),
  undo: v.optional(v.picklist(UNDO_POLICIES)),
}) as unknown as v.GenericSchema<unknown, Ruleset>;

type Flaw = readonly [where: string, message: string];

/** What does not agree in a ruleset whose fields are right one by one; `undefined` when all does. */
export function flawOf({ board, clear, box, score, deal }: Ruleset): Flaw | undefined {
  const flaw = (where: string, what: string): Flaw => [where, `${where}: ${what}`];
  if (new Set(clear).size < clear.length) return flaw('clear', 'a kind of line is named twice');
  if (clear.includes('boxes') !== (box !== undefined)) return flaw('box', 'a box size goes with clearing boxes');
  if (box && (board.width % box.width !== 0 || board.height % box.height !== 0)) {
    return flaw('box', 'boxes must tile the board');
  }
  if ('table' in score.clear === ('formula' in score.clear && 'times' in score.clear)) {
    return flaw('score.clear', 'it takes either a formula with its times, or a table');
  }
  const rules: (readonly [where: string, rule: DealRule])[] = [
    ['deal.weights', {}],
    ...(deal.stages ?? []).map((stage, i) => [`deal.stages.${i}`, stage] as const),
    ...(deal.mercy ?? []).map(({ use }, i) => [`deal.mercy.${i}`, use] as const),
  ];
  for (const [where, { tiers }] of rules) {
    if (!LIBRARY.some((piece) => weightOf(piece, deal, tiers) > 0)) return flaw(where, 'no shape has a weight above 0');
  }
  const stages = deal.stages ?? [];
  const early = stages.findIndex(({ from }, i) => i > 0 && from <= (stages[i - 1]?.from ?? 0));
  return early > 0 ? flaw(`deal.stages.${early}.from`, 'stages must be in ascending order') : undefined;
}

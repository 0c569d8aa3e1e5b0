import * as v from 'valibot';
import { whole } from './form.ts';
import { COUNTS, type Counts } from './state.ts';

const board = v.pipe(v.array(v.string()), v.maxLength(64));
const coordinate = whole();
const cells = v.pipe(v.array(v.strictTuple([coordinate, coordinate])), v.maxLength(1024));
const tray = v.pipe(
  v.array(v.nullable(v.union([v.string(), cells], 'the id or the cells of a shape'))),
  v.maxLength(8),
);
const nextTrays = v.pipe(v.array(tray), v.maxLength(10_000));
const word = whole(-0x8000_0000, 0x7fff_ffff);

const frame = {
  board,
  tray,
  nextTrays,
  random: v.strictObject({ deals: v.strictTuple([word, word, word, word]) }),
  ...(Object.fromEntries(Object.entries(COUNTS).map(([name, least]) => [name, whole(least)])) as {
    [name in keyof Counts]: v.GenericSchema<number>;
  }),
};

const versions = { format: v.string(), rules: v.optional(v.number()) };

/** What tells whether a saved game can be read at all. */
export const versionsForm = v.object(versions);

export const snapshotForm = v.strictObject({
  ...versions,
  ruleset: v.unknown(),
  digest: v.string(),
  now: whole(0),
  ...frame,
  over: v.boolean(),
  undo: v.array(v.strictObject(frame)),
});

export const positionForm = v.object({
  board,
  tray,
  nextTrays: v.optional(nextTrays, []),
  score: v.optional(whole(0), 0),
});

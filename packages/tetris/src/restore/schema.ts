import * as v from 'valibot';
import { factor, piece, rotation, turn, whole } from '../form.ts';
import { OVER_REASONS } from '../types.ts';

const time = v.nullable(whole(0));

const active = v.strictObject({
  piece,
  x: whole(),
  y: whole(),
  rotation,
  fallFrom: whole(0),
  fallAt: time,
  lockAt: time,
  lockLeft: whole(0),
  actions: whole(0),
  lowest: whole(-1),
  rested: v.boolean(),
  lifts: whole(0),
  turn: v.nullable(v.strictObject({ from: rotation, kick: whole(0), spin: v.picklist(['none', 'mini', 'full']) })),
});

/** A stream's state. */
const bits = whole(-(2 ** 31), 2 ** 31 - 1);
const random = v.strictTuple([bits, bits, bits, bits]);

/** The last ms that the clock tells, with room for what is still due then. */
const LATEST = Math.floor(Number.MAX_SAFE_INTEGER / 2000);

/** What changes in a game. A past's time may lie between two ms. */
const moment = {
  now: v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST)),
  well: v.array(v.string()),
  active: v.nullable(active),
  queue: v.strictObject({
    ahead: v.string(),
    random,
  }),
  hold: v.nullable(piece),
  holdUsed: v.boolean(),
  softDrop: v.nullable(factor),
  score: whole(0),
  level: whole(1),
  lines: whole(0),
  combo: whole(-1),
  backToBack: whole(-1),
  phase: v.picklist(['falling', 'clearing', 'entering', 'over']),
  phaseAt: time,
  overReason: v.nullable(v.picklist(OVER_REASONS)),
  turnAhead: v.nullable(turn),
  holdAhead: v.boolean(),
  pieces: whole(0),
  dug: whole(0),
  garbage: v.strictObject({
    waiting: v.array(v.strictTuple([whole(1), whole(0)])),
    hole: whole(-1),
    random,
  }),
};

export const schema = v.strictObject({
  format: v.string(),
  rules: v.number(),
  ruleset: v.unknown(),
  digest: v.string(),
  goal: v.string(),
  ...moment,
  now: whole(0, LATEST),
  pasts: v.array(v.strictObject(moment)),
});
export type Saved = v.InferOutput<typeof schema>;
export type Moment = Saved['pasts'][number];

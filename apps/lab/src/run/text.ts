import { fail, type Result, succeed } from '@blockyard/grid-core';
import * as v from 'valibot';
import { GAMES } from '../games/games.ts';
import { GAME_IDS, POLICIES } from '../games/lab-game.ts';
import { overlap, type Range, sizeOf } from './ranges.ts';
import { RUN_FORMAT, type Run } from './run.ts';

/** The most games of one run. */
export const MOST_GAMES = 100_000_000;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const schema = v.strictObject({
  format: v.literal(RUN_FORMAT),
  game: v.picklist(GAME_IDS),
  rules: count,
  ruleset: v.union([v.string(), v.looseObject({ id: v.string() })]),
  digest: v.string(),
  policy: v.picklist(POLICIES),
  limit: count,
  seed: v.pipe(count, v.maxValue(0xffff_ffff)),
  games: v.pipe(count, v.minValue(1), v.maxValue(MOST_GAMES)),
  have: v.array(v.strictTuple([count, count])),
  fields: v.array(v.string()),
  records: v.array(v.array(count)),
  stacks: v.array(v.array(count)),
});

/** The run as a file: plain JSON, one game a line, the same bytes for the same games. */
export function makeRunText(run: Run): string {
  const { game, rules, ruleset, digest, policy, limit, seed, games, have, fields } = run;
  const head = { format: RUN_FORMAT, game, rules, ruleset, digest, policy, limit, seed, games, have, fields };
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  return `{\n${lines.join('\n')}\n  "records": ${listed(run.records)},\n  "stacks": ${listed(run.stacks)}\n}\n`;
}

function listed(rows: readonly unknown[]): string {
  return rows.length === 0 ? '[]' : `[\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`;
}

/** A run from a file. Refused with where it is wrong: another format, games twice or out of range, records that are not whole. */
export function parseRunText(text: string): Result<Run, 'run'> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return fail('run', 'text', `this is not a run: it is not JSON (${(error as Error).message})`);
  }
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const where = v.getDotPath(issue) ?? 'the whole';
    return fail('run', where, `this is not a run: at ${where}: ${issue.message}`);
  }
  const { format: _, ...run } = parsed.output;
  return wrongIn(run) ?? succeed(run);
}

function wrongIn({ game, games, have, fields, records }: Run): Result<never, 'run'> | undefined {
  const bad = have.find(([from, to]: Range) => from >= to || to > games);
  if (bad !== undefined) return fail('run', 'have', `at have: ${bad[0]} to ${bad[1]} are no games of ${games}`);
  if (overlap(have) !== undefined) return fail('run', 'have', `at have: game ${overlap(have)} is there twice`);
  if (sizeOf(have) !== records.length) {
    return fail('run', 'records', `at records: there are ${records.length}, and ${sizeOf(have)} games`);
  }
  const known = GAMES[game].fields;
  if (fields.join() !== known.join()) {
    return fail('run', 'fields', `at fields: this version knows ${known.join(', ')}, not ${fields.join(', ')}`);
  }
  const short = records.findIndex((record) => record.length !== fields.length);
  if (short < 0) return undefined;
  return fail('run', `records.${short}`, `at records.${short}: ${fields.length} numbers are wanted`);
}

import { Bag, fail, parseGrid, RandomStream, type Result, succeed } from '@blockyard/grid-core';
import { queueLength } from '../begin.ts';
import { formOf } from '../form.ts';
import { rulesOf } from '../rules.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { knownDigest, resolveRuleset } from '../rulesets/rulesets.ts';
import type { State } from '../state.ts';
import { PALETTE, PIECES, type Piece, RULES_VERSION, SNAPSHOT_FORMAT, type SnapshotProblem } from '../types.ts';
import { contradiction } from './consistency.ts';
import { type Saved, schema } from './schema.ts';

/** The state that a snapshot from outside, a value or its JSON text, stands for; or what is wrong, with where. Its own snapshot is equal to it. */
export function stateOfSnapshot(source: unknown): Result<State, SnapshotProblem> {
  let snapshot = source;
  if (typeof source === 'string') {
    try {
      snapshot = JSON.parse(source);
    } catch {
      return fail('snapshot', 'text', 'the snapshot is not JSON: its text is cut or something else altogether');
    }
  }
  const foreign = otherVersion(snapshot);
  if (foreign !== undefined) return foreign;
  const parsed = formOf(schema, snapshot, 'snapshot', 'snapshot');
  if (!parsed.ok) return parsed;
  const saved = parsed.value;
  const ruleset = resolveRuleset(saved.ruleset);
  if (!ruleset.ok) return fail('ruleset', 'ruleset', ruleset.error.message);
  if (knownDigest(ruleset.value) !== saved.digest) {
    return fail('ruleset', 'digest', 'the snapshot was taken under another version of its ruleset');
  }
  return stateOf(saved, ruleset.value);
}

type Failure = ReturnType<typeof fail<SnapshotProblem>>;

/** A snapshot of another format or rules version is named as that, not taken apart. */
function otherVersion(snapshot: unknown): Failure | undefined {
  if (typeof snapshot !== 'object' || snapshot === null) return undefined;
  const { format, rules } = snapshot as Readonly<Record<string, unknown>>;
  if (typeof format === 'string' && format !== SNAPSHOT_FORMAT) {
    return fail(
      'format',
      'format',
      `the snapshot has the format "${format.slice(0, 64)}"; this version reads "${SNAPSHOT_FORMAT}"`,
    );
  }
  if (format === SNAPSHOT_FORMAT && typeof rules === 'number' && rules !== RULES_VERSION) {
    return fail(
      'rules',
      'rules',
      `the snapshot was taken under rules version ${rules}; this is version ${RULES_VERSION}`,
    );
  }
  return undefined;
}

function stateOf(saved: Saved, ruleset: Ruleset): Result<State, SnapshotProblem> {
  const { board } = ruleset;
  const well = parseGrid(saved.well, PALETTE);
  if (!well.ok) return fail('state', `well: ${well.error.where}`, `the well: ${well.error.message}`);
  if (well.value.width !== board.width || well.value.height !== board.height) {
    return fail(
      'state',
      'well',
      `the well must be ${board.width}×${board.height}, not ${well.value.width}×${well.value.height}`,
    );
  }
  const ahead = [...saved.queue.ahead];
  const stray = ahead.findIndex((letter) => !PIECES.includes(letter as Piece));
  if (stray >= 0)
    return fail(
      'state',
      `queue.ahead.${stray}`,
      `queue, piece ${stray}: "${ahead[stray]}" is none of ${PIECES.join(' ')}`,
    );
  const random = streamOf(saved.queue.random);
  if (random === undefined)
    return fail('state', 'queue.random', 'the random state must be four 32-bit integers, not all 0');

  const shown = queueLength(ruleset);
  if (ahead.length < shown) {
    return fail('state', 'queue.ahead', `the queue must have ${shown} pieces at least, not ${ahead.length}`);
  }
  const rules = rulesOf(ruleset);
  const state: State = {
    rules,
    now: saved.now * 1000,
    well: well.value,
    settled: well.value.count(),
    active: saved.active && { ...saved.active, shape: rules.shapes[saved.active.piece][saved.active.rotation] },
    queue: ahead.slice(0, shown) as Piece[],
    bag: new Bag(PIECES, random, { copies: ruleset.queue.copies, ahead: ahead.slice(shown) as Piece[] }),
    hold: saved.hold,
    holdUsed: saved.holdUsed,
    softDrop: saved.softDrop,
    score: saved.score,
    level: saved.level,
    lines: saved.lines,
    combo: saved.combo,
    backToBack: saved.backToBack,
    phase: saved.phase,
    phaseAt: saved.phaseAt,
    overReason: saved.overReason,
  };
  const wrong = contradiction(state);
  return wrong === undefined ? succeed(state) : fail('state', wrong, `no game can come to this state: see ${wrong}`);
}

function streamOf(words: Saved['queue']['random']): RandomStream | undefined {
  try {
    return RandomStream.restored(words);
  } catch {
    return undefined;
  }
}

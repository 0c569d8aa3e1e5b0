import type { Shape } from '@blockyard/grid-core';
import { STATES } from './pieces.ts';
import type { KickTable, RotationSystem, Transition } from './rotation/system.ts';
import { ROTATION_SYSTEMS } from './rotation/systems.ts';
import type { Ruleset } from './rulesets/ruleset.ts';
import { PIECES, type Piece, type Rotation } from './types.ts';

/** A ruleset made ready to play by: its shapes and kick lists looked up once. */
export interface Rules {
  readonly ruleset: Ruleset;
  readonly shapes: Readonly<Record<Piece, readonly [Shape, Shape, Shape, Shape]>>;
  /** For each piece, by `from * 4 + to`: dx and dy of each test in turn, or `undefined` where there is no such turn. */
  readonly kicks: Readonly<Record<Piece, readonly (Int8Array | undefined)[]>>;
}

const compiled = new WeakMap<Ruleset, Rules>();
const compiledKicks = new WeakMap<RotationSystem, Rules['kicks']>();

/** The rules of a resolved ruleset, which never changes. */
export function rulesOf(ruleset: Ruleset): Rules {
  const known = compiled.get(ruleset);
  if (known !== undefined) return known;
  const rules: Rules = { ruleset, shapes: STATES, kicks: kicksOf(systemOf(ruleset)) };
  compiled.set(ruleset, rules);
  return rules;
}

/** A system's kick lists, shared by all rulesets that name it. */
function kicksOf(system: RotationSystem): Rules['kicks'] {
  const known = compiledKicks.get(system);
  if (known !== undefined) return known;
  const kicks = Object.fromEntries(PIECES.map((piece) => [piece, kickLists(system.kicks[piece])])) as Rules['kicks'];
  compiledKicks.set(system, kicks);
  return kicks;
}

/** The table of a ruleset's rotation system. */
export function systemOf(ruleset: Ruleset): RotationSystem {
  return typeof ruleset.rotation === 'string' ? ROTATION_SYSTEMS[ruleset.rotation] : ruleset.rotation;
}

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];

function kickLists(table: KickTable): readonly (Int8Array | undefined)[] {
  return ROTATIONS.flatMap((from) =>
    ROTATIONS.map((to) => {
      const kicks = table[`${from}>${to}` satisfies Transition];
      return kicks === undefined ? undefined : Int8Array.from(kicks.flat());
    }),
  );
}

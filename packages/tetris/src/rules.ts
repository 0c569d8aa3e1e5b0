import { Shape } from '@blockyard/grid-core';
import type { Goal } from './goals/goal.ts';
import { byPiece, STATES, type States } from './pieces.ts';
import type { Kick, KickTable, RotationSystem, Transition } from './rotation/system.ts';
import { ROTATION_SYSTEMS } from './rotation/systems.ts';
import type { Ruleset } from './rulesets/ruleset.ts';
import type { Piece } from './types.ts';

/** A rotation system made ready to turn by: its shapes and kick lists looked up once. */
interface Turns {
  readonly shapes: Readonly<Record<Piece, States>>;
  /** For each piece, by `from * 4 + to`: dx and dy of each test in turn, or `undefined` where there is no such turn. */
  readonly kicks: Readonly<Record<Piece, readonly (Int8Array | undefined)[]>>;
  /** Whether a turn with no room in place may not kick. */
  readonly veto: boolean;
}

/** A ruleset and a goal made ready to play by. */
export interface Rules extends Turns {
  /** What holds in play: the ruleset that was chosen, with what the goal changes in it. */
  readonly ruleset: Ruleset;
  readonly chosen: Ruleset;
  readonly goal: Goal;
  /** Where each piece's box comes in. */
  readonly spawns: Readonly<Record<Piece, Kick>>;
}

const compiledTurns = new WeakMap<RotationSystem, Turns>();

/** The rules of a game that is played by a resolved ruleset for a goal. */
export function rulesOf(chosen: Ruleset, goal: Goal): Rules {
  const ruleset = { ...chosen, ...goal.rules };
  const system = systemOf(ruleset);
  const turns = turnsOf(system);
  const spawnOf = (piece: Piece): Kick => {
    const [dx, dy] = system.spawn?.[piece] ?? [0, 0];
    const middle = (ruleset.board.width - turns.shapes[piece][0].width) >> 1;
    return [middle + dx, ruleset.spawn.y + dy];
  };
  return { ruleset, chosen, goal, ...turns, spawns: byPiece(spawnOf) };
}

/** A system's tables, shared by all rulesets that name it. */
function turnsOf(system: RotationSystem): Turns {
  const known = compiledTurns.get(system);
  if (known !== undefined) return known;
  const turns: Turns = {
    shapes: statesOfSystem(system),
    kicks: byPiece((piece) => kickLists(system.kicks[piece])),
    veto: system.veto !== undefined,
  };
  compiledTurns.set(system, turns);
  return turns;
}

/** The states of a system's pieces. */
export function statesOfSystem({ states }: RotationSystem): Readonly<Record<Piece, States>> {
  if (states === undefined) return STATES;
  return byPiece((piece) => states[piece].map((drawing) => Shape.parse(drawing)) as unknown as States);
}

/** The table of a ruleset's rotation system. */
export function systemOf(ruleset: Ruleset): RotationSystem {
  return typeof ruleset.rotation === 'string' ? ROTATION_SYSTEMS[ruleset.rotation] : ruleset.rotation;
}

function kickLists(table: KickTable): readonly (Int8Array | undefined)[] {
  return Array.from({ length: 16 }, (_, i) => {
    const kicks = table[`${i >> 2}>${i & 3}` as Transition];
    return kicks && Int8Array.from(kicks.flat());
  });
}

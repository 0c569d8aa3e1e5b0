import { Shape } from '@blockyard/grid-core';
import type { Goal } from './goals/goal.ts';
import { byPiece, colourOf, STATES, type States } from './pieces.ts';
import { type Places, placesOf } from './placement.ts';
import type { Kick, KickTable, RotationSystem } from './rotation/system.ts';
import { ROTATION_SYSTEMS } from './rotation/systems.ts';
import type { Ruleset } from './rulesets/ruleset.ts';
import type { Piece } from './types.ts';

/** What holds for one piece. */
export interface PieceRules {
  readonly piece: Piece;
  readonly shapes: States;
  /** By rotation. */
  readonly places: readonly [Places, Places, Places, Places];
  /** By `from * 4 + to`: dx and dy of each test in turn, or `undefined` where there is no such turn. */
  readonly kicks: readonly (Int8Array | undefined)[];
  /** Where its box comes in. */
  readonly spawn: Kick;
  readonly colour: number;
}

/** A ruleset and a goal made ready to play by: what is looked up in play is looked up once. */
export interface Rules {
  /** What holds in play: the ruleset that was chosen, with what the goal changes in it. */
  readonly ruleset: Ruleset;
  readonly chosen: Ruleset;
  readonly goal: Goal;
  readonly pieces: Readonly<Record<Piece, PieceRules>>;
  /** The same by the code of the piece's letter: by seven names in turn a simulated game takes a thirtieth longer. */
  readonly byLetter: readonly PieceRules[];
  /** Whether a turn with no room in place may not kick. */
  readonly veto: boolean;
  /** µs a row by level, as `Ruleset.gravity`, in a list of its own: out of a frozen one a number is read more slowly. */
  readonly gravity: Ruleset['gravity'];
  /** Whether a lock that clears no row and is no spin earns points. */
  readonly paysLocks: boolean;
  readonly lock: LockTimer;
  /** µs before a new piece. Where nothing delays a lock it is one ms at least, so that no game goes on for ever in one instant. */
  readonly entryDelay: number;
  /** When time alone reaches the goal, in µs. */
  readonly timeOut: number;
}

/** A ruleset's lock rule as the timer goes by it. */
interface LockTimer {
  /** µs that a piece may rest. */
  readonly delay: number;
  /** The actions that a fresh piece has; 0 where the lock rule does not count them. */
  readonly actions: number;
  /** Whether only coming to rest lower than ever restarts it: no move or turn does. */
  readonly steps: boolean;
}

const made = new WeakMap<Ruleset, Rules>();

/** The rules of a game that is played by a resolved ruleset, which never changes, for a goal: made once for game after game. */
export function rulesOf(chosen: Ruleset, goal: Goal): Rules {
  let rules = made.get(chosen);
  if (rules?.goal !== goal) {
    rules = makeRules(chosen, goal);
    made.set(chosen, rules);
  }
  return rules;
}

/** The rules of a ruleset that may be another one later. */
export function makeRules(chosen: Ruleset, goal: Goal): Rules {
  const ruleset = { ...chosen, ...goal.rules };
  const system = systemOf(ruleset);
  const shapes = statesOfSystem(system);
  const pieces = byPiece((piece): PieceRules => {
    const [dx, dy] = system.spawn?.[piece] ?? [0, 0];
    const middle = (ruleset.board.width - shapes[piece][0].width) >> 1;
    return {
      piece,
      shapes: shapes[piece],
      places: shapes[piece].map((shape) => placesOf(shape, ruleset.board.width)) as unknown as PieceRules['places'],
      kicks: kickLists(system.kicks[piece]),
      spawn: [middle + dx, ruleset.spawn.y + dy],
      colour: colourOf(piece),
    };
  });
  const { lock } = ruleset;
  const delay = lock.kind === 'none' ? 0 : micros(lock.delay);
  return {
    ruleset,
    chosen,
    goal,
    pieces,
    byLetter: lettered(pieces),
    veto: system.veto !== undefined,
    gravity: [...ruleset.gravity],
    paysLocks: ruleset.scoring.none[0] !== 0,
    lock: { delay, actions: 'actions' in lock ? lock.actions : 0, steps: lock.kind === 'step' },
    entryDelay: micros(Math.max(ruleset.delays.entry, delay === 0 ? 1 : 0)),
    timeOut: goal.aim?.of === 'ms' ? micros(goal.aim.count) : Number.POSITIVE_INFINITY,
  };
}

function lettered(pieces: Rules['pieces']): readonly PieceRules[] {
  const list: PieceRules[] = [];
  for (const own of Object.values(pieces)) list[own.piece.charCodeAt(0)] = own;
  return list;
}

/** Milliseconds as the state counts time, in µs. */
export function micros(ms: number): number {
  return ms * 1000;
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

const lists = new WeakMap<KickTable, PieceRules['kicks']>();

/** A table's tests as they are looked up in play, made once for each table. */
function kickLists(table: KickTable): PieceRules['kicks'] {
  const known = lists.get(table);
  if (known !== undefined) return known;
  const list = new Array<Int8Array | undefined>(16).fill(undefined);
  for (const [turn, kicks] of Object.entries(table)) {
    list[Number(turn[0]) * 4 + Number(turn[2])] = Int8Array.from(kicks.flat());
  }
  lists.set(table, list);
  return list;
}

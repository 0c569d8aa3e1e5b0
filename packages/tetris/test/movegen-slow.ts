import type { Placement, Ruleset, TetrisCommand, TetrisEvent, TetrisGame, TetrisPosition } from '../src/index.ts';
import type { Key } from '../src/movegen/index.ts';
import { ccw, changed, cw, half, hardDrop, left, only, opened, right, softDrop } from './support.ts';

/** Long enough for no piece to lock by itself. */
const PATIENT = { kind: 'extended', delay: 60_000, actions: 10_000 } as const;

/** A game in which keys alone move the piece; with `falls` it is on the floor after each. */
export function keysOnly(board: { width: number; height: number }, rules: Partial<Ruleset>, falls = false): Ruleset {
  return changed('guideline', {
    board: { ...board, hidden: 1 },
    spawn: { y: 0, drop: false },
    gravity: [falls ? 0 : null],
    lock: PATIENT,
    topOut: { lockOut: 'none' },
    ...rules,
  });
}

const COMMANDS: Readonly<Record<Exclude<Key, 'softDrop' | 'sonicDrop'>, TetrisCommand>> = {
  left,
  right,
  cw,
  ccw,
  '180': half,
  hardDrop,
};

/** Plays a key on a game. No events: it was refused, or came to nothing. */
export function press(game: TetrisGame, key: Key): readonly TetrisEvent[] {
  if (key === 'softDrop' || key === 'sonicDrop') {
    const events = [send(game, softDrop(true, key === 'sonicDrop' ? 'max' : 100))];
    // One fall at factor 100 takes 3⅓ ms, two take 6⅔.
    if (key === 'softDrop') events.push(game.advance(4));
    events.push(send(game, softDrop(false)));
    return events.flat();
  }
  return send(game, COMMANDS[key]);
}

function send(game: TetrisGame, command: TetrisCommand): readonly TetrisEvent[] {
  const outcome = game.dispatch(command);
  return outcome.ok ? outcome.events : [];
}

export interface Position extends TetrisPosition {
  readonly active: NonNullable<TetrisPosition['active']>;
}

type Standing = Position['active'];

/** Where a piece locks, and as what spin; cells in order, so that equal places have equal names. */
export function nameOf({ cells, spin }: Pick<Placement, 'cells'> & { readonly spin: string }): string {
  return `${cells.join(' ')} ${spin}`;
}

/**
 * All that a piece can lock as, by name, with the fewest keys to it: every key is played from every place, each time on a
 * game that is opened there anew.
 */
export function slowLandings(position: Position, ruleset: Ruleset, keys: readonly Key[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const seen = new Set<string>();
  let edge: Standing[] = [];

  function lock(game: TetrisGame, count: number, resting: boolean): void {
    const events = press(game, 'hardDrop');
    const rows = only(events, 'dropped')[0]?.rows ?? 0;
    const [locked] = only(events, 'locked');
    if (locked === undefined || (rows === 0) !== resting) return;
    const name = nameOf(locked);
    found.set(name, Math.min(count, found.get(name) ?? count));
  }

  function come(to: Standing): void {
    const name = `${to.x} ${to.y} ${to.rotation}`;
    if (!seen.has(name)) edge.push(to);
    seen.add(name);
  }

  const start = opened(position, { ruleset });
  // Known by now: it is not looked through again for each game.
  const known = { ruleset: start.ruleset };
  come(standing(start, position.active));
  lock(start, 1, true);
  for (let count = 1; edge.length > 0; count++) {
    const places = edge;
    edge = [];
    for (const active of places) {
      const open = () => opened({ ...position, active }, known);
      let game = open();
      for (const key of keys) {
        const events = press(game, key);
        if (events.length === 0) continue;
        come(after(active, events));
        lock(game, count + 1, true);
        game = open();
      }
      lock(game, count, false);
    }
  }
  return found;
}

function standing(game: TetrisGame, otherwise: Standing): Standing {
  const { active } = game.view;
  return active === null ? otherwise : { piece: active.piece, x: active.x, y: active.y, rotation: active.rotation };
}

function after(from: Standing, events: readonly TetrisEvent[]): Standing {
  let { x, y, rotation } = from;
  for (const event of events) {
    if (event.type === 'moved' || event.type === 'rotated') ({ x, y } = event);
    if (event.type === 'rotated') rotation = event.to;
    if (event.type === 'fell') y += event.rows;
  }
  return { piece: from.piece, x, y, rotation };
}

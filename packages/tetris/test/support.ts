import {
  type Ruleset,
  rulesetById,
  type TetrisCommand,
  type TetrisEvent,
  TetrisGame,
  type TetrisPosition,
  type TetrisReason,
  type TurnDirection,
} from '../src/index.ts';

/** What tests play with: short words for commands, drawn positions, and what came of them. */
export const left: TetrisCommand = { type: 'move', dx: -1 };
export const right: TetrisCommand = { type: 'move', dx: 1 };
export const hardDrop: TetrisCommand = { type: 'hardDrop' };
export const hold: TetrisCommand = { type: 'hold' };
export const undo: TetrisCommand = { type: 'undo' };
export const cw = turn('cw');
export const ccw = turn('ccw');
export const half = turn('180');

export function turn(dir: TurnDirection): TetrisCommand {
  return { type: 'rotate', dir };
}

export function softDrop(on: boolean, factor?: number | 'max'): TetrisCommand {
  return factor === undefined ? { type: 'softDrop', on } : { type: 'softDrop', on, factor };
}

/** The live game of a drawn position that must be possible. */
export function opened(
  position: TetrisPosition,
  options: { ruleset?: string | Ruleset; goal?: string; seed?: number } = { ruleset: 'guideline' },
): TetrisGame {
  const result = TetrisGame.fromPosition(position, options);
  if (!result.ok) throw new Error(`${result.error.where}: ${result.error.message}`);
  return result.value;
}

/** Gives commands that must be taken, and returns the events. */
export function play(game: TetrisGame, ...commands: readonly TetrisCommand[]): readonly TetrisEvent[] {
  return commands.flatMap((command) => {
    const outcome = game.dispatch(command);
    if (!outcome.ok) throw new Error(`${JSON.stringify(command)} is refused: ${outcome.reason}`);
    return outcome.events;
  });
}

export function refusal(game: TetrisGame, command: TetrisCommand): TetrisReason | undefined {
  const outcome = game.dispatch(command);
  return outcome.ok ? undefined : outcome.reason;
}

export type EventOf<T extends TetrisEvent['type']> = Extract<TetrisEvent, { readonly type: T }>;

export function only<T extends TetrisEvent['type']>(events: readonly TetrisEvent[], type: T): readonly EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}

export function types(events: readonly TetrisEvent[]): readonly string[] {
  return events.map(({ type }) => type);
}

/** A built-in ruleset with some of it changed. */
export function changed(id: string, changes: Partial<Ruleset>): Ruleset {
  const base = rulesetById(id);
  if (base === undefined) throw new Error(`no ruleset ${id}`);
  return { ...base, id: 'changed', ...changes };
}

/** The ms, from now and within `limit`, at which each event of these types happens. */
export function timesOf(game: TetrisGame, limit: number, ...wanted: readonly TetrisEvent['type'][]): readonly number[] {
  const times: number[] = [];
  const start = game.now;
  for (let ms = 1; ms <= limit && !game.over; ms++) {
    for (const { type } of game.advance(1)) if (wanted.includes(type)) times.push(start + ms);
  }
  return times;
}

/** The well's bottom rows as `#` and `.`. */
export function bottom(game: TetrisGame, rows: number): readonly string[] {
  return game.view.well.toString('########').split('\n').slice(-rows);
}

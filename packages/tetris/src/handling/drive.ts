import type { TetrisCommand, TetrisEvent, TetrisGameContract } from '../types.ts';
import type { Handling, TimedCommand } from './handling.ts';

/** What happened at one ms of the game: through a command that was accepted, or, without one, through time. */
export type Told = (events: readonly TetrisEvent[], command?: TetrisCommand) => void;

/**
 * Lets the game and the handling, both on game time, go on together up to `to`. They go ms by ms, so that a spawn or a
 * turn is known before the next repeat, however long the stretch is.
 */
export function drive(game: TetrisGameContract, handling: Handling, to: number, told: Told): void {
  while (game.now < to && !game.over) {
    const commands = handling.advance(game.now + 1);
    const events = game.advance(1);
    if (events.length > 0) {
      handling.observe(events);
      told(events);
    }
    give(game, handling, commands, told);
  }
}

/** Gives the commands of a press or release, whose ms the game has reached, and what they set off in the handling. */
export function give(
  game: TetrisGameContract,
  handling: Handling,
  commands: readonly TimedCommand[],
  told: Told,
): void {
  for (let next = commands; next.length > 0; next = handling.advance(game.now)) {
    for (const [, command] of next) {
      const outcome = game.dispatch(command);
      if (!outcome.ok) continue;
      handling.observe(outcome.events);
      told(outcome.events, command);
    }
  }
}

import { type GameKind, hashOf, type Outcome, succeed } from '@blockyard/grid-core';
import { gameLaws } from '@blockyard/grid-core/testing';
import { describe, expect, it } from 'vitest';
import type { BlastCommand, BlastEvent, BlastReason } from '../src/index.ts';
import { JourneyGame, LEVELS, type Level } from '../src/journey/index.ts';
import { commandsTo } from './support/commands.ts';

interface Saved {
  readonly seed: number;
  readonly commands: readonly BlastCommand[];
}

/** A level as the contract has games, saved as the page saves it: by its commands. */
class Played {
  private readonly commands: BlastCommand[];

  constructor(
    private readonly seed: number,
    readonly journey: JourneyGame,
    commands: readonly BlastCommand[] = [],
  ) {
    this.commands = [...commands];
  }

  get now(): number {
    return this.journey.game.now;
  }

  get over(): boolean {
    return this.journey.view.state !== 'playing';
  }

  advance(ms: number): readonly BlastEvent[] {
    return this.journey.game.advance(ms);
  }

  dispatch(command: BlastCommand): Outcome<BlastEvent, BlastReason> {
    const outcome = this.journey.dispatch(command);
    if (outcome.ok) this.commands.push(command);
    return outcome;
  }

  snapshot(): Saved {
    return { seed: this.seed, commands: [...this.commands] };
  }
}

function kindOf(level: Level): GameKind<BlastCommand, Played> {
  return {
    id: 'journey',
    rules: 1,
    digest: () => hashOf(level),
    start: (_, { seed }) => new Played(seed, JourneyGame.start({ ...level, seed })),
    restore: (snapshot) => {
      const { seed, commands } = snapshot as Saved;
      return succeed(new Played(seed, JourneyGame.replayed({ ...level, seed }, commands), commands));
    },
    parseCommand: (value) => succeed(value as BlastCommand),
    score: ({ journey }) => journey.game.view.score,
  };
}

/** The first level of a kind. */
function first(kind: Level['goal']['kind']): Level {
  const level = LEVELS.find(({ goal }) => goal.kind === kind);
  if (level === undefined) throw new Error(`no level of ${kind}`);
  return level;
}

// Few random commands are placements: with so few moves, or so few points to make, most runs come to an end.
const SUBJECTS = [
  { name: 'lines', level: { ...first('lines'), moves: 5 } },
  { name: 'gems', level: { ...first('gems'), moves: 5 } },
  { name: 'points that are soon made', level: { ...first('points'), goal: { kind: 'points', count: 20 } } },
] as const satisfies readonly { readonly name: string; readonly level: Level }[];

describe.each(SUBJECTS)('the laws of a game hold for a level of $name', ({ level }) => {
  const laws = gameLaws({
    kind: kindOf(level),
    ruleset: level.id,
    commands: commandsTo(7),
    longestPause: 100,
    allowedWhenOver: ({ type }) => type === 'undo',
    length: 500,
    runs: 5,
    picture: ({ journey }) => {
      const { board: view, ...goal } = journey.view;
      return { view, read: () => `${view.board}${JSON.stringify([view.score, view.tray, goal])}` };
    },
  });
  it.each(laws.map((law) => [law.name, law] as const))('%s', (_, law) => law.check());
});

it('a level that is won takes no undo either', () => {
  const [level] = LEVELS;
  const won = JourneyGame.start({ ...(level as Level), goal: { kind: 'points', count: 1 } });
  const slot = won.game.view.fits.indexOf(true);
  const [place] = won.game.placements(slot);
  won.dispatch({ type: 'place', slot, x: place?.x ?? 0, y: place?.y ?? 0 });
  expect(won.view.state).toBe('won');
  expect(won.dispatch({ type: 'undo' })).toEqual({ ok: false, reason: 'over' });
});

import { gameLaws } from '@blockyard/grid-core/testing';
import { describe, it } from 'vitest';
import { blastKind, RULESETS, type Ruleset, rulesetById } from '../src/index.ts';
import { commandsTo } from './support/commands.ts';

/** Games on a small board end while few random commands have been tried. */
const small = (id: string) => {
  const size = id === 'boxes' ? 6 : 4;
  return { ...(rulesetById(id) as Ruleset), id: 'small', board: { width: size, height: size } };
};

const SUBJECTS = RULESETS.flatMap((id) => [
  { name: id, ruleset: rulesetById(id) as Ruleset, length: 700, runs: 5 },
  { name: `${id} on a small board`, ruleset: small(id), length: 600, runs: 8 },
]);

describe.each(SUBJECTS)('the laws of a game hold for $name', ({ ruleset, length, runs }) => {
  const laws = gameLaws({
    kind: blastKind,
    ruleset,
    commands: commandsTo(ruleset.board.width - 1),
    longestPause: 100,
    allowedWhenOver: ({ type }) => type === 'undo',
    // Most random commands are refused; a random game is over after some fifteen that are not, so that many runs end.
    length,
    runs,
    picture: (game) => {
      const { view } = game;
      const { board, ...rest } = view;
      return { view, read: () => `${board}${JSON.stringify(rest)}` };
    },
  });
  it.each(laws.map((law) => [law.name, law] as const))('%s', (_, law) => law.check());
});

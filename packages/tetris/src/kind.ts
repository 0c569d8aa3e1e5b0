import { digestOf, type GameKind } from '@blockyard/grid-core';
import { parseCommand } from './command.ts';
import { TetrisGame } from './game.ts';
import type { Ruleset } from './rulesets/ruleset.ts';
import { resolveRuleset } from './rulesets/rulesets.ts';
import { RULES_VERSION, type TetrisCommand } from './types.ts';

/** What replays, simulations and the laws need to know of the game. */
export const tetrisKind: GameKind<TetrisCommand, TetrisGame> = {
  id: 'tetris',
  rules: RULES_VERSION,
  digest(ruleset) {
    const resolved = resolveRuleset(ruleset);
    return resolved.ok ? digestOf(resolved.value) : undefined;
  },
  start: (ruleset, start) => TetrisGame.start({ ...start, ruleset: ruleset as string | Ruleset }),
  restore: TetrisGame.restore,
  parseCommand,
  score: (game) => game.view.score,
};

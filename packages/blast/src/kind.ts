import { digestOf, type GameKind } from '@blockyard/grid-core';
import { attempt } from '@blockyard/grid-core/reading';
import { parseCommand } from './command.ts';
import { BlastGame } from './game.ts';
import { readRuleset } from './ruleset.ts';
import type { Ruleset } from './ruleset-types.ts';
import { RULES_VERSION } from './snapshot.ts';
import type { BlastCommand } from './types.ts';

/** What recorders, replays, the laws and the lab need to know of Blast. */
export const blastKind: GameKind<BlastCommand, BlastGame> = {
  id: 'blast',
  rules: RULES_VERSION,
  digest(ruleset) {
    const known = attempt(() => digestOf(readRuleset(ruleset)));
    return known.ok ? known.value : undefined;
  },
  start: (ruleset, { seed }) => BlastGame.start({ seed, ruleset: ruleset as string | Ruleset }),
  restore: BlastGame.restore,
  parseCommand,
  score: (game) => game.view.score,
};

import { BlastGame } from '@blockyard/blast';
import { RandomStream } from '@blockyard/grid-core';

/**
 * Plays games to their end, each placement the bot's, at most `rounds` rounds each, and returns scores and rounds, sorted.
 * A planner's whole turn is played before it is asked again.
 * @param {(game: BlastGame, random: RandomStream) => readonly object[]} turnOf
 */
export function playGames(ruleset, turnOf, games, rounds, firstSeed = 1) {
  const ends = [];
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const game = BlastGame.start({ seed, ruleset });
    const random = RandomStream.seeded(seed, 'bench');
    while (!game.over && game.view.round <= rounds) {
      for (const command of turnOf(game, random)) game.dispatch(command);
    }
    ends.push({ score: game.view.score, round: game.view.round, capped: !game.over });
  }
  return ends.sort((a, b) => a.score - b.score);
}

export function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/**
 * How long three players last under the plain weights of `classic`, under its deal curve, and under the curve with mercy for
 * a player who is hard pressed: the table of docs/rules/blast.md.
 * Run after a build: node packages/blast/bench/curve.mjs [random games] [greedy games] [planner games]
 */
import { rulesetById } from '@blockyard/blast';
import { greedy, random } from '@blockyard/blast/bots';
import { bestTurn } from '@blockyard/blast/solver';
import { playGames, quantile } from './players.mjs';

const [randomGames = 1000, greedyGames = 300, plannerGames = 40] = process.argv.slice(2).map(Number);
const ROUNDS = 600;
const classic = rulesetById('classic');
const { weights } = classic.deal;
/** The curve with mercy: it deals as in its first rounds when so many cells are filled, or when nothing has cleared for long. */
const [{ from: _, ...kind }] = classic.deal.stages;
const mercifulFrom = (filled) => ({
  ...classic,
  id: 'mercy',
  undo: 'none',
  deal: {
    ...classic.deal,
    mercy: [
      { ...kind, filled },
      { ...kind, dry: 12 },
    ],
  },
});
const rulesets = {
  'plain weights': { ...classic, id: 'plain', undo: 'none', deal: { weights } },
  'the curve': { ...classic, id: 'curve', undo: 'none' },
  'mercy from 40 cells': mercifulFrom(40),
  'mercy from 28 cells': mercifulFrom(28),
};
const players = [
  ['random', randomGames, (game, stream) => [random(game.view, stream)]],
  ['greedy', greedyGames, (game, stream) => [greedy(game.view, stream)]],
  ['planner', plannerGames, ({ view }) => bestTurn(view, { beam: 12 }).moves],
];

console.log('| player | deal | games | score p10 | median | p90 | rounds, median | not ended |');
console.log('|---|---|---|---|---|---|---|---|');
for (const [player, games, turnOf] of players) {
  for (const [name, ruleset] of Object.entries(rulesets)) {
    if (games === 0) continue;
    const ends = playGames(ruleset, turnOf, games, ROUNDS);
    const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => quantile(ends, share));
    const rounds = quantile(
      ends.map(({ round }) => round).sort((a, b) => a - b),
      0.5,
    );
    const capped = ends.filter((end) => end.capped).length;
    console.log(
      `| ${player} | ${name} | ${games} | ${low.score} | ${middle.score} | ${high.score} | ${rounds} | ${capped} |`,
    );
  }
}

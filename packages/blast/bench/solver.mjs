/**
 * How fast the solver is on 8×8: ways counted a second over boards of 20 to 55 % fill, and the time that `canPlaceAll` takes.
 * Run after a build: node packages/blast/bench/solver.mjs [trays]
 */

import { canPlaceAll, LIBRARY, rulesetById } from '@blockyard/blast';
import { countWays } from '@blockyard/blast/solver';
import { Grid, RandomStream } from '@blockyard/grid-core';

const trays = Number(process.argv[2] ?? 300);
const stream = RandomStream.seeded(1, 'bench');
const { weights } = rulesetById('classic').deal;
const pieces = LIBRARY.filter(({ family }) => weights[family]);
const positions = Array.from({ length: trays }, () => {
  const board = new Grid(8, 8);
  const fill = 20 + stream.below(36);
  for (let y = 0; y < 8; y++) for (let x = 0; x < 8; x++) if (stream.below(100) < fill) board.set(x, y, 1);
  for (let i = 0; i < 8; i++) {
    board.set(stream.below(8), i, 0);
    board.set(i, stream.below(8), 0);
  }
  return [board, Array.from({ length: 3 }, () => pieces[stream.below(pieces.length)].shape)];
});

for (const [board, shapes] of positions.slice(0, 30)) countWays(board, shapes);
let leaves = 0;
// Processor time: a busy machine does not slow it down.
const begun = process.cpuUsage();
for (const [board, shapes] of positions) leaves += countWays(board, shapes);
const seconds = process.cpuUsage(begun).user / 1e6;
console.log(`countWays: ${(leaves / seconds / 1e6).toFixed(1)} M leaves/s (${Math.round(leaves / trays)} a tray)`);

// The fastest of some runs: what another program takes away in between is no part of it.
const RUNS = 7;
const times = positions
  .map(([board, shapes]) => {
    const runs = Array.from({ length: RUNS }, () => {
      const start = performance.now();
      canPlaceAll(board, shapes);
      return performance.now() - start;
    });
    return Math.min(...runs);
  })
  .sort((a, b) => a - b);
const at = (share) => times[Math.floor((times.length - 1) * share)].toFixed(4);
console.log(`canPlaceAll: median ${at(0.5)} ms, 99 % ${at(0.99)} ms, worst ${at(1)} ms`);

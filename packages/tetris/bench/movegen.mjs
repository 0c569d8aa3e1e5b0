// Placements counted by row masks, beside a plain search that moves one piece about one cell at a time. One run, one thread:
// the ratio carries over to other machines, the figures do not. `node bench/movegen.mjs` after `pnpm build`.
import process from 'node:process';
import { collapseRows, fits, fullRows, Grid, stamp } from '@blockyard/grid-core';
import { ROTATION_SYSTEMS, rulesetById, shapeOf, TetrisGame } from '@blockyard/tetris';
import { perft, placements } from '@blockyard/tetris/movegen';

const HEIGHT = 48;
const SPAWN = 19;

/** The places to rest by breadth-first search over single steps, one for each set of cells. */
function rests(well, piece, system) {
  const kicks = piece === 'O' ? {} : system.kicks[piece];
  const start = shapeOf(piece);
  const { bounds } = start;
  const edge = [
    { x: Math.floor((well.width - start.width) / 2), y: well.height - SPAWN - bounds.y - bounds.height, r: 0 },
  ];
  if (!fits(well, start, edge[0].x, edge[0].y)) return [];
  const seen = new Set();
  const found = new Map();
  const come = (x, y, r) => {
    const id = (r * 64 + y) * 64 + x + 8;
    if (seen.has(id)) return;
    seen.add(id);
    edge.push({ x, y, r });
  };
  for (const { x, y, r } of edge) {
    const shape = shapeOf(piece, r);
    if (fits(well, shape, x - 1, y)) come(x - 1, y, r);
    if (fits(well, shape, x + 1, y)) come(x + 1, y, r);
    if (fits(well, shape, x, y + 1)) come(x, y + 1, r);
    else found.set(shape.cells.map(([dx, dy]) => (y + dy) * 32 + x + dx).join(), { shape, x, y });
    for (const to of [0, 1, 2, 3]) {
      const kick = kicks[`${r}>${to}`]?.find(([dx, dy]) => fits(well, shapeOf(piece, to), x + dx, y + dy));
      if (kick !== undefined) come(x + kick[0], y + kick[1], to);
    }
  }
  return [...found.values()];
}

function slowPerft(well, queue, depth, system) {
  const places = rests(well, queue[0], system);
  if (depth === 1) return places.length;
  let count = 0;
  for (const { shape, x, y } of places) {
    const after = well.clone();
    stamp(after, shape, x, y, 1);
    collapseRows(after, fullRows(after));
    count += slowPerft(after, queue.slice(1), depth - 1, system);
  }
  return count;
}

/** Per millisecond of processor time: what else the machine does counts less. */
function timed(work) {
  const before = process.cpuUsage();
  const count = work();
  const { user, system } = process.cpuUsage(before);
  return { count, rate: count / ((user + system) / 1000) };
}

function line(name, { count, rate }, beside = '') {
  const figure = rate >= 1000 ? `${(rate / 1000).toFixed(1)} M` : `${rate.toFixed(1)} k`;
  console.log(`${name.padEnd(28)} ${String(count).padStart(11)} leaves  ${figure.padStart(8)} leaves/s  ${beside}`);
}

const runs = [
  { queue: 'IOLJSZ', depth: 6, slow: 3, leaves: 67_002_200 },
  { queue: 'TIOLJSZ', depth: 5, slow: 3, leaves: 7_451_934 },
  { queue: 'TTTTT', depth: 5, slow: 2, leaves: 58_926_428 },
];

perft([], 'IOLJS', 5);
for (const { queue, depth, slow, leaves } of runs) {
  const fast = timed(() => perft([], queue, depth, { system: 'srs', spawnY: SPAWN }));
  const plain = timed(() => slowPerft(new Grid(10, HEIGHT), queue, slow, ROTATION_SYSTEMS.srs));
  if (fast.count !== leaves) throw new Error(`${queue}: ${fast.count} leaves, not ${leaves}`);
  if (plain.count !== perft([], queue, slow)) throw new Error(`${queue}: the plain search finds ${plain.count}`);
  line(`srs ${queue} to ${depth}`, fast, `${(fast.rate / plain.rate).toFixed(0)} times the plain search`);
  line(`    plain search to ${slow}`, plain);
}

const rules = rulesetById('guideline');
const boards = [[], ['#.........', '##......##', '###....###', '####...###', '####..####', '###...####', '####.#####']];
for (const [i, board] of boards.entries()) {
  const { value } = TetrisGame.fromPosition({ board, queue: 'T' }, { ruleset: rules });
  const calls = 300;
  const { rate } = timed(() => {
    for (let n = 0; n < calls; n++) placements(value.view, rules, { spins: true });
    return calls;
  });
  console.log(`placements of T with paths, board ${i + 1}: ${(rate * 1000).toFixed(0)} calls/s`);
}

import { BlastGame } from '@blockyard/blast';
import { parsePosition } from '@blockyard/blast/notation';
import { countWays } from '@blockyard/blast/solver';
import { ROTATION_SYSTEMS, type RotationId } from '@blockyard/tetris';
import { perft as countLeaves } from '@blockyard/tetris/movegen';
import { type Arguments, wholeNumber } from '../cli/arguments.ts';
import type { Command } from '../cli/command.ts';
import { EXIT, Failure, UsageError } from '../cli/exit.ts';
import { painter } from '../cli/paint.ts';
import { readText } from '../run/files.ts';
import { grouped } from '../statistics/numbers.ts';
import { aligned } from '../statistics/table.ts';

const DEEPEST = 10;
const SYSTEMS = Object.keys(ROTATION_SYSTEMS) as RotationId[];

export const perft: Command = {
  name: 'perft',
  takes: 'QUEUE | blast POSITION',
  count: [1, 2],
  summary: 'count the ways to place pieces, as move generators are checked by',
  about: [
    'QUEUE, as IOLJSZ: the ways to set its pieces down one after the other, for each depth, wherever single steps and turns\nlead from the spawn, without hold and without a ceiling; full rows go.',
    'blast POSITION, a line of Blast’s notation: the ways to place its whole tray, over all orders and places.',
  ],
  options: {
    depth: { value: 'N', help: `how many pieces, at most ${DEEPEST}; the whole queue unless given` },
    board: { value: 'FILE', help: 'the bottom rows of the well, `.` empty; an empty well of ten columns unless given' },
    system: { value: 'ID', help: `how pieces turn: ${SYSTEMS.join(', ')}; srs unless given` },
    'spawn-y': { value: 'N', help: 'rows above the floor of a new piece’s lowest blocks, 19 unless given' },
    labels: { help: 'count a T once for each spin that it can lock with' },
    json: { help: 'the counts as JSON' },
  },
  examples: [
    'perft IOLJSZ',
    'perft TIOLJSZ --depth 4 --system srs-x',
    'perft blast "8/8/8/8/8/8/8/8 dot,-,o9 0 classic"',
  ],
  run(args, io) {
    const [first = '', position] = args.positionals;
    const blast = first === 'blast' && position !== undefined;
    if (position !== undefined && !blast) throw new UsageError(`"${position}" is one argument too many`);
    if (blast) args.refuse(['depth', 'board', 'system', 'spawn-y', 'labels'], 'for a queue');
    const counts = blast ? [{ depth: trayOf(position).length, count: ways(position) }] : leaves(args, first);
    if (args.flag('json')) io.out(`${JSON.stringify(counts, null, 2)}\n`);
    else {
      const rows = counts.map(({ depth, count }) => [String(depth), grouped(count)]);
      io.out(`${aligned([['pieces', 'ways'], ...rows], painter(io)).join('\n')}\n`);
    }
    return EXIT.ok;
  },
};

interface Count {
  readonly depth: number;
  readonly count: number;
}

function leaves(args: Arguments, queue: string): Count[] {
  if (!/^[IOTSZJL]+$/.test(queue)) throw new UsageError(`the queue must be of the letters IOTSZJL, not "${queue}"`);
  const most = Math.min(DEEPEST, queue.length);
  const depth = args.text('depth');
  const to = depth === undefined ? most : wholeNumber('--depth', depth, 1, most);
  const file = args.text('board');
  const board = file === undefined ? [] : readText(file).trimEnd().split('\n');
  const options = {
    system: args.choice('system', SYSTEMS) ?? 'srs',
    spawnY: args.whole('spawn-y', 0, 60) ?? 19,
    labels: args.flag('labels'),
  };
  try {
    return Array.from({ length: to }, (_, i) => ({ depth: i + 1, count: countLeaves(board, queue, i + 1, options) }));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Failure(`${file ?? queue}: ${error.message}`);
  }
}

function gameAt(position: string): BlastGame {
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Failure(parsed.error.message);
  const game = BlastGame.fromPosition(parsed.value, parsed.value);
  if (!game.ok) throw new Failure(game.error.message);
  return game.value;
}

function trayOf(position: string) {
  return gameAt(position).view.tray.flatMap((piece) => (piece === null ? [] : [piece.shape]));
}

function ways(position: string): number {
  const { view, ruleset } = gameAt(position);
  return countWays(view.board, trayOf(position), ruleset);
}

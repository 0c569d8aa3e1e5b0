import { createRequire, register } from 'node:module';
import { type Found, timed } from '../task.ts';

/** One piece of a game of another engine: what it is told on the way, and whether the game goes on. */
interface Peer {
  shift(dx: -1 | 1): void;
  turn(): void;
  drop(): void;
  readonly over: boolean;
}

interface Package {
  readonly name: string;
  /** Games a round. */
  readonly games: number;
  /** What it lacks of the recipe. */
  readonly without: string;
  /** Makes a game. Rejects where the package is not there. */
  load(): Promise<() => Peer>;
}

const require = createRequire(import.meta.url);

/** The engines on npm that run without a page. They draw their pieces by `Math.random`, evenly or four of each in a bag. */
const PACKAGES: readonly Package[] = [
  { name: 'js-tetris-cli', games: 100, without: 'no kicks, bag, seed', load: loadJsTetrisCli },
  { name: 'react-tetris', games: 40, without: 'no kicks, hidden rows, seed', load: loadReactTetris },
  { name: 'tetris-engine', games: 6, without: 'no kicks, bag, seed', load: loadTetrisEngine },
];

/** The peers whose tasks have `only` in their names. In a clone of the repository all are installed beside the lab, elsewhere none. */
export function peers(only = ''): Promise<readonly Found[]> {
  const named = PACKAGES.map((peer) => ({ ...peer, task: `${peer.name}, random recipe (${peer.without})` }));
  return Promise.all(
    named
      .filter(({ task }) => task.includes(only))
      .map(async ({ name, task, games, load }): Promise<Found> => {
        try {
          const begin = await load();
          const { version } = require(`${name}/package.json`) as { readonly version: string };
          const round = () => timed(() => played(begin, games));
          return { task: { name: task, unit: 'pieces', round }, version: `${name} ${version}` };
        } catch {
          return { name, missing: 'it is not installed' };
        }
      }),
  );
}

const below = (count: number): number => Math.floor(Math.random() * count);

function played(begin: () => Peer, games: number): { count: number; games: number } {
  let count = 0;
  for (let i = 0; i < games; i++) {
    const peer = begin();
    for (; !peer.over; count++) {
      for (let steps = 3 + below(8); steps > 0; steps--) {
        const dx = below(3) - 1;
        if (dx === -1 || dx === 1) peer.shift(dx);
        if (below(10) < 3) peer.turn();
      }
      peer.drop();
    }
  }
  return { count, games };
}

interface JsTetrisCli {
  readonly topOut: boolean;
  readonly activeBlocks: object;
  moveBlocksLeft(): void;
  moveBlocksRight(): void;
  moveBlocksDown(): void;
  rotateBlocks(): void;
}

/** What a module of classes exports. */
interface Default<Arguments extends unknown[], Instance> {
  readonly default: new (...args: Arguments) => Instance;
}

async function loadJsTetrisCli(): Promise<() => Peer> {
  const { default: Config } = require('js-tetris-cli/dist/src/config.js') as Default<[], { readonly matrix: object }>;
  const { default: Matrix } = require('js-tetris-cli/dist/src/matrix.js') as Default<[config: object], object>;
  const { default: Game } = require('js-tetris-cli/dist/src/game.js') as Default<[object, object], JsTetrisCli>;
  return () => {
    const config = new Config();
    const game = new Game(config, new Matrix(config.matrix));
    return {
      shift: (dx) => (dx < 0 ? game.moveBlocksLeft() : game.moveBlocksRight()),
      turn: () => game.rotateBlocks(),
      drop() {
        const { activeBlocks } = game;
        while (game.activeBlocks === activeBlocks && !game.topOut) game.moveBlocksDown();
      },
      get over() {
        return game.topOut;
      },
    };
  };
}

interface TetrisEngineState {
  readonly gameStatus: number;
  readonly statistic: { readonly countShapesFalled: number };
}

interface TetrisEngine {
  start(): void;
  moveLeft(): void;
  moveRight(): void;
  moveDown(): void;
  rotate(): void;
}

const OVER = 3;

async function loadTetrisEngine(): Promise<() => Peer> {
  const { Engine } = require('tetris-engine') as {
    readonly Engine: new (width: number, height: number, render: (state: TetrisEngineState) => void) => TetrisEngine;
  };
  return () => {
    let [over, fallen] = [false, 1];
    const engine = new Engine(10, 20, ({ gameStatus, statistic }) => {
      over = gameStatus === OVER;
      fallen = statistic.countShapesFalled;
    });
    engine.start();
    return {
      shift: (dx) => (dx < 0 ? engine.moveLeft() : engine.moveRight()),
      turn: () => engine.rotate(),
      drop() {
        const before = fallen;
        while (fallen === before && !over) engine.moveDown();
      },
      get over() {
        return over;
      },
    };
  };
}

interface ReactTetris {
  readonly state: 'PLAYING' | 'LOST';
}

/** Its modules leave their extensions out, as bundlers allow; this lets Node find them. */
const EXTENSIONS = `export async function resolve(specifier, context, next) {
  const bare = specifier.startsWith('.') && context.parentURL?.includes('/react-tetris/') && !specifier.endsWith('.js');
  return next(bare ? specifier + '.js' : specifier, context);
}`;

async function loadReactTetris(): Promise<() => Peer> {
  const path = require.resolve('react-tetris/lib/models/Game.js');
  register(`data:text/javascript,${encodeURIComponent(EXTENSIONS)}`);
  const { init, update } = (await import(path)) as {
    init(): ReactTetris;
    update(game: ReactTetris, action: string): ReactTetris;
  };
  return () => {
    let game = init();
    const act = (action: string) => {
      game = update(game, action);
    };
    return {
      shift: (dx) => act(dx < 0 ? 'MOVE_LEFT' : 'MOVE_RIGHT'),
      turn: () => act('FLIP_CLOCKWISE'),
      drop: () => act('HARD_DROP'),
      get over() {
        return game.state === 'LOST';
      },
    };
  };
}

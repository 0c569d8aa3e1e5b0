import process from 'node:process';
import { type Arguments, wholeNumber } from '../cli/arguments.ts';
import type { Command } from '../cli/command.ts';
import { EXIT, Failure, UsageError } from '../cli/exit.ts';
import { painter } from '../cli/paint.ts';
import { GAMES } from '../games/games.ts';
import { GAME_IDS } from '../games/lab-game.ts';
import type { Film } from '../replays/film.ts';
import { replaysOf } from '../replays/sources.ts';
import { watch } from '../replays/terminal.ts';
import { frame, Viewer } from '../replays/viewer.ts';
import { writeText } from '../run/files.ts';
import { loadRun, whyUnplayable } from '../run/load.ts';
import { gamePlan } from '../run/run.ts';

export const replay: Command = {
  name: 'replay',
  takes: 'FILE|LINK',
  count: [1, 1],
  summary: 'look at a game position by position',
  about: [
    'Position 0 is the start, position n is after n commands, the last is the end. On a terminal the game plays there, with\nkeys to step, to go back, for the speed and to jump to a piece; with --at or --piece, or in a pipe, one position is printed.',
    'With --game FILE is a run of `simulate`: the game is played again from its seed.',
  ],
  options: {
    at: { value: 'N|end', help: 'print position N' },
    piece: { value: 'N', help: 'print the position at which N pieces have been placed' },
    game: { value: 'I', help: 'game I, from 0, of a run' },
    out: { value: 'FILE', help: 'write the replay to FILE' },
    json: { help: 'the position as the game’s own snapshot' },
  },
  examples: ['replay game.json', 'replay game.json --at 25', 'replay run.json --game 17 --piece 10'],
  async run(args, io) {
    const [argument = ''] = args.positionals;
    const film = args.text('game') === undefined ? recorded(argument) : ofRun(args, argument);
    const at = positionOf(args, film);
    const out = args.text('out');
    if (out !== undefined) writeText(out, `${JSON.stringify(film.replay)}\n`);
    const paint = painter(io);
    if (args.flag('json')) io.out(`${JSON.stringify(film.snapshot(at ?? film.last), null, 2)}\n`);
    else if (at === undefined && io.watched.out && process.stdin.isTTY) await watch(new Viewer(film), io);
    else io.out(`${frame(film, at ?? film.last, paint).join('\n')}\n`);
    return EXIT.ok;
  },
};

function recorded(argument: string): Film {
  const [source, another] = replaysOf(argument);
  if (source === undefined || another !== undefined) {
    throw new Failure(`${argument}: there is more than one replay in it; verify takes many, replay takes one`);
  }
  if (!source.replay.ok) throw new Failure(`${source.name}: ${source.replay.error.message}`);
  return filmOf(source.name, source.replay.value.game, source.replay.value);
}

function ofRun(args: Arguments, path: string): Film {
  const run = loadRun(path);
  const index = args.whole('game', 0, run.games - 1) ?? 0;
  const unplayable = whyUnplayable(run);
  if (unplayable !== undefined) throw new Failure(`${path}: ${unplayable}`);
  return filmOf(path, run.game, GAMES[run.game].record(gamePlan(run, index)));
}

function filmOf(name: string, game: string, source: unknown): Film {
  const id = GAME_IDS.find((each) => each === game);
  if (id === undefined) throw new Failure(`${name}: the replay is of "${game}", which is not known here`);
  const film = GAMES[id].open(source);
  if (!film.ok) throw new Failure(`${name}: ${film.error.message}`);
  return film.value;
}

/** The position that is asked for; `undefined` for none. */
function positionOf(args: Arguments, film: Film): number | undefined {
  const [at, piece] = [args.text('at'), args.text('piece')];
  if (at !== undefined && piece !== undefined) throw new UsageError('--at and --piece exclude each other');
  if (at === 'end') return film.last;
  if (at !== undefined) return wholeNumber('--at', at, 0, film.last);
  if (piece === undefined) return undefined;
  return film.ofPiece(wholeNumber('--piece', piece, 0, film.piecesAt(film.last)));
}

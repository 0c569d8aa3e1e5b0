import type { Command } from '../cli/command.ts';
import { EXIT, Failure } from '../cli/exit.ts';
import { harmless } from '../cli/paint.ts';
import { GAMES } from '../games/games.ts';
import { GAME_IDS, type GameId } from '../games/lab-game.ts';
import { readText } from '../run/files.ts';
import { parseLocated } from '../run/json.ts';

/** What a file is, or what is wrong with it and where. */
interface Verdict {
  readonly file: string;
  readonly ok: boolean;
  readonly game?: GameId;
  readonly id?: string;
  readonly digest?: string;
  readonly line?: number;
  readonly column?: number;
  readonly field?: string;
  readonly message?: string;
}

export const validate: Command = {
  name: 'validate',
  takes: 'FILE…',
  count: [1, Number.POSITIVE_INFINITY],
  summary: 'check ruleset files',
  about: [
    'A file holds a ruleset of either game as JSON. Of one that is wrong the first fault is told, as FILE:LINE:COLUMN: FIELD: what.',
    'The exit code is 0 where all are right, else 1.',
  ],
  options: {
    game: { value: GAME_IDS.join('|'), help: 'of which game; told by its fields unless given' },
    json: { help: 'a verdict for each file, as JSON' },
  },
  examples: ['validate my-rules.json', 'validate --game tetris rules/*.json'],
  run(args, io) {
    const game = args.choice('game', GAME_IDS);
    const verdicts = args.positionals.map((file) => verdictOf(file, game));
    if (args.flag('json')) io.out(`${JSON.stringify(verdicts, null, 2)}\n`);
    else for (const verdict of verdicts) io.out(`${harmless(lineOf(verdict))}\n`);
    return verdicts.every(({ ok }) => ok) ? EXIT.ok : EXIT.failed;
  },
};

function lineOf({ file, ok, game, id, digest, line, column, field, message }: Verdict): string {
  if (ok) return `${file}: ${game} ruleset "${id}", digest ${digest}`;
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  return [place, ...(field ? [field] : []), message].join(': ');
}

function verdictOf(file: string, asked: GameId | undefined): Verdict {
  let text: string;
  try {
    text = readText(file);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { file, ok: false, message: error.message.replace(`${file}: `, '') };
  }
  const json = parseLocated(text);
  if (!json.ok) {
    const [line, column] = json.error.where.split(':').map(Number) as [number, number];
    return { file, ok: false, line, column, message: json.error.message };
  }
  const { value, placeOf } = json.value;
  const game = GAMES[asked ?? gameOf(value)];
  const parsed = game.parseRuleset(value);
  if (parsed.ok) {
    return { file, ok: true, game: game.id, id: parsed.value.id, digest: game.digest(parsed.value) ?? '' };
  }
  const { where, message } = parsed.error;
  const field = where === 'ruleset' ? '' : where;
  const place = placeOf(field === '' ? [] : field.split('.'));
  return { file, ok: false, game: game.id, ...place, field, message: plain(message, field) };
}

/** Only Blast deals into a tray. */
function gameOf(value: unknown): GameId {
  const fields = typeof value === 'object' && value !== null ? value : {};
  return 'tray' in fields || 'deal' in fields ? 'blast' : 'tetris';
}

/** The field stands before the message already, and that this is no ruleset is said by the command. */
function plain(message: string, field: string): string {
  const name = `${field === '' ? 'ruleset' : field}: `;
  const said = ["the ruleset's ", 'the ruleset ', name, `${field} `];
  return said.reduce((rest, start) => (rest.startsWith(start) ? rest.slice(start.length) : rest), message);
}

import type { Command } from '../cli/command.ts';
import { EXIT, Failure } from '../cli/exit.ts';
import { harmless } from '../cli/paint.ts';
import { Progress } from '../cli/progress.ts';
import { GAMES } from '../games/games.ts';
import { GAME_IDS } from '../games/lab-game.ts';
import { replaysOf, type Source } from '../replays/sources.ts';

interface Verdict {
  readonly name: string;
  readonly ok: boolean;
  /** What is wrong, for a reader. */
  readonly message?: string;
}

export const verify: Command = {
  name: 'verify',
  takes: 'FILE|LINK…',
  count: [1, Number.POSITIVE_INFINITY],
  summary: 'play replays to their ends and compare them with what they say',
  about: [
    'A file holds one replay as JSON, or a replay a line: JSON, a link, or the text of a link. `-` is standard input.',
    'Each replay that does not hold is one line on standard output. The exit code is 0 where all hold, else 1.',
  ],
  options: { json: { help: 'a verdict for each replay, as JSON' }, quiet: { help: 'no progress bar' } },
  examples: ['verify game.json', 'verify replays/*.json', 'verify - < links.txt'],
  run(args, io) {
    const watched = { ...io.watched, err: io.watched.err && !args.flag('quiet') };
    const sources = args.positionals.flatMap(found);
    const progress = new Progress({ ...io, watched }, sources.length, 0, 'replays');
    const verdicts: Verdict[] = [];
    for (const source of sources) {
      verdicts.push('ok' in source ? source : verdictOf(source));
      progress.add(1);
    }
    progress.end();
    const bad = verdicts.filter(({ ok }) => !ok);
    if (args.flag('json')) io.out(`${JSON.stringify(verdicts, null, 2)}\n`);
    else {
      for (const { name, message } of bad) io.out(`${harmless(`${name}: ${message}`)}\n`);
      io.out(`${verdicts.length - bad.length} of ${verdicts.length} replays hold\n`);
    }
    return bad.length === 0 ? EXIT.ok : EXIT.failed;
  },
};

/** A file that cannot be read is a replay that does not hold: the others are looked at all the same. */
function found(argument: string): readonly (Source | Verdict)[] {
  try {
    return replaysOf(argument);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [{ name: argument, ok: false, message: error.message.replace(`${argument}: `, '') }];
  }
}

function verdictOf({ name, replay }: Source): Verdict {
  if (!replay.ok) return { name, ok: false, message: replay.error.message };
  const { game } = replay.value;
  const id = GAME_IDS.find((each) => each === game);
  if (id === undefined) return { name, ok: false, message: `the replay is of "${game}", which is not known here` };
  const verified = GAMES[id].verify(replay.value);
  return verified.ok ? { name, ok: true } : { name, ok: false, message: verified.error.message };
}

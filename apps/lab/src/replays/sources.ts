import { inflateRawSync } from 'node:zlib';
import { fail, type Result, succeed } from '@blockyard/grid-core';
import { parseReplay, parseReplayText, type Replay, type ReplayProblem } from '@blockyard/grid-core/replay';
import { readText } from '../run/files.ts';

/** A replay, or why it is none, and what a reader knows it by. */
export interface Source {
  readonly name: string;
  readonly replay: Result<Replay<unknown>, ReplayProblem>;
}

/** No replay comes near this; a hostile one unfolds a thousandfold. */
const MOST_BYTES = 8 * 1024 * 1024;
const LONGEST_NAME = 60;

/**
 * The replays that an argument stands for: a link or its text, or a file (`-`: standard input) that holds one replay as
 * JSON, or a replay a line, each as JSON, a link or its text. `Failure` where there is no such file.
 */
export function replaysOf(argument: string): readonly Source[] {
  if (isLink(argument)) return [{ name: shortened(argument), replay: readLine(argument) }];
  const text = readText(argument);
  const whole = parseReplay(text);
  if (whole.ok || whole.error.code !== 'not-json') return [{ name: argument, replay: whole }];
  const lines = text.split('\n').map((line) => line.trim());
  const filled = lines.flatMap((line, i) => (line === '' ? [] : [{ line, number: i + 1 }]));
  if (filled.length === 0) return [{ name: argument, replay: whole }];
  return filled.map(({ line, number }) => ({
    name: filled.length === 1 ? argument : `${argument}:${number}`,
    replay: line.startsWith('{') ? parseReplay(line) : readLine(line),
  }));
}

function isLink(argument: string): boolean {
  return /^https?:\/\//i.test(argument) || /^[\w-]{80,}$/.test(argument);
}

/** A link, or what stands in it after `replay=`. */
function readLine(line: string): Result<Replay<unknown>, ReplayProblem> {
  const packed = textOf(line);
  if (packed === undefined) return fail('not-a-replay', 'link', 'the link has no "replay="');
  if (!packed.startsWith('z')) return parseReplayText(packed);
  const json = unfolded(packed.slice(1));
  return json.ok ? parseReplay(json.value) : json;
}

function textOf(line: string): string | undefined {
  if (!/^https?:\/\//i.test(line)) return line;
  return /[?&#]replay=([\w-]+)/.exec(line)?.[1];
}

function unfolded(text: string): Result<string, 'not-json'> {
  try {
    const bytes = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: MOST_BYTES });
    return succeed(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail('not-json', 'text', "the link's replay cannot be read: its text is damaged or cut");
  }
}

function shortened(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1)}…`;
}

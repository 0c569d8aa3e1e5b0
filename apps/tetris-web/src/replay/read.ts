import { type PackProblem, unpackText } from '@blockyard/app-kit';
import { parseReplay, parseReplayText, type Replay, type ReplayProblem } from '@blockyard/grid-core/replay';

/** What can be wrong with a replay: its text, its form, or that it does not play as it says. */
export type FilmProblem = PackProblem | ReplayProblem;

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: FilmProblem; readonly message: string };

/**
 * A replay from outside: as text of a link (packed, or short text), as a whole link, as the JSON of a file, or as a value. Only
 * its form is checked here.
 */
export function readReplay(source: unknown): Read<Replay<unknown>> {
  if (typeof source !== 'string') return read(parseReplay(source));
  const text = source.trim();
  if (text.startsWith('{')) return read(parseReplay(text));
  const short = /[?&#]replay=([\w-]+)/.exec(text)?.[1] ?? text;
  if (!short.startsWith('z')) return read(parseReplayText(short));
  const unpacked = unpackText(short);
  return unpacked.ok ? read(parseReplay(unpacked.value)) : refuse(unpacked.error);
}

interface Failure {
  readonly code: FilmProblem;
  readonly message: string;
}

export function refuse({ code, message }: Failure): Read<never> {
  return { ok: false, code, message };
}

function read<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Failure },
): Read<T> {
  return result.ok ? result : refuse(result.error);
}

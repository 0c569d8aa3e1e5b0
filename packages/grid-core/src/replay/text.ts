import { fromBase64url, toBase64url } from '../base64url.ts';
import { fail, type Result } from '../result.ts';
import { fromUtf8, toUtf8 } from '../utf8.ts';
import { parseReplay, type Replay, type ReplayProblem } from './replay.ts';

/** The replay as short text for a link: its JSON in base64url. */
export function makeReplayText(replay: Replay<unknown>): string {
  return toBase64url(toUtf8(JSON.stringify(replay)));
}

export function parseReplayText(text: string): Result<Replay<unknown>, ReplayProblem> {
  const bytes = fromBase64url(text);
  if (!bytes.ok) return fail('not-json', bytes.error.where, `the link's replay cannot be read: ${bytes.error.message}`);
  const json = fromUtf8(bytes.value);
  if (json === undefined) return fail('not-json', 'text', "the link's replay cannot be read: its text is damaged");
  return parseReplay(json);
}

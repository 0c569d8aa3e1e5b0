/** A fresh unsigned 32-bit seed from the system's own source. */
export function drawSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

export interface LaunchOptions {
  /** Unsigned 32-bit. */
  readonly seed?: number;
  readonly ruleset?: string;
  /** The text of a replay, not yet checked. */
  readonly replay?: string;
  /** A whole number from 0 to 9999. */
  readonly level?: number;
}

export type LaunchProblem = keyof LaunchOptions;

/**
 * What the address asks for (`?seed=7&ruleset=…`). `problems` names the parameters whose value cannot be used, which
 * are left out of `options`; the words for each are `launch.<name>` in the namespace `kit`.
 */
export function launchOptions(search: string): { options: LaunchOptions; problems: LaunchProblem[] } {
  const query = new URLSearchParams(search);
  const options: { -readonly [K in keyof LaunchOptions]: LaunchOptions[K] } = {};
  const problems: LaunchProblem[] = [];
  const take = <K extends LaunchProblem>(name: K, parse: (text: string) => LaunchOptions[K] | undefined): void => {
    const text = query.get(name);
    if (text === null) return;
    const value = parse(text);
    if (value === undefined) problems.push(name);
    else options[name] = value;
  };
  take('seed', (text) => wholeNumber(text, 0xffff_ffff));
  take('ruleset', (text) => (/^[\w.+-]{1,64}$/.test(text) ? text : undefined));
  take('replay', (text) => (/^[\w-]+$/.test(text) ? text : undefined));
  take('level', (text) => wholeNumber(text, 9999));
  return { options, problems };
}

function wholeNumber(text: string, most: number): number | undefined {
  if (!/^\d{1,10}$/.test(text)) return undefined;
  const value = Number(text);
  return value <= most ? value : undefined;
}

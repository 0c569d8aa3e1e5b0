import { fail, type Result, succeed } from '@blockyard/grid-core';

/** A place in a text, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** JSON that knows on which line each of its values stands. */
export interface LocatedJson {
  readonly value: unknown;
  /** Where the value at a path of keys stands; for a path that is not there, its nearest ancestor. */
  placeOf(path: readonly string[]): Place;
}

/** Reads JSON; where it is none the message and `where`, as `3:14`, say at which line and column. */
export function parseLocated(text: string): Result<LocatedJson, 'json'> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const { line, column } = placeAt(text, new Walk(text).end);
    const what = message.replace(/,? (in JSON )?at position \d+.*$/s, '').replace(/, \.\.\..*$/s, '');
    return fail('json', `${line}:${column}`, `this is not JSON: ${what}`);
  }
  return succeed({
    value,
    placeOf(path) {
      const { places } = new Walk(text);
      for (let length = path.length; length > 0; length--) {
        const at = places.get(JSON.stringify(path.slice(0, length)));
        if (at !== undefined) return placeAt(text, at);
      }
      return placeAt(text, text.search(/\S/));
    },
  });
}

function placeAt(text: string, at: number): Place {
  const before = text.slice(0, Math.max(0, at)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** A mark, a string, or a literal; strict, so that what comes after the last one is the fault. */
const TOKEN =
  /\s*(?:([{}[\],:])|("(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;

/** What lies deeper has no place of its own, and what is wrong there is told of here: no file of ours comes near it. */
const MOST_DEPTH = 100;

interface Token {
  readonly start: number;
  readonly end: number;
  readonly mark: string | undefined;
  readonly string: string | undefined;
}

/** Walks through a text as far as it is JSON, and notes where the value of each path begins: a member's where its key does. */
class Walk {
  readonly places = new Map<string, number>();
  private at = 0;

  constructor(private readonly text: string) {
    this.value([]);
  }

  /** How far the text is JSON: the first token that cannot stand where it does. */
  get end(): number {
    return this.at + (/^\s*/.exec(this.text.slice(this.at))?.[0].length ?? 0);
  }

  private value(path: readonly string[]): boolean {
    const token = path.length > MOST_DEPTH ? undefined : this.peek();
    if (token === undefined || (token.mark !== undefined && token.mark !== '{' && token.mark !== '[')) return false;
    const name = JSON.stringify(path);
    if (!this.places.has(name)) this.places.set(name, token.start);
    this.at = token.end;
    if (token.mark === '[') return this.list(']', (index) => this.value([...path, String(index)]));
    return token.mark === undefined || this.list('}', () => this.member(path));
  }

  private member(path: readonly string[]): boolean {
    const token = this.peek();
    if (token?.string === undefined) return false;
    const own = [...path, JSON.parse(token.string) as string];
    this.places.set(JSON.stringify(own), token.start);
    this.at = token.end;
    return this.take(':') && this.value(own);
  }

  private list(close: string, one: (index: number) => boolean): boolean {
    if (this.take(close)) return true;
    for (let index = 0; one(index); index++) {
      if (this.take(close)) return true;
      if (!this.take(',')) return false;
    }
    return false;
  }

  private take(mark: string): boolean {
    const token = this.peek();
    if (token?.mark !== mark) return false;
    this.at = token.end;
    return true;
  }

  private peek(): Token | undefined {
    TOKEN.lastIndex = this.at;
    const found = TOKEN.exec(this.text);
    if (found === null) return undefined;
    const [all, mark, string, literal] = found;
    const end = this.at + all.length;
    return { start: end - (mark ?? string ?? literal ?? '').length, end, mark, string };
  }
}

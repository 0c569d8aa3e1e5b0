import { parseArgs } from 'node:util';
import { UsageError } from './exit.ts';

export interface OptionSpec {
  /** What stands for the value in the help; an option without one is a switch. */
  readonly value?: string;
  readonly help: string;
}

/** A command's own part of the command line, read by what the command says that it takes. */
export class Arguments {
  private constructor(
    readonly positionals: readonly string[],
    private readonly values: Readonly<Record<string, string | boolean | undefined>>,
  ) {}

  /** `UsageError` for an option that is not known, is given twice, or lacks its value. */
  static parse(argv: readonly string[], options: Readonly<Record<string, OptionSpec>>): Arguments {
    const specs = Object.entries(options).map(
      ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string', multiple: true }] as const,
    );
    try {
      const { values, positionals } = parseArgs({
        // The position of an empty well begins with a dash: with a space before it that is none of an option.
        args: argv.map((word) => (word.startsWith('- ') ? ` ${word}` : word)),
        options: { ...Object.fromEntries(specs), help: { type: 'boolean', short: 'h', multiple: true } },
        allowPositionals: true,
      });
      const single = Object.entries(values).map(([name, given]) => {
        const all = Array.isArray(given) ? given : [given];
        if (all.length > 1) throw new UsageError(`--${name} is given ${all.length} times`);
        return [name, all[0]] as const;
      });
      return new Arguments(positionals, Object.fromEntries(single));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new UsageError((error.message.split('. To specify')[0] ?? '').split('\n')[0]);
    }
  }

  flag(name: string): boolean {
    return this.values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** A whole number in decimal digits; `UsageError` for anything else, or outside the limits. */
  whole(name: string, least: number, most: number): number | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : wholeNumber(`--${name}`, text, least, most);
  }

  /** `UsageError` where one of these options is given: they are `purpose` alone, and something else is asked for. */
  refuse(names: readonly string[], purpose: string): void {
    const given = names.find((name) => this.values[name] !== undefined);
    if (given !== undefined) throw new UsageError(`--${given} is ${purpose} alone`);
  }

  choice<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : oneOf(`--${name}`, text, choices);
  }
}

export function wholeNumber(what: string, text: string, least: number, most: number): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`${what} must be a whole number from ${least} to ${most}, not "${text}"`);
}

export function oneOf<T extends string>(what: string, text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new UsageError(`${what} must be one of ${choices.join(', ')}, not "${text}"`);
  return found;
}

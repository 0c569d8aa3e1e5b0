import { COMMANDS } from '../commands/commands.ts';
import { VERSION } from '../version.ts';
import { Arguments } from './arguments.ts';
import { EXIT, Failure, UsageError } from './exit.ts';
import { helpOf, overallHelp, PROGRAM } from './help.ts';
import type { Io } from './io.ts';
import { harmless } from './paint.ts';

const HELP: readonly string[] = ['help', '--help', '-h'];

/** Runs one command line and returns the exit code. What goes wrong is told in one line on standard error. */
export async function lab(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined) {
    io.err(overallHelp(COMMANDS));
    return EXIT.usage;
  }
  if (name === '--version') {
    io.out(`${VERSION}\n`);
    return EXIT.ok;
  }
  const helping = HELP.includes(name);
  const asked = helping ? rest.find((word) => !HELP.includes(word)) : name;
  const command = COMMANDS.find((each) => each.name === asked);
  if (asked === undefined || (helping && command !== undefined)) {
    io.out(command === undefined ? overallHelp(COMMANDS) : helpOf(command));
    return EXIT.ok;
  }
  if (command === undefined) {
    io.err(`${PROGRAM}: there is no command "${harmless(asked)}"; \`${PROGRAM} --help\` lists them\n`);
    return EXIT.usage;
  }
  try {
    if (rest.includes('--help') || rest.includes('-h')) {
      io.out(helpOf(command));
      return EXIT.ok;
    }
    const args = Arguments.parse(rest, command.options);
    const [least, most] = command.count;
    if (args.positionals.length < least) throw new UsageError(`${command.takes} is missing`);
    if (args.positionals.length > most) {
      throw new UsageError(`"${args.positionals[most]}" is one argument too many`);
    }
    return await command.run(args, io);
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`${PROGRAM} ${command.name}: ${harmless(error.message)}\n`);
      io.err(`\`${PROGRAM} ${command.name} --help\` tells what it takes\n`);
      return EXIT.usage;
    }
    if (!(error instanceof Failure)) throw error;
    io.err(`${PROGRAM} ${command.name}: ${harmless(error.message)}\n`);
    return EXIT.failed;
  }
}

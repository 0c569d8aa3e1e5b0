import process from 'node:process';

/** Where a command writes, and what it may assume of a reader there. */
export interface Io {
  /** Results: standard output. */
  readonly out: (text: string) => void;
  /** Progress and complaints: standard error. */
  readonly err: (text: string) => void;
  /** Whether someone watches standard output, and standard error. */
  readonly watched: { readonly out: boolean; readonly err: boolean };
  /** Whether colours may be used on standard output. */
  readonly colour: boolean;
  /** Columns of the terminal. */
  readonly columns: number;
}

/** The process's own streams. A reader that goes away (`lab … | head`) ends the command quietly. */
export function processIo(): Io {
  const { stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(0);
    });
  }
  const watched = { out: Boolean(stdout.isTTY), err: Boolean(stderr.isTTY) };
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    watched,
    colour: watched.out && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    columns: stdout.columns || stderr.columns || 80,
  };
}

/** Writes and waits until the stream has taken it: the process may end right after. */
export function flushed(): Promise<void> {
  return new Promise((resolve) => process.stdout.write('', () => process.stderr.write('', () => resolve())));
}

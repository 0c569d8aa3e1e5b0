import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Found, Work } from '../task.ts';
import { C_PROGRAM } from './c-program.ts';
import { PYTHON_PROGRAM } from './python-program.ts';

const C_GAMES = 20_000;
const PYTHON_GAMES = 150;

/** A program of ours in another language, which plays the random recipe and takes its own time. */
export interface Program {
  readonly version: string;
  /** Plays so many games; `counts` are the pieces of each. */
  play(games: number, seed: number): Work & { readonly counts: readonly number[] };
  close(): void;
}

/** Compiles the C program by `cc -O2`; throws where that cannot be. */
export function cProgram(): Program {
  const version = `${said('cc', ['--version']).split('\n')[0]}, -O2`;
  const folder = mkdtempSync(join(tmpdir(), 'blockyard-bench-'));
  const close = () => rmSync(folder, { recursive: true, force: true });
  try {
    const [source, program] = [join(folder, 'recipe.c'), join(folder, 'recipe')];
    writeFileSync(source, C_PROGRAM);
    said('cc', ['-O2', '-o', program, source]);
    return { version, play: (games, seed) => playedBy(program, [], games, seed), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** The Python program; throws where there is no `python3`. */
export function pythonProgram(): Program {
  const about = 'import platform; print(platform.python_implementation(), platform.python_version())';
  const version = said('python3', ['-c', about]).trim();
  return {
    version,
    play: (games, seed) => playedBy('python3', ['-c', PYTHON_PROGRAM], games, seed),
    close: () => undefined,
  };
}

const PROGRAMS = [
  { language: 'C, row masks', games: C_GAMES, open: cProgram, missing: 'there is no C compiler `cc`' },
  { language: 'Python, lists of lists', games: PYTHON_GAMES, open: pythonProgram, missing: 'there is no `python3`' },
] as const;

/** The programs whose tasks have `only` in their names, opened where this machine can run them. */
export function programs(only = ''): readonly Found[] {
  return PROGRAMS.flatMap(({ language, games, open, missing }): Found[] => {
    const name = `${language}, random recipe`;
    if (!name.includes(only)) return [];
    try {
      const { version, play, close } = open();
      return [{ task: { name, unit: 'pieces', round: (i) => play(games, i + 1), close }, version }];
    } catch {
      return [{ name: language, missing }];
    }
  });
}

function playedBy(program: string, args: readonly string[], games: number, seed: number) {
  const [first = '', list = ''] = said(program, [...args, String(games), String(seed), 'list']).split('\n');
  const [count = 0, micros = 0] = first.split(' ').map(Number);
  return { count, games, micros: Math.max(1, micros), counts: list.trim().split(' ').map(Number) };
}

/** What a program prints; throws where it is not there or fails. */
function said(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

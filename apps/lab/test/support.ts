import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { onTestFinished } from 'vitest';
import type { Io } from '../src/cli/io.ts';
import { lab as labWith } from '../src/cli/lab.ts';
import { CLI } from './build.ts';

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Running {
  readonly child: ChildProcess;
  readonly finished: Promise<Finished>;
}

/** Starts the built command, its streams being pipes. */
export function start(args: readonly string[], { cwd, input = '' }: { cwd?: string; input?: string } = {}): Running {
  const child = spawn(process.execPath, [join(CLI, 'main.js'), ...args], { cwd, stdio: 'pipe' });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const finished = new Promise<Finished>((resolve) => child.on('close', (code) => resolve({ code, out, err })));
  return { child, finished };
}

/** Runs the built command to its end. */
export function lab(args: readonly string[], options: { cwd?: string; input?: string } = {}): Promise<Finished> {
  return start(args, options).finished;
}

/** A folder that is gone after the test. */
export function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'blockyard-lab-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Runs the command in this process: for what needs no worker, and for streams that are terminals. */
export async function labHere(args: readonly string[], terminal: Partial<Io> = {}): Promise<Finished> {
  let [out, err] = ['', ''];
  const io: Io = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    watched: { out: false, err: false },
    colour: false,
    columns: 80,
    ...terminal,
  };
  const code = await labWith(args, io);
  return { code, out, err };
}

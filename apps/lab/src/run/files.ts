import { readFileSync, readSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { Failure } from '../cli/exit.ts';

const STDIN = 0;
const CHUNK = 65_536;
const RETRY_MS = 5;

/** A file's text; `-` is standard input. `Failure` names the file and what is wrong with it. */
export function readText(path: string): string {
  try {
    // Some editors mark the beginning of a text, which JSON does not allow.
    return (path === '-' ? readInput() : readFileSync(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Failure(`${path}: ${reasonOf(error)}`);
  }
}

/** Standard input to its end. A pipe answers here that there is nothing yet, where `readFileSync` would fail: Node has set it so. */
function readInput(): string {
  const chunks: Buffer[] = [];
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      const chunk = Buffer.alloc(CHUNK);
      const size = readSync(STDIN, chunk);
      if (size === 0) return Buffer.concat(chunks).toString('utf8');
      chunks.push(chunk.subarray(0, size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(pause, 0, 0, RETRY_MS);
    }
  }
}

/**
 * Writes beside the file and then swaps: what stood there stays whole if the writing fails. A link goes on leading to its
 * file, and what is no file, as /dev/stdout, is written to as it stands.
 */
export function writeText(path: string, text: string): void {
  try {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there === undefined) swap(path, text);
    else if (there.isFile()) swap(realpathSync(path), text);
    else writeFileSync(path, text);
  } catch (error) {
    throw new Failure(`${path}: ${reasonOf(error)}`);
  }
}

function swap(path: string, text: string): void {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, path);
  } finally {
    rmSync(beside, { force: true });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this may not be read or written',
  EISDIR: 'this is a folder',
  ENOSPC: 'there is no room left',
};

function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}

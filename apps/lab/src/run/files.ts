import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { Failure } from '../cli/exit.ts';

/** A file's text; `-` is standard input. `Failure` names the file and what is wrong with it. */
export function readText(path: string): string {
  try {
    // Some editors mark the beginning of a text, which JSON does not allow.
    return readFileSync(path === '-' ? process.stdin.fd : path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Failure(`${path}: ${reasonOf(error)}`);
  }
}

/** Writes beside the file and then swaps: what stood there stays whole if the writing fails. */
export function writeText(path: string, text: string): void {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (error) {
    throw new Failure(`${path}: ${reasonOf(error)}`);
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

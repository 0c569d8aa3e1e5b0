import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readText, writeText } from './files.ts';

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'lab-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

test('a mark that an editor puts before a text is no part of it', () => {
  const file = join(folder(), 'marked.json');
  writeFileSync(file, '\uFEFF{"a": "\uFEFF"}');
  expect(readText(file)).toBe('{"a": "\uFEFF"}');
});

test('a link goes on leading to its file', () => {
  const dir = folder();
  const [file, link] = [join(dir, 'run.json'), join(dir, 'latest.json')];
  writeFileSync(file, 'old');
  symlinkSync(file, link);
  writeText(link, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
});

test('a writing that fails says why and leaves nothing behind', () => {
  const dir = folder();
  expect(() => writeText(dir, 'text')).toThrow(`${dir}: this is a folder`);
  expect(() => writeText('', 'text')).toThrow('there is no such file or folder');
  expect(readdirSync(join(dir, '..')).filter((name) => name.startsWith(`${dir.split('/').at(-1)}.`))).toEqual([]);
  expect(readdirSync('.').filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

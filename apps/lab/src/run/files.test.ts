import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText } from './files.ts';

test('a mark that an editor puts before a text is no part of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'));
  try {
    const file = join(folder, 'marked.json');
    writeFileSync(file, '\uFEFF{"a": "\uFEFF"}');
    expect(readText(file)).toBe('{"a": "\uFEFF"}');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

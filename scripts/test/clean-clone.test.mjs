import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, readJson } from '../workspace.mjs';

const scripts = Object.values(readJson(join(ROOT, 'package.json')).scripts).join('\n');
const entries = [...scripts.matchAll(/node (scripts\/[\w-]+\.mjs)/g)].map((match) => join(ROOT, match[1] ?? ''));

/**
 * Whatever a script imports before it has run anything, itself or through its own modules.
 * @param {string} path
 * @param {Set<string>} [seen]
 * @returns {string[]}
 */
function imports(path, seen = new Set()) {
  if (seen.has(path)) return [];
  seen.add(path);
  const found = [...readFileSync(path, 'utf8').matchAll(/^(?:import|\} from|export .* from)\b.*?'([^']+)';$/gm)];
  return found.flatMap(([, specifier = '']) =>
    specifier.startsWith('.') ? imports(join(dirname(path), specifier), seen) : [specifier],
  );
}

it('finds the scripts of package.json', () => {
  expect(entries.length).toBeGreaterThanOrEqual(4);
});

it.each(entries)('%s starts with Node alone: all else is imported once it is installed', (entry) => {
  expect(imports(entry).filter((specifier) => !specifier.startsWith('node:'))).toEqual([]);
  expect(imports(entry)).toContain('node:path');
});

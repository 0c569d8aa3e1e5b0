import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '../workspace.mjs';
import { FaultyCopy } from './plant.mjs';

/**
 * Changes every number of the rules' data by one, up and down, one at a time, and looks for a test that turns red:
 * `pnpm numbers`, `pnpm numbers blast` or `pnpm numbers rotation/srs` for the files whose path contains that. It takes long, so
 * it is no part of `npm test`. Numbers that no test misses are listed, and the command fails.
 */
const TABLES = [
  {
    package: 'tetris',
    files: [
      'rotation/arika-srs',
      'rotation/ars',
      'rotation/basic',
      'rotation/srs',
      'rotation/srs-x',
      'rotation/tetrio',
    ],
    tests: ['src/rotation', 'conformance', 'golden'],
  },
  {
    package: 'tetris',
    files: ['arika', 'basic', 'guideline', 'nullpomino', 'tetrio'].map((name) => `rulesets/${name}`),
    tests: ['src/rulesets', 'golden', 'scoring'],
  },
  { package: 'tetris', files: ['goals/goals'], tests: ['src/goals', 'goal', 'golden'] },
  { package: 'tetris', files: ['attack/tables', 'scoring'], tests: ['scoring', 'src/attack', 'conformance', 'golden'] },
  { package: 'tetris', files: ['handling/settings'], tests: ['src/handling'] },
  {
    package: 'blast',
    files: [
      ...['boxes', 'classic', 'daily', 'streak', 'ten', 'zen'].map((name) => `data/rulesets/${name}`),
      'data/weights',
    ],
    tests: ['src/ruleset.test'],
  },
  { package: 'blast', files: ['data/shapes'], tests: ['src/library'] },
  { package: 'blast', files: ['journey/levels'], tests: ['src/journey'] },
];

const [filter = ''] = process.argv.slice(2);
let changes = 0;
/** @type {string[]} */
const missed = [];
for (const { package: name, files, tests } of TABLES) {
  const chosen = files.map((file) => `src/${file}.ts`).filter((file) => `${name}/${file}`.includes(filter));
  if (chosen.length === 0) continue;
  const copy = new FaultyCopy(name);
  try {
    const { red, output } = await copy.test(tests);
    if (red) throw new Error(`the tests of ${name} fail before anything is changed:\n${output}`);
    for (const file of chosen) {
      const source = readFileSync(join(ROOT, 'packages', name, file), 'utf8');
      for (const { at, text } of numbersOf(source)) {
        for (const by of [1, -1]) {
          const changed = String(Number(text.replaceAll('_', '')) + by);
          // In brackets: `-1` may be preceded by a minus.
          copy.write(file, `${source.slice(0, at)}(${changed})${source.slice(at + text.length)}`);
          changes++;
          const place = `${name}/${file}:${source.slice(0, at).split('\n').length} ${text} → ${changed}`;
          // A table that is refused while the tests are read is missed by none of them either.
          if ((await copy.test(tests)).output === '') missed.push(place);
          process.stdout.write(`\r${changes} changes, ${missed.length} missed  ${place}`.padEnd(100).slice(0, 100));
        }
      }
      copy.write(file, source);
    }
  } finally {
    await copy.remove();
  }
}
console.log(`\n${changes} changes, ${missed.length} missed`);
for (const place of missed) console.log(place);
process.exitCode = missed.length > 0 || changes === 0 ? 1 : 0;

/**
 * Where the numbers of a source stand; not those of types.
 * @param {string} source
 */
function numbersOf(source) {
  /** @type {{at: number, text: string}[]} */
  const found = [];
  /** @param {any} node */
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (typeof node.type === 'string' && node.type.startsWith('TS')) return visit(node.expression);
    // How much of a hostile text a message repeats is no rule.
    if (node.type === 'CallExpression' && node.callee.property?.name === 'slice') return;
    if (node.type === 'Literal' && typeof node.value === 'number') found.push({ at: node.start, text: node.raw });
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync('data.ts', source).program);
  return found.sort((a, b) => a.at - b.at);
}

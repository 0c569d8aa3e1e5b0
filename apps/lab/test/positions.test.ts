import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BlastGame, rulesetById as blastRuleset } from '@blockyard/blast';
import { rulesetById, TetrisGame } from '@blockyard/tetris';
import { expect, test } from 'vitest';
import { COMMANDS } from '../src/commands/commands.ts';
import { folder, labHere } from './support.ts';

const said = async (...args: string[]) => {
  const { code, out, err } = await labHere(args);
  expect([code, err]).toEqual([0, '']);
  return out;
};

test('perft counts what is published, depth by depth', async () => {
  // Empty wells take 17 I, and 9 O upon each; the counts of deeper ones are those of other move generators.
  const counts = JSON.parse(await said('perft', 'IOLJ', '--json'));
  expect(counts.map(({ count }: { count: number }) => count)).toEqual([17, 153, 5266, 188_374]);
  expect(await said('perft', 'IOLJ', '--depth', '2')).toBe('pieces  ways\n1         17\n2        153\n');
  const blast = JSON.parse(await said('perft', 'blast', '8/8/8/8/8/8/8/8 -,-,o9 0 classic', '--json'));
  expect(blast).toEqual([{ depth: 1, count: 36 }]);
  expect(await labHere(['perft', 'IOQ'])).toMatchObject({ code: 2, err: expect.stringContaining('not "IOQ"') });
  expect(await labHere(['perft', 'IO', '--depth', '3'])).toMatchObject({ code: 2 });
  expect(await labHere(['perft', 'blast', '8/8 dot 0 classic'])).toMatchObject({ code: 1 });
});

test('perft reads a board from a file', async () => {
  const file = join(folder(), 'board.txt');
  writeFileSync(file, '####.#####\n####.#####\n####.#####\n####.#####\n');
  const [{ count }] = JSON.parse(await said('perft', 'I', '--board', file, '--json'));
  expect(count).toBe(17);
  writeFileSync(file, '####\n###\n');
  expect(await labHere(['perft', 'I', '--board', file])).toMatchObject({
    code: 1,
    err: expect.stringContaining('board.txt: '),
  });
});

test('a Tetris position is printed, and goes through every form and back', async () => {
  const line = 'GGG2GGGGG/GGGG1GGGGG T0@3,18 IJS Z guideline 3';
  const picture = await said('position', line);
  expect(picture).toContain('score 0, level 3, rows 0\nhold Z  next I J S');
  expect(picture).toContain('|GGG..GGGGG|\n|GGGG.GGGGG|\n+----------+');
  expect(picture).toContain('ttt');
  expect(await said('position', line, '--to', 'notation')).toBe(`${line}\n`);
  const fumen = (await said('position', line, '--to', 'fumen')).trim();
  expect(fumen).toMatch(/^v115@/);
  expect(await said('position', fumen, '--to', 'notation')).toBe(`${line.replace(/3$/, '1')}\n`);
  const snapshot = await said('position', line, '--to', 'snapshot');
  expect(TetrisGame.restore(snapshot).ok).toBe(true);
  const file = join(folder(), 'saved.json');
  writeFileSync(file, snapshot);
  expect(await said('position', file)).toBe(picture);
  expect(JSON.parse(await said('position', file, '--to', 'json'))).toMatchObject({
    game: 'tetris',
    ruleset: 'guideline',
    position: { hold: 'Z', active: { piece: 'T', x: 3, y: 18 } },
  });
});

test('the position of an empty well, which begins with a dash, is no option', async () => {
  const { code, out, err } = await labHere(['position', '- I0@3,19 TZLSJ O guideline 1', '--to', 'notation']);
  expect([code, out, err]).toEqual([0, '- I0@3,19 TZLSJ O guideline 1\n', '']);
});

test('a Blast position likewise, but for fumen', async () => {
  const line = '8/8/8/8/8/8/3RR3/3RR3 dot,-,o9 12 classic';
  expect(await said('position', line)).toMatch(/^score 12, round 1, lines 0\n(\|\.{8}\|\n){6}(\|\.{3}RR\.{3}\|\n){2}/);
  const snapshot = await said('position', line, '--to', 'snapshot');
  expect(BlastGame.restore(snapshot).ok).toBe(true);
  const file = join(folder(), 'saved.json');
  writeFileSync(file, snapshot);
  expect(await said('position', file, '--to', 'notation')).toBe(`${line}\n`);
  expect(await labHere(['position', line, '--to', 'fumen'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('fumen is for Tetris'),
  });
});

test.each([
  ['GGGGGGGGGG - - - guideline 1', 'row 0 is full'],
  ['- - - - nosuch 1', 'nosuch'],
  ['nonsense', 'a position has 6 fields'],
  ['v115@!!', 'not a fumen'],
  ['{"format": "blockyard-tetris/1"}', 'snapshot'],
])('what cannot be is refused with why: %s', async (text, why) => {
  const { code, out, err } = await labHere(['position', '--', text]);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(why);
});

test('validate names file, line and field', async () => {
  const dir = folder();
  const put = (name: string, text: string) => {
    writeFileSync(join(dir, name), text);
    return join(dir, name);
  };
  const pretty = (value: unknown) => JSON.stringify(value, null, 2);
  const [tetris, blast] = [{ ...rulesetById('guideline') }, { ...blastRuleset('classic') }];
  const good = await said('validate', put('t.json', pretty(tetris)), put('b.json', pretty(blast)));
  expect(good).toMatch(/t\.json: tetris ruleset "guideline", digest [\da-f]{16}\n.*b\.json: blast ruleset "classic"/);

  const wide = pretty(tetris).replace('"width": 10', '"width": 100');
  const lineOfWidth = wide.split('\n').findIndex((line) => line.includes('"width"')) + 1;
  const missing = pretty({ ...tetris, hold: undefined });
  const noTray = pretty({ ...blast, tray: 99 });
  const lineOfTray = noTray.split('\n').findIndex((line) => line.includes('"tray"')) + 1;
  const files = [
    put('wide.json', wide),
    put('missing.json', missing),
    put('tray.json', noTray),
    put('cut.json', pretty(tetris).slice(0, 40)),
    join(dir, 'none.json'),
  ];
  const { code, out } = await labHere(['validate', ...files]);
  const lines = out.trimEnd().split('\n');
  expect(code).toBe(1);
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(
    new RegExp(`wide\\.json:${lineOfWidth}:\\d+: board\\.width: must be a whole number from 4 to 32, not 100$`),
  );
  expect(lines[1]).toMatch(/missing\.json:1:1: hold: is missing$/);
  expect(lines[2]).toMatch(
    new RegExp(`tray\\.json:${lineOfTray}:3: tray: must be a whole number from 1 to 8, not 99$`),
  );
  expect(lines[3]).toMatch(/cut\.json:\d+:\d+: this is not JSON/);
  expect(lines[4]).toMatch(/none\.json: there is no such file/);
  const json = JSON.parse((await labHere(['validate', files[0] ?? '', '--json'])).out);
  expect(json).toMatchObject([{ ok: false, line: lineOfWidth, field: 'board.width' }]);
});

test.each([
  ['validate', 1, { format: 'blockyard-replay/1', game: 'tetris\u001b[2J' }],
  ['validate', 0, { ...rulesetById('guideline'), id: 'red\u001b[31m\u009b31m\u202e' }],
  ['validate', 1, { ...rulesetById('guideline'), '\u001b]0;title\u0007': 1 }],
  ['verify', 1, { format: 'blockyard-replay/1', game: 'tetris\u001b[2J' }],
  ['position', 1, { format: 'blockyard-tetris/1\u001b[2J' }],
])('%s steers no terminal by what a file holds', async (command, exit, value) => {
  const file = join(folder(), 'hostile.json');
  writeFileSync(file, JSON.stringify(value));
  const { code, out, err } = await labHere([command, file]);
  expect(code).toBe(exit);
  expect(out + err).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e]/u);
  expect(out + err).toContain('hostile.json');
});

test('the examples of the help do what they say', async () => {
  const examples = COMMANDS.filter(({ name }) => name === 'position' || name === 'perft').flatMap(
    (each) => each.examples,
  );
  const quick = examples.filter((example) => example !== 'perft IOLJSZ');
  expect(quick.length).toBeGreaterThan(4);
  for (const example of quick) {
    const args = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
    expect(await said(...args)).not.toBe('');
  }
});

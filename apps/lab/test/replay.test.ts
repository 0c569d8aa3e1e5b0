import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { makeReplayText, type Replay } from '@blockyard/grid-core/replay';
import { expect, test } from 'vitest';
import { blastLab } from '../src/games/blast/blast-lab.ts';
import { tetrisLab } from '../src/games/tetris/tetris-lab.ts';
import { frame, Viewer } from '../src/replays/viewer.ts';
import { playBatch } from '../src/run/play.ts';
import { type RunPlan, runOf } from '../src/run/run.ts';
import { makeRunText } from '../src/run/text.ts';
import { CLI } from './build.ts';
import { folder, labHere } from './support.ts';

const plain = (_: string, text: string) => text;
const tetris = tetrisLab.record({ ruleset: 'basic', policy: 'random', limit: 20_000, seed: 11 });
const blast = blastLab.record({ ruleset: 'classic', policy: 'greedy', limit: 12, seed: 11 });
const packed = (replay: Replay<unknown>) => `z${deflateRawSync(JSON.stringify(replay)).toString('base64url')}`;

function filmOf(replay: Replay<unknown>) {
  const film = (replay.game === 'tetris' ? tetrisLab : blastLab).open(replay);
  if (!film.ok) throw new Error(film.error.message);
  return film.value;
}

test('verify reads files, lists and links, and says of each that does not hold why, in one line', async () => {
  const cwd = folder();
  const put = (name: string, text: string) => {
    writeFileSync(join(cwd, name), text);
    return join(cwd, name);
  };
  const good = put('good.json', JSON.stringify(tetris));
  const links = [packed(blast), makeReplayText(tetris), `https://play.example/tetris/?replay=${packed(tetris)}`];
  const list = put('list.txt', `${links.join('\n')}\n\n${JSON.stringify(blast)}\n`);
  const held = await labHere(['verify', good, list, links[2] ?? '']);
  expect(held).toEqual({ code: 0, out: '6 of 6 replays hold\n', err: '' });

  const wrong = put('wrong.json', JSON.stringify({ ...tetris, end: { ...tetris.end, score: 12_345 } }));
  const old = put('old.json', JSON.stringify({ ...blast, rules: 0 }));
  const chess = put('chess.json', JSON.stringify({ ...blast, game: 'chess' }));
  const cut = put('cut.txt', `${packed(tetris).slice(0, 40)}\n`);
  const { code, out } = await labHere(['verify', wrong, good, old, chess, cut, join(cwd, 'none.json')]);
  expect(code).toBe(1);
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toBe(`${wrong}: played here, the game ends with score ${tetris.end.score}, not 12345`);
  expect(lines[1]).toMatch(/old\.json: the replay was recorded under rules version 0/);
  expect(lines[2]).toMatch(/chess\.json: the replay is of "chess"/);
  expect(lines[3]).toMatch(/cut\.txt: the link's replay cannot be read/);
  expect(lines[4]).toMatch(/none\.json: there is no such file/);
  expect(lines[5]).toBe('1 of 6 replays hold');
});

test('a bomb in a link is refused', async () => {
  const bomb = `z${deflateRawSync(Buffer.alloc(32 * 1024 * 1024)).toString('base64url')}`;
  expect(await labHere(['verify', bomb])).toMatchObject({ code: 1, out: expect.stringContaining('damaged or cut') });
});

test('replay prints a position, the first, one by its piece, and the last', async () => {
  const file = join(folder(), 'game.json');
  writeFileSync(file, JSON.stringify(tetris));
  const last = tetris.log.length + 1;
  const print = async (...args: string[]) => (await labHere(['replay', file, ...args])).out;
  const first = await print('--at', '0');
  expect(first).toMatch(new RegExp(`^position 0 of ${last}, 0 ms, piece 0: the start\nscore 0, level 1, rows 0\n`));
  expect(first.match(/[iotszjl]/g)?.length).toBeGreaterThanOrEqual(4);
  expect(first.match(/^\|.{10}\|$/gm)?.length).toBeGreaterThanOrEqual(20);
  expect(await print('--piece', '3')).toContain('piece 3: hardDrop\n');
  const end = await print('--at', 'end');
  expect(end).toContain(': the end\n');
  expect(end).toContain('over: block-out');
  expect(await print()).toBe(end);
  expect(JSON.parse(await print('--at', 'end', '--json'))).toMatchObject({ format: 'blockyard-tetris/1' });
  expect(await labHere(['replay', file, '--at', String(last + 1)])).toMatchObject({
    code: 2,
    err: expect.stringContaining(`--at must be a whole number from 0 to ${last}`),
  });
});

test('a Blast position shows board and tray', async () => {
  const text = frame(filmOf(blast), 2, plain).join('\n');
  expect(text).toMatch(/^position 2 of 13, 0 ms, piece 2: place slot \d x \d y \d\nscore \d+, round 1, lines \d\n/);
  expect(text.match(/^\|[.ROYGBP]{8}\|$/gm)).toHaveLength(8);
});

test('game i of a run is the game that the run played, and can be taken out as a replay', async () => {
  const dir = folder();
  const plan: RunPlan = {
    ...{ game: 'tetris', rules: tetrisLab.rules, ruleset: 'basic', digest: tetrisLab.digest('basic') ?? '' },
    ...{ policy: 'random', limit: 20_000, seed: 3, games: 4 },
  };
  const run = runOf(plan, tetrisLab.fields, [playBatch(plan, [0, 4])]);
  const [file, out] = [join(dir, 'run.json'), join(dir, 'game.json')];
  writeFileSync(file, makeRunText(run));
  const shown = await labHere(['replay', file, '--game', '2', '--out', out]);
  expect(shown.out).toContain(`piece ${run.records[2]?.[0]}: the end`);
  expect(await labHere(['verify', out])).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ format: 'blockyard-replay/1', game: 'tetris' });
  expect(await labHere(['replay', file, '--game', '4'])).toMatchObject({ code: 2 });
  const unwritten = join(dir, 'unwritten.json');
  expect(await labHere(['replay', out, '--at', '9999', '--out', unwritten])).toMatchObject({ code: 2 });
  expect(existsSync(unwritten)).toBe(false);
  expect(await labHere(['replay', file])).toMatchObject({ code: 1, err: expect.stringContaining('blockyard-run/1') });
});

test('the games of a run whose ruleset is gone or has changed are not played again, and its name steers no terminal', async () => {
  const file = join(folder(), 'run.json');
  const plan: RunPlan = {
    ...{ game: 'tetris', rules: tetrisLab.rules, ruleset: { id: 'mine\u001b[31m' }, digest: 'd' },
    ...{ policy: 'random', limit: 20_000, seed: 3, games: 1 },
  };
  const record = tetrisLab.fields.map(() => 0);
  writeFileSync(file, makeRunText(runOf(plan, tetrisLab.fields, [{ range: [0, 1], records: [record], stacks: [] }])));
  expect(await labHere(['replay', file, '--game', '0'])).toEqual({
    ...{ code: 1, out: '' },
    err: `blockyard-lab replay: ${file}: the run's ruleset mine\\u{1b}[31m is not known here as it was\n`,
  });
  const { code, out } = await labHere(['summary', file]);
  expect([code, out.split('\n')[0]]).toEqual([0, 'tetris mine\\u{1b}[31m, random policy: 1 game, seed 3']);
});

test('verify waits for what a pipe has not brought yet', async () => {
  const file = join(folder(), 'game.json');
  writeFileSync(file, JSON.stringify(tetris));
  const pipe =
    '(head -c 100 "$2"; "$0" "$1" verify "$2" "$2" >&2; "$0" "$1" --version >&2; tail -c +101 "$2") | "$0" "$1" verify -';
  const { stdout } = await promisify(execFile)('sh', ['-c', pipe, process.execPath, join(CLI, 'main.js'), file]);
  expect(stdout).toBe('1 of 1 replays hold\n');
});

test('the viewer steps, goes back, jumps, plays at its speed and stops at the end', () => {
  const film = filmOf(tetris);
  const viewer = new Viewer(film);
  const press = (...keys: string[]) => {
    for (const key of keys) viewer.press(key);
    return viewer.position;
  };
  const pictures = [0, 1, 2, 3].map((n) => frame(film, n, plain).join('\n'));
  expect(press('left')).toBe(0);
  expect(press('right', 'right', 'right')).toBe(3);
  expect(viewer.lines(plain).join('\n')).toContain(pictures[3] ?? '?');
  expect(press('left')).toBe(2);
  expect(viewer.lines(plain).join('\n')).toContain(pictures[2] ?? '?');
  expect(film.piecesAt(press('5', 'return'))).toBe(5);
  expect(film.piecesAt(press(']'))).toBe(6);
  expect(film.piecesAt(press('['))).toBe(5);
  expect(press('home')).toBe(0);
  press('space');
  viewer.pass(1000);
  expect(viewer.position).toBe(4);
  press('up');
  viewer.pass(1000);
  expect(viewer.position).toBe(12);
  press('space');
  viewer.pass(1000);
  expect(viewer.position).toBe(12);
  press('space');
  viewer.pass(1_000_000);
  expect(viewer.position).toBe(film.last);
  expect(viewer.lines(plain).join('\n')).toContain('stands, 8 a second');
  expect(press('end', 'right')).toBe(film.last);
  expect(viewer.ended).toBe(false);
  press('q');
  expect(viewer.ended).toBe(true);
});

test('colours stand only where they are wanted', async () => {
  const file = join(folder(), 'game.json');
  writeFileSync(file, JSON.stringify(tetris));
  expect((await labHere(['replay', file, '--at', '9'], { colour: true })).out).toContain('\u001b[');
  expect((await labHere(['replay', file, '--at', '9'])).out).not.toContain('\u001b[');
});

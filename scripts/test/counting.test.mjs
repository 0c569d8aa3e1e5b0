import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tarballChecks } from '../checks/tarball.mjs';
import { playwrightResult, vitestResult } from '../reports.mjs';
import { run } from '../run.mjs';
import { lastLine, runStages, verdict } from '../stage.mjs';
import { ROOT } from '../workspace.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'blockyard-counting-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const counts = ({ passed = 0, failed = 0 }) => [passed, failed];

describe('stages', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });

  it('are summed, and go on after a failure', async () => {
    const total = await runStages([
      { name: 'one', check: async () => [verdict('a', true), verdict('b', false, 'why')] },
      { name: 'two', check: async () => [{ name: 'c', passed: 40, failed: 2 }] },
    ]);
    expect(lastLine(total)).toBe('41 passed, 3 failed');
  });

  it('fail when they throw, and when they check nothing', async () => {
    const total = await runStages([
      { name: 'throws', check: () => Promise.reject(new Error('no')) },
      { name: 'empty', check: async () => [] },
    ]);
    expect(lastLine(total)).toBe('0 passed, 2 failed');
  });
});

describe('a report', () => {
  const path = join(scratch, 'report.json');
  const vitest = (/** @type {number} */ passed, /** @type {number} */ failed, ok = failed === 0) => {
    writeFileSync(path, JSON.stringify({ numPassedTests: passed, numFailedTests: failed }));
    return counts(vitestResult('units', path, { ok, output: '' }));
  };

  it('of Vitest is counted', () => {
    expect(vitest(10, 0)).toEqual([10, 0]);
    expect(vitest(10, 3)).toEqual([10, 3]);
  });

  it('with no failure from a run that failed counts one: a threshold or a crash', () => {
    expect(vitest(10, 0, false)).toEqual([10, 1]);
  });

  it('of nothing at all counts as a failure', () => {
    expect(vitest(0, 0)).toEqual([0, 1]);
  });

  it('that is missing counts as a failure', () => {
    const run = { ok: true, output: '' };
    expect(counts(vitestResult('units', join(scratch, 'none.json'), run))).toEqual([0, 1]);
    expect(counts(playwrightResult('pages', join(scratch, 'none.json'), run))).toEqual([0, 1]);
  });

  it('of Playwright counts a test that passed at a second try as failed', () => {
    writeFileSync(path, JSON.stringify({ stats: { expected: 8, unexpected: 1, flaky: 2, skipped: 0 } }));
    expect(counts(playwrightResult('pages', path, { ok: false, output: '' }))).toEqual([8, 3]);
  });
});

describe('run', () => {
  it('tells a program that is not there from one that fails', async () => {
    expect(await run('blockyard-no-such-program', [])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/ENOENT/),
    });
    expect(await run(process.execPath, ['-e', 'console.error("why"); process.exit(3)'])).toEqual({
      code: 3,
      output: 'why\n',
    });
  });

  it('stops what takes too long', async () => {
    const { code, output } = await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { seconds: 1 });
    expect([code, output]).toEqual([1, expect.stringContaining('was stopped after 1 s')]);
  });
});

describe('.ci/run', () => {
  /**
   * Runs it where `npm test` and `pnpm test:browsers` print and return what they are told to.
   * @param {{npm: string, pnpm: string}} said  shell commands
   */
  function ci({ npm, pnpm }) {
    const dir = mkdtempSync(join(scratch, 'ci-'));
    mkdirSync(join(dir, '.ci'));
    mkdirSync(join(dir, 'bin'));
    cpSync(join(ROOT, '.ci', 'run'), join(dir, '.ci', 'run'));
    cpSync(join(ROOT, 'package.json'), join(dir, 'package.json'));
    for (const [name, command] of [
      ['npm', npm],
      ['npx', pnpm],
    ]) {
      writeFileSync(join(dir, 'bin', name ?? ''), `#!/bin/sh\n${command}\n`);
      chmodSync(join(dir, 'bin', name ?? ''), 0o755);
    }
    const env = { ...process.env, PATH: `${join(dir, 'bin')}:${process.env['PATH']}` };
    const { status, stdout } = spawnSync('bash', [join(dir, '.ci', 'run')], { env, encoding: 'utf8' });
    return [stdout.trimEnd().split('\n').at(-1), status];
  }

  it.each([
    ['adds up both', 'echo "10 passed, 0 failed"', 'echo x; echo "4 passed, 0 failed"', '14 passed, 0 failed', 0],
    ['fails with either', 'echo "10 passed, 0 failed"', 'echo "3 passed, 1 failed"; exit 1', '13 passed, 1 failed', 1],
    ['counts a run that says nothing', 'echo "10 passed, 0 failed"', 'exit 1', '10 passed, 1 failed', 1],
    [
      'counts an error that nobody counted',
      'echo "9 passed, 0 failed"; exit 1',
      'echo "4 passed, 0 failed"',
      '13 passed, 1 failed',
      1,
    ],
    ['fails when nothing ran', 'echo "0 passed, 0 failed"', 'echo "0 passed, 0 failed"', '0 passed, 0 failed', 1],
  ])('%s', (_what, npm, pnpm, last, status) => {
    expect(ci({ npm, pnpm })).toEqual([last, status]);
  });
});

describe('a tarball', () => {
  const manifest = {
    name: 'x',
    version: '0.1.0',
    license: 'MIT',
    sideEffects: false,
    publishConfig: { access: 'public' },
    main: './dist/index.cjs',
    exports: { '.': { import: './dist/index.js' } },
  };
  const good = {
    'package.json': JSON.stringify(manifest),
    LICENSE: 'MIT',
    'README.md': '# x',
    'dist/index.js': '',
    'dist/index.cjs': '',
  };

  /** @param {Record<string, string | undefined>} files  those that are undefined are left out */
  async function faults(files) {
    const path = join(scratch, 'x.tgz');
    writeFileSync(path, gzipSync(tar(files)));
    const results = await tarballChecks('x', path);
    return results.filter(({ failed }) => failed > 0).map(({ name }) => name.replace('x: ', ''));
  }

  it('that is as it should be has no fault', async () => {
    expect(await faults(good)).toEqual([]);
  });

  it.each([
    ['has its licence and README', { LICENSE: undefined }],
    ['every entry exists', { 'dist/index.cjs': undefined }],
    ['nothing that does not belong', { 'src/a.test.ts': '' }],
    ['nothing that does not belong', { '.env': '' }],
    ['source maps find their sources', { 'dist/index.js.map': '{"sources":["../src/gone.ts"]}' }],
    [
      'no path into the workspace in package.json',
      { 'package.json': JSON.stringify({ ...manifest, devDependencies: { y: 'workspace:*' } }) },
    ],
    [
      'no other dependency than agreed',
      { 'package.json': JSON.stringify({ ...manifest, dependencies: { lodash: '4' } }) },
    ],
    ['version, licence and public access', { 'package.json': JSON.stringify({ ...manifest, sideEffects: true }) }],
  ])('is told: %s', async (fault, change) => {
    expect(await faults({ ...good, ...change })).toEqual([fault]);
  });
});

/**
 * @param {Record<string, string | undefined>} files
 * @returns {Buffer} a tar archive of them below `package/`
 */
function tar(files) {
  const blocks = Object.entries(files).flatMap(([path, text]) => {
    if (text === undefined) return [];
    const header = Buffer.alloc(512);
    header.write(`package/${path}`, 0);
    header.write(Buffer.byteLength(text).toString(8).padStart(11, '0'), 124);
    header.write('0', 156);
    const body = Buffer.alloc(Math.ceil(Buffer.byteLength(text) / 512) * 512);
    body.write(text);
    return Buffer.concat([header, body]);
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

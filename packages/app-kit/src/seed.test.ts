// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { drawSeed, launchOptions } from './seed.ts';

test('seeds are unsigned 32-bit and differ from draw to draw', () => {
  const seeds = Array.from({ length: 200 }, drawSeed);
  expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff)).toBe(true);
  expect(new Set(seeds).size).toBeGreaterThan(195);
});

test('seeds reach the upper half', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as unknown as Uint32Array).fill(0xffff_ffff);
    return array;
  });
  expect(drawSeed()).toBe(4294967295);
});

test.each([
  ['', {}],
  ['?seed=0', { seed: 0 }],
  ['?seed=4294967295&level=3', { seed: 4294967295, level: 3 }],
  ['seed=7', { seed: 7 }],
  ['?ruleset=srs%2B&replay=zAb-_9', { ruleset: 'srs+', replay: 'zAb-_9' }],
  ['?other=1', {}],
])('%s asks for %j', (search, options) => {
  expect(launchOptions(search)).toEqual({ options, problems: [] });
});

test.each([
  ['?seed=4294967296', 'seed'],
  ['?seed=-1', 'seed'],
  ['?seed=1.5', 'seed'],
  ['?seed=1e3', 'seed'],
  ['?seed=', 'seed'],
  ['?seed=NaN', 'seed'],
  ['?seed=99999999999999999999', 'seed'],
  ['?ruleset=<script>', 'ruleset'],
  ['?ruleset=', 'ruleset'],
  ['?replay=%00', 'replay'],
  ['?level=ten', 'level'],
  ['?level=10000', 'level'],
])('%s is reported as a problem of %s', (search, problem) => {
  expect(launchOptions(search)).toEqual({ options: {}, problems: [problem] });
});

test('a bad value leaves the good ones', () => {
  expect(launchOptions('?seed=x&level=2&ruleset=a')).toEqual({
    options: { level: 2, ruleset: 'a' },
    problems: ['seed'],
  });
});

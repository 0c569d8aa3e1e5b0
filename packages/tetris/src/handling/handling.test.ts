import { describe, expect, it } from 'vitest';
import type { TetrisEvent } from '../types.ts';
import { type Action, Handling, type TimedCommand } from './handling.ts';
import { DEFAULT_SETTINGS, type HandlingSettings } from './settings.ts';

type Input = readonly [at: number, what: 'press' | 'release', action: Action];

/** Plays inputs in order and lets time run to `end`; the moves as [ms, dx]. */
function moves(settings: Partial<HandlingSettings>, inputs: readonly Input[], end: number, step = end): number[][] {
  const handling = new Handling(settings);
  const commands: TimedCommand[] = [];
  let next = 0;
  for (let at = 0; at <= end; at += step) {
    for (let input = inputs[next]; input !== undefined && input[0] <= at; input = inputs[++next]) {
      commands.push(...handling[input[1]](input[2], input[0]));
    }
    commands.push(...handling.advance(at));
    if (at < end && at + step > end) at = end - step;
  }
  return commands.flatMap(([at, command]) => (command.type === 'move' ? [[at, command.dx]] : []));
}

const hold = (action: Action, from: number, to: number): readonly Input[] => [
  [from, 'press', action],
  [to, 'release', action],
];
const byTime = (...inputs: readonly Input[]): readonly Input[] => [...inputs].sort((a, b) => a[0] - b[0]);
const slide = (at: number, dx: number): number[][] => Array.from({ length: 10 }, () => [at, dx]);
const BOTH = byTime(...hold('right', 0, 290), ...hold('left', 100, 200));

describe.each([1, 7, 16, 1000])('examples, looked at every %i ms', (step) => {
  it.each<[string, Partial<HandlingSettings>, readonly Input[], number, number[][]]>([
    ['a tap', {}, hold('right', 0, 50), 400, [[0, 1]]],
    [
      'a hold',
      {},
      hold('right', 0, 250),
      400,
      [
        [0, 1],
        [167, 1],
        [200, 1],
        [233, 1],
      ],
    ],
    ['a release before DAS', { arr: 0 }, hold('right', 0, 166), 400, [[0, 1]]],
    [
      'a release at DAS: the timer comes first',
      {},
      hold('right', 0, 167),
      400,
      [
        [0, 1],
        [167, 1],
      ],
    ],
    [
      'both, cancel off',
      {},
      BOTH,
      400,
      [
        [0, 1],
        [100, -1],
        [267, 1],
      ],
    ],
    [
      'both, cancel on',
      { cancel: true },
      BOTH,
      400,
      [
        [0, 1],
        [100, -1],
      ],
    ],
    [
      'both, cancel on, held for longer',
      { cancel: true },
      byTime(...hold('right', 0, 400), ...hold('left', 100, 200)),
      500,
      [
        [0, 1],
        [100, -1],
        [367, 1],
        [400, 1],
      ],
    ],
    ['ARR 0', { arr: 0 }, hold('right', 0, 250), 400, [[0, 1], ...slide(167, 1)]],
    ['DAS 0, ARR 0', { das: 0, arr: 0 }, hold('right', 0, 250), 400, [[0, 1], ...slide(0, 1)]],
    [
      'DAS 0',
      { das: 0, arr: 100 },
      hold('left', 10, 250),
      400,
      [
        [10, -1],
        [10, -1],
        [110, -1],
        [210, -1],
      ],
    ],
    [
      'ARR 1',
      { das: 10, arr: 1 },
      hold('left', 0, 13),
      400,
      [
        [0, -1],
        [10, -1],
        [11, -1],
        [12, -1],
        [13, -1],
      ],
    ],
    [
      'a repeating key resumes where it stood',
      {},
      byTime(...hold('right', 0, 500), ...hold('left', 210, 300)),
      360,
      [
        [0, 1],
        [167, 1],
        [200, 1],
        [210, -1],
        [323, 1],
        [356, 1],
      ],
    ],
    [
      'a charged slide resumes at once',
      { arr: 0 },
      byTime(...hold('right', 0, 500), ...hold('left', 200, 300)),
      400,
      [[0, 1], ...slide(167, 1), [200, -1], ...slide(300, 1)],
    ],
    [
      'the older one is released first',
      {},
      byTime(...hold('right', 0, 150), ...hold('left', 100, 280)),
      400,
      [
        [0, 1],
        [100, -1],
        [267, -1],
      ],
    ],
    [
      'both at one ms: in the order given',
      {},
      [
        [0, 'press', 'left'],
        [0, 'press', 'right'],
        [5, 'release', 'right'],
        [5, 'release', 'left'],
      ],
      400,
      [
        [0, -1],
        [0, 1],
      ],
    ],
    [
      'let go and pressed again',
      {},
      [...hold('left', 0, 100), ...hold('left', 120, 200)],
      400,
      [
        [0, -1],
        [120, -1],
      ],
    ],
    [
      'pressed twice is pressed once',
      {},
      [
        [0, 'press', 'left'],
        [90, 'press', 'left'],
        [100, 'release', 'left'],
        [110, 'release', 'left'],
      ],
      400,
      [[0, -1]],
    ],
  ])('%s', (_, settings, inputs, end, expected) => {
    expect(moves(settings, inputs, end, Math.min(step, end))).toEqual(expected);
  });
});

describe('other actions', () => {
  it('give one command a press', () => {
    const handling = new Handling();
    expect(handling.press('cw', 3)).toEqual([[3, { type: 'rotate', dir: 'cw' }]]);
    expect(handling.press('ccw', 4)).toEqual([[4, { type: 'rotate', dir: 'ccw' }]]);
    expect(handling.press('180', 5)).toEqual([[5, { type: 'rotate', dir: '180' }]]);
    expect(handling.press('hardDrop', 6)).toEqual([[6, { type: 'hardDrop' }]]);
    expect(handling.press('hold', 7)).toEqual([[7, { type: 'hold' }]]);
    for (const action of ['cw', 'hardDrop', 'hold'] as const) expect(handling.release(action, 9)).toEqual([]);
    expect(handling.advance(2000)).toEqual([]);
  });

  it('soft drop goes on with a press, with its factor, and off with the release', () => {
    const handling = new Handling({ softDropFactor: 'max' });
    expect(handling.press('softDrop', 3)).toEqual([[3, { type: 'softDrop', on: true, factor: 'max' }]]);
    expect(handling.press('softDrop', 4)).toEqual([]);
    expect(handling.release('softDrop', 9)).toEqual([[9, { type: 'softDrop', on: false }]]);
    expect(handling.release('softDrop', 9)).toEqual([]);
  });

  it('come after repeats that are due', () => {
    const handling = new Handling();
    handling.press('left', 0);
    expect(handling.press('cw', 200)).toEqual([
      [167, { type: 'move', dx: -1 }],
      [200, { type: 'move', dx: -1 }],
      [200, { type: 'rotate', dir: 'cw' }],
    ]);
  });

  it('are none that is not known', () => {
    const handling = new Handling();
    expect(() => handling.press('jump' as Action, 0)).toThrow(TypeError);
    expect(() => handling.release('jump' as Action, 0)).toThrow(TypeError);
  });
});

describe('letting go of everything', () => {
  it('ends repeats and soft drop, without another move', () => {
    const handling = new Handling();
    handling.press('right', 0);
    handling.press('left', 10);
    handling.press('softDrop', 20);
    expect(handling.releaseAll(200)).toEqual([
      [177, { type: 'move', dx: -1 }],
      [200, { type: 'softDrop', on: false }],
    ]);
    expect(handling.advance(5000)).toEqual([]);
    expect(handling.release('left', 5001)).toEqual([]);
    expect(handling.press('left', 5002)).toEqual([[5002, { type: 'move', dx: -1 }]]);
  });
});

describe('what the game answers', () => {
  const moved: TetrisEvent = { type: 'moved', dx: 1, x: 4, y: 19 };
  const spawned = { type: 'spawned', piece: 'T', x: 3, y: 19, rotation: 0, cells: [] } as const;
  const rotated = { type: 'rotated', from: 0, to: 1, kick: 0, x: 3, y: 19 } as const;

  it.each([spawned, rotated])(
    'DCD holds the next repeat back after $type, a wall having stopped the last shift',
    (event) => {
      const handling = new Handling({ dcd: 50 });
      handling.press('right', 0);
      handling.observe([moved]);
      handling.advance(180);
      handling.observe([event]);
      expect(handling.advance(300).map(([at]) => at)).toEqual([230, 263, 296]);
    },
  );

  it('DCD lets a later repeat be', () => {
    const handling = new Handling({ dcd: 5 });
    handling.press('right', 0);
    handling.advance(180);
    handling.observe([spawned]);
    expect(handling.advance(240).map(([at]) => at)).toEqual([200, 233]);
  });

  it('DCD does nothing while no wall stopped the shift, nor when it is 0', () => {
    for (const [settings, events] of [
      [{ dcd: 50 }, [moved]],
      [{ dcd: 0 }, []],
    ] as const) {
      const handling = new Handling(settings);
      handling.press('right', 0);
      handling.observe([moved]);
      handling.advance(180);
      handling.observe(events);
      handling.observe([spawned]);
      expect(handling.advance(240).map(([at]) => at)).toEqual([200, 233]);
    }
  });

  it('counts several repeats of one look together', () => {
    const handling = new Handling({ dcd: 50 });
    handling.press('right', 0);
    expect(handling.advance(240)).toHaveLength(3);
    handling.observe([moved, moved]);
    handling.observe([spawned]);
    expect(handling.advance(300).map(([at]) => at)).toEqual([290]);
  });

  it('lets a charged slide go on with a spawn, a turn or a fall, and only while it is held', () => {
    const handling = new Handling({ arr: 0, das: 100 });
    handling.press('right', 0);
    expect(handling.advance(100)).toHaveLength(10);
    expect(handling.advance(200)).toEqual([]);
    handling.observe([spawned]);
    expect(handling.advance(210).map(([at]) => at)).toEqual(slide(200, 1).map(([at]) => at));
    handling.observe([{ type: 'fell', rows: 1, by: 'gravity' }]);
    expect(handling.advance(220)).toHaveLength(10);
    handling.release('right', 230);
    handling.observe([spawned]);
    expect(handling.advance(400)).toEqual([]);
  });
});

describe('settings', () => {
  it('are as printed unless told', () => {
    expect(new Handling().settings).toEqual(DEFAULT_SETTINGS);
    expect(DEFAULT_SETTINGS).toMatchObject({ das: 167, arr: 33, dcd: 0, softDropFactor: 20, cancel: false });
  });

  it.each<[keyof HandlingSettings, readonly unknown[], readonly unknown[]]>([
    ['das', [0, 1000], [-1, 1001, 1.5, Number.NaN, '', null]],
    ['arr', [0, 500], [-1, 501, 1.5, Number.NaN, '']],
    ['dcd', [0, 500], [-1, 501, 0.5, '']],
    ['softDropFactor', [1, 20, 100, 'max'], [0, 101, 0.5, Number.NaN, 'most', '']],
    ['cancel', [true, false], [0, 'yes']],
    ['columns', [1, 32], [0, 33, 2.5]],
  ])('%s is checked', (name, good, bad) => {
    for (const value of good) expect(new Handling({ [name]: value }).settings[name]).toBe(value);
    for (const value of bad) expect(() => new Handling({ [name]: value })).toThrow(RangeError);
    for (const value of bad) expect(() => new Handling({ [name]: value })).toThrow(name);
  });
});

describe('time', () => {
  it('is whole ms', () => {
    expect(() => new Handling().advance(0.5)).toThrow(RangeError);
    expect(() => new Handling().press('left', Number.NaN)).toThrow(RangeError);
  });

  it('never goes back: an earlier input counts as the latest', () => {
    const handling = new Handling();
    handling.advance(100);
    expect(handling.press('left', 40)).toEqual([[100, { type: 'move', dx: -1 }]]);
  });
});

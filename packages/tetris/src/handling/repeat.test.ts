import { describe, expect, it } from 'vitest';
import { type Action, Handling, type TimedCommand } from './handling.ts';
import { Repeat } from './repeat.ts';
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
      'both, the left one first',
      {},
      byTime(...hold('left', 0, 290), ...hold('right', 100, 200)),
      400,
      [
        [0, -1],
        [100, 1],
        [267, -1],
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

describe('the next repeat', () => {
  it('has a time and a side only while one will come', () => {
    const repeat = new Repeat({ ...DEFAULT_SETTINGS, das: 100, arr: 0 });
    expect(repeat.next).toBeUndefined();
    expect(repeat.press(-1, 10)).toBe(true);
    expect(repeat.next).toEqual({ at: 110, side: -1 });
    repeat.repeated();
    expect(repeat.next).toBeUndefined();
    repeat.delay(300);
    expect(repeat.next).toBeUndefined();
    repeat.wake(200);
    expect(repeat.next).toEqual({ at: 200, side: -1 });
    repeat.release(-1, 250);
    repeat.wake(300);
    expect(repeat.next).toBeUndefined();
  });

  it('is forgotten with both keys, which can be pressed anew', () => {
    const repeat = new Repeat(DEFAULT_SETTINGS);
    repeat.press(-1, 0);
    repeat.press(1, 10);
    repeat.clear();
    expect(repeat.next).toBeUndefined();
    expect([repeat.press(-1, 20), repeat.press(1, 20)]).toEqual([true, true]);
  });
});

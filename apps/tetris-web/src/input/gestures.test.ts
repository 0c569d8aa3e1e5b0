import { describe, expect, it } from 'vitest';
import { type GestureAct, Gestures } from './gestures.ts';

/** Cells of 30 px in a well whose middle is at 200. */
const gestures = () => new Gestures(() => ({ cell: 30, middle: 200 }));

type Point = readonly [x: number, y: number, at: number];

/** One finger along the points; the last one lifts it. */
function draw(on: Gestures, points: readonly Point[], id = 1): string[] {
  const touches = points.map(([x, y, at]) => ({ id, x, y, at }));
  return tell(
    touches.flatMap((touch, i) => {
      if (i === 0) return on.down(touch);
      const acts = i === touches.length - 1 ? on.up(touch) : on.move(touch);
      return i === touches.length - 1 ? acts : [...acts, ...on.advance(touch.at)];
    }),
  );
}

function tell(acts: readonly GestureAct[]): string[] {
  return acts.map((act) => (act.type === 'tap' ? act.action : `${act.type} ${act.action}`));
}

/** A straight line in `steps` even steps. */
function line(from: Point, to: Point, steps = 10): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const part = (a: number, b: number) => a + ((b - a) * i) / steps;
    return [part(from[0], to[0]), part(from[1], to[1]), part(from[2], to[2])];
  });
}

describe('a tap', () => {
  it('turns by its side of the well', () => {
    expect(draw(gestures(), line([250, 300, 0], [252, 303, 80], 2))).toEqual(['cw']);
    expect(draw(gestures(), line([150, 300, 0], [150, 300, 80], 1))).toEqual(['ccw']);
  });

  it('is none after a long rest', () => {
    expect(draw(gestures(), line([250, 300, 0], [250, 300, 600], 1))).toEqual([]);
  });

  it('of a second finger turns while the first drags on', () => {
    const on = gestures();
    on.down({ id: 1, x: 100, y: 300, at: 0 });
    expect(tell(on.move({ id: 1, x: 135, y: 300, at: 50 }))).toEqual(['right']);
    expect(draw(on, line([300, 500, 60], [300, 500, 90], 1), 2)).toEqual(['cw']);
    expect(tell(on.move({ id: 1, x: 165, y: 300, at: 120 }))).toEqual(['right']);
    expect(tell(on.up({ id: 1, x: 165, y: 300, at: 200 }))).toEqual([]);
  });
});

describe('a drag across', () => {
  it('moves one column for each cell passed', () => {
    expect(draw(gestures(), line([100, 300, 0], [195, 310, 400]))).toEqual(['right', 'right', 'right']);
  });

  it('moves back with the finger', () => {
    const there = line([100, 300, 0], [165, 300, 200]);
    const back = line([165, 300, 220], [95, 300, 400]);
    expect(draw(gestures(), [...there, ...back])).toEqual(['right', 'right', 'left', 'left']);
  });

  it('catches up in one step of a slow page', () => {
    expect(
      draw(gestures(), [
        [100, 300, 0],
        [225, 300, 30],
        [225, 300, 60],
      ]),
    ).toEqual(['right', 'right', 'right', 'right']);
  });

  it('goes over into a soft drop', () => {
    const points = [...line([100, 300, 0], [135, 300, 200]), ...line([135, 300, 220], [136, 400, 900])];
    expect(draw(gestures(), points)).toEqual(['right', 'press softDrop', 'release softDrop']);
  });
});

describe('a drag down', () => {
  it('drops softly while it lasts', () => {
    expect(draw(gestures(), line([250, 300, 0], [250, 420, 900]))).toEqual(['press softDrop', 'release softDrop']);
  });

  it('drops softly while the finger rests', () => {
    const on = gestures();
    on.down({ id: 1, x: 250, y: 300, at: 0 });
    expect(tell(on.move({ id: 1, x: 250, y: 360, at: 60 }))).toEqual([]);
    expect(tell(on.advance(400))).toEqual(['press softDrop']);
  });

  it('ends when a piece locks, until the finger comes anew', () => {
    const on = gestures();
    on.down({ id: 1, x: 250, y: 300, at: 0 });
    on.move({ id: 1, x: 250, y: 400, at: 500 });
    expect(tell(on.pieceLocked())).toEqual(['release softDrop']);
    expect(tell(on.move({ id: 1, x: 250, y: 480, at: 900 }))).toEqual([]);
    expect(tell(on.up({ id: 1, x: 250, y: 480, at: 950 }))).toEqual([]);
  });

  it('can turn into a drag across', () => {
    const points = [...line([100, 300, 0], [100, 400, 600]), ...line([100, 400, 620], [145, 400, 900])];
    expect(draw(gestures(), points)).toEqual(['press softDrop', 'release softDrop', 'right']);
  });
});

describe('a flick', () => {
  it('down drops hard and nothing else', () => {
    expect(draw(gestures(), line([250, 300, 0], [255, 480, 120]))).toEqual(['hardDrop']);
  });

  it('up holds', () => {
    expect(draw(gestures(), line([250, 400, 0], [250, 280, 120]))).toEqual(['hold']);
  });

  it('is none when it is slow, short or sideways', () => {
    expect(draw(gestures(), line([250, 400, 0], [250, 300, 800]))).toEqual([]);
    expect(draw(gestures(), line([250, 300, 0], [250, 320, 40]))).toEqual([]);
    expect(draw(gestures(), line([100, 300, 0], [160, 330, 60]))).not.toContain('hardDrop');
  });

  it('is known although all of it comes in one instant', () => {
    expect(draw(gestures(), line([250, 300, 5], [250, 500, 5], 3))).toEqual(['hardDrop']);
  });
});

describe('a finger that the browser takes away', () => {
  it('leaves nothing held and does nothing', () => {
    const on = gestures();
    on.down({ id: 1, x: 250, y: 300, at: 0 });
    on.move({ id: 1, x: 250, y: 400, at: 500 });
    expect(tell(on.cancel(1))).toEqual(['release softDrop']);
    expect(tell(on.move({ id: 1, x: 250, y: 500, at: 520 }))).toEqual([]);
    expect(draw(on, line([250, 300, 600], [250, 300, 650], 1))).toEqual(['cw']);
  });

  it('may be all of them', () => {
    const on = gestures();
    on.down({ id: 1, x: 250, y: 300, at: 0 });
    on.down({ id: 2, x: 100, y: 300, at: 0 });
    expect(tell(on.cancelAll())).toEqual([]);
    expect(tell(on.up({ id: 2, x: 100, y: 300, at: 30 }))).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATCH_UP_MS, PlayClock } from './play-clock.ts';

/** A clock started at wall time `wall` and read at each of the frames. */
function clockAt(wall: number, game = 0): PlayClock {
  const clock = new PlayClock(game);
  clock.start(wall);
  return clock;
}

function frames(clock: PlayClock, from: number, to: number, every: number): number {
  for (let t = from; t <= to; t += every) clock.read(t, t);
  return clock.read(to, to);
}

describe('game time', () => {
  it.each([1000 / 144, 1000 / 60, 1000 / 30, 45, 100])('passes as wall time does with a frame every %f ms', (every) => {
    expect(frames(clockAt(500.4), 500.4, 5500.4, every)).toBe(5000);
  });

  it('is floored to whole ms and never loses the rest', () => {
    const clock = clockAt(0.7);
    expect(clock.read(1.6, 1.6)).toBe(0);
    expect(clock.read(1.71, 1.71)).toBe(1);
    expect(clock.read(10.69, 10.69)).toBe(9);
  });

  it('passes in steps where the browser rounds its clocks to 100 ms', () => {
    const clock = clockAt(0);
    for (let t = 0; t <= 10_000; t += 16) clock.read(Math.floor(t / 100) * 100, Math.floor(t / 100) * 100);
    expect(clock.now).toBe(10_000);
  });

  it('stands still while stopped', () => {
    const clock = clockAt(0);
    frames(clock, 0, 5000, 16);
    clock.stop();
    expect(clock.read(25_000, 25_000)).toBe(5000);
    clock.start(25_000);
    expect(frames(clock, 25_000, 30_000, 16)).toBe(10_000);
  });

  it('keeps its fractions over many quick stops', () => {
    const clock = clockAt(0);
    let wall = 0;
    for (let i = 0; i < 100; i++) {
      wall += 10.25;
      clock.read(wall, wall);
      clock.stop();
      wall += 33;
      clock.start(wall);
    }
    expect(clock.read(wall, wall)).toBe(1025);
  });

  it('does not start twice', () => {
    const clock = clockAt(0);
    clock.read(100, 100);
    clock.start(5000);
    expect(clock.read(200, 200)).toBe(200);
  });

  it('counts a time before the last reading as that reading, and one to come as now', () => {
    const clock = clockAt(0);
    clock.read(100, 100);
    expect(clock.read(40, 110)).toBe(100);
    expect(clock.read(1e12, 120)).toBe(120);
    expect(clock.read(Number.NaN, 130)).toBe(120);
  });
});

describe('a stall', () => {
  it('gives at most the limit', () => {
    const clock = clockAt(0);
    clock.read(1000, 1000);
    const before = clock.now;
    expect(clock.read(4000, 4000) - before).toBe(CATCH_UP_MS);
    expect(clock.read(4016, 4016) - before).toBe(CATCH_UP_MS + 16);
  });

  it('is no stall up to the limit', () => {
    const clock = clockAt(0);
    expect(clock.read(250, 250)).toBe(250);
  });

  it('is dropped before the inputs queued at its end, which keep their distances', () => {
    const clock = clockAt(0);
    expect(clock.read(2850, 3000)).toBe(100);
    expect(clock.read(2950, 3001)).toBe(200);
    expect(clock.read(3002, 3002)).toBe(252);
  });

  it('keeps the distances of inputs queued at its beginning too, and drops the rest after them', () => {
    const clock = clockAt(0);
    expect(clock.read(400, 3000)).toBe(0);
    expect(clock.read(480, 3001)).toBe(80);
    expect(clock.read(2990, 3002)).toBe(250);
    expect(clock.read(3000, 3003)).toBe(250);
    expect(clock.read(3010, 3010)).toBe(260);
  });

  it('may be followed by another at once', () => {
    const clock = clockAt(0);
    clock.read(100, 3000);
    const settled = clock.read(6000, 6000);
    expect(settled).toBe(500);
  });

  it('never gives more than its limit and never turns time back, whatever is queued', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 5000, noNaN: true }), { maxLength: 20 }), (times) => {
        const clock = clockAt(0);
        let before = clock.read(20, 20);
        for (const at of times.toSorted((a, b) => a - b)) {
          const game = clock.read(20 + at, 5020);
          expect(game).toBeGreaterThanOrEqual(before);
          before = game;
        }
        expect(clock.read(5020, 5020)).toBeLessThanOrEqual(20 + CATCH_UP_MS);
      }),
    );
  });
});

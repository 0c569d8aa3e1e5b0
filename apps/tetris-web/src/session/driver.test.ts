import { verifyReplay } from '@blockyard/grid-core/replay';
import { type TetrisEvent, TetrisGame, tetrisKind } from '@blockyard/tetris';
import { describe, expect, it } from 'vitest';
import { Driver } from './driver.ts';

interface Told {
  readonly at: number;
  readonly event: TetrisEvent;
}

function driven(settings = {}): { driver: Driver; told: Told[]; columns: () => number[] } {
  const game = TetrisGame.start({ seed: 7, ruleset: 'guideline' });
  const told: Told[] = [];
  const driver: Driver = new Driver(
    { game, recording: { ruleset: 'guideline', start: { seed: 7 } } },
    settings,
    (events) => {
      told.push(...events.map((event) => ({ at: game.now, event })));
    },
  );
  driver.start(0);
  return { driver, told, columns: () => told.flatMap(({ event }) => (event.type === 'moved' ? [event.x] : [])) };
}

function frames(driver: Driver, from: number, to: number, every = 16): void {
  for (let t = from; t <= to; t += every) driver.advance(t);
  driver.advance(to);
}

describe('the driver', () => {
  it('gives a press to the game at its own time, before any frame', () => {
    const { driver, columns } = driven();
    driver.press('left', 40.9, 44);
    expect(columns()).toHaveLength(1);
    expect(driver.game.now).toBe(40);
  });

  it.each([1, 16, 33, 45, 100, 250])('repeats a held key alike with a frame every %i ms', (every) => {
    const { driver, columns } = driven();
    driver.press('right', 0, 0);
    frames(driver, 0, 240, every);
    driver.release('right', 240, 241);
    frames(driver, 241, 900, every);
    expect(columns()).toHaveLength(4);
  });

  it('lets time and repeats stand still while stopped', () => {
    const { driver, columns } = driven();
    driver.press('right', 10, 10);
    driver.stop(100, 100);
    driver.advance(5000);
    driver.start(5000);
    driver.advance(5200);
    expect(columns()).toHaveLength(1);
    expect(driver.game.now).toBe(300);
  });

  it('catches up at most a quarter of a second after a stall', () => {
    const { driver } = driven();
    frames(driver, 0, 100);
    driver.advance(3100);
    expect(driver.game.now).toBe(350);
  });

  it('takes presses before it runs, or after the end, for nothing', () => {
    const { driver, told } = driven();
    driver.stop(0, 0);
    driver.press('hardDrop', 5, 5);
    expect(told).toEqual([]);
    driver.start(10);
    for (let t = 20; !driver.game.over; t += 20) driver.press('hardDrop', t, t);
    const events = told.length;
    const { now } = driver.game;
    driver.press('hardDrop', 90_000, 90_000);
    frames(driver, 90_000, 92_000);
    expect(told).toHaveLength(events);
    expect(driver.game.now).toBe(now);
  });

  it('goes on without a soft drop that was held when the game was saved', () => {
    const { driver } = driven();
    driver.press('softDrop', 20, 20);
    driver.advance(60);
    const saved = TetrisGame.restore(JSON.parse(JSON.stringify(driver.game.snapshot())));
    if (!saved.ok) throw new Error(saved.error.message);
    const again = new Driver(
      { game: saved.value, recording: { ruleset: 'guideline', start: { seed: 7 } } },
      {},
      () => undefined,
    );
    again.start(1000);
    expect(saved.value.snapshot()['softDrop']).toBeNull();
  });

  it('records a replay that plays to the same end', () => {
    const { driver } = driven({ arr: 0, das: 60 });
    let wall = 0;
    for (const action of ['left', 'cw', 'hardDrop', 'right', 'ccw', 'hold', 'softDrop', 'hardDrop', 'left'] as const) {
      wall += 137.3;
      driver.press(action, wall, wall);
      wall += 90;
      driver.advance(wall);
      driver.release(action, wall, wall);
    }
    frames(driver, wall, wall + 1500);
    const verified = verifyReplay(tetrisKind, JSON.parse(JSON.stringify(driver.replay())));
    expect(verified.ok).toBe(true);
  });

  it('takes another key repeat at once, with nothing held', () => {
    const { driver, columns } = driven();
    driver.press('right', 0, 0);
    driver.handle({ das: 50, arr: 10 }, 20);
    frames(driver, 20, 500);
    expect(columns()).toHaveLength(1);
    driver.press('left', 500, 500);
    frames(driver, 500, 565);
    expect(columns()).toHaveLength(4);
  });
});

import type { TetrisCommand } from '@blockyard/tetris';
import { aim, landingOf } from '@blockyard/tetris/bot';
import type { Key } from '@blockyard/tetris/movegen';
import type { Driver } from './driver.ts';

const DROP: TetrisCommand = { type: 'hardDrop' };
const RELEASE: TetrisCommand = { type: 'softDrop', on: false };
const COMMANDS: Readonly<Record<Exclude<Key, 'softDrop'>, readonly TetrisCommand[]>> = {
  left: [{ type: 'move', dx: -1 }],
  right: [{ type: 'move', dx: 1 }],
  cw: [{ type: 'rotate', dir: 'cw' }],
  ccw: [{ type: 'rotate', dir: 'ccw' }],
  180: [{ type: 'rotate', dir: '180' }],
  sonicDrop: [{ type: 'softDrop', on: true, factor: 'max' }, RELEASE],
  hardDrop: [DROP],
};

/** Places a piece where the beam search over what the game shows wants it; where no key leads there, it drops where it stands. */
export function placeByPlan(driver: Driver): void {
  const { game, pieces } = driver;
  const wanted = aim(game.view, game.ruleset);
  if (wanted?.hold) {
    driver.give({ type: 'hold' });
    driver.awaitPiece();
  }
  const landing = wanted && landingOf(game.view, game.ruleset, wanted);
  for (const key of landing?.keys ?? []) {
    if (driver.pieces > pieces) return;
    press(driver, key);
  }
  if (driver.pieces === pieces && !game.over) driver.give(DROP);
}

/** Presses a key of a path. In a soft drop, held until the piece has come down a row, time passes; in all else none does. */
export function press(driver: Driver, key: Key): void {
  if (key !== 'softDrop') {
    for (const command of COMMANDS[key]) driver.give(command);
    return;
  }
  const { pieces } = driver;
  driver.give({ type: 'softDrop', on: true });
  while (driver.pieces === pieces && !driver.pass(1).some(({ type }) => type === 'fell'));
  driver.give(RELEASE);
}

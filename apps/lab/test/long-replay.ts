import { Recorder, type Replay } from '@blockyard/grid-core/replay';
import { type Ruleset, rulesetById, type TetrisCommand, tetrisKind } from '@blockyard/tetris';
import { Driver } from '../src/games/tetris/driver.ts';
import { aimOf, drawingsOf } from '../src/games/tetris/greedy.ts';

/** Between two keys, and from a piece's coming in to its first key, in ms: a quick player. */
const KEY_MS = 110;
const THINK_MS = 260;

/** A seeded game of so many minutes of game time, its keys given at a human pace. Throws if it ends before. */
export function longReplay(minutes: number, seed: number): Replay<unknown> {
  // Pieces fall as on the first level all the time: at 20G no hand keeps up.
  const guideline = rulesetById('guideline') as Ruleset;
  const ruleset = { ...guideline, id: 'slow', gravity: guideline.gravity.slice(0, 1) };
  const recorder = new Recorder(tetrisKind, { ruleset, start: { seed } });
  const driver = new Driver(ruleset, seed, (now, command) => recorder.record(now, command));
  const drawings = drawingsOf(driver.game.ruleset);
  const give = (command: TetrisCommand) => {
    driver.give(command);
    driver.pass(KEY_MS);
  };
  while (driver.game.now < minutes * 60_000) {
    if (!driver.awaitPiece()) throw new Error(`the game of seed ${seed} ends after ${driver.game.now} ms`);
    driver.pass(THINK_MS);
    const { well, active } = driver.game.view;
    if (active === null) continue;
    const { pieces } = driver;
    const aim = aimOf(well, active, drawings);
    for (let turn = 0; turn < aim.turns; turn++) give({ type: 'rotate', dir: 'cw' });
    for (let left = 10; left > 0 && driver.pieces === pieces; left--) {
      const x = driver.game.view.active?.x ?? aim.x;
      if (x === aim.x) break;
      give({ type: 'move', dx: x < aim.x ? 1 : -1 });
    }
    if (driver.pieces === pieces) give({ type: 'hardDrop' });
  }
  return recorder.replay(driver.game);
}

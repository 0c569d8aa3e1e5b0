import { verifyReplay } from '@blockyard/grid-core/replay';
import { type Ruleset, rulesetById, TetrisGame, tetrisKind } from '@blockyard/tetris';
import { describe, expect, it } from 'vitest';
import { Played } from '../testing/played.ts';

describe('a game by rules of the player’s own', () => {
  const guideline = rulesetById('guideline') as Ruleset;
  const snapshotBy = (change: Partial<Ruleset>) =>
    TetrisGame.start({ seed: 1, ruleset: { ...guideline, ...change } }).snapshot();

  it.each(['mine', 'guideline'])('named “%s” is saved, replayed and begun again by these', (id) => {
    const played = new Played();
    expect(played.session.load(snapshotBy({ id, previews: 2 })).ok).toBe(true);
    played.tap('hardDrop');
    const later = new Played(played.store);
    later.session.restore();
    later.session.resume();
    later.lose();
    expect(verifyReplay(tetrisKind, later.ended[0]?.replay).ok).toBe(true);
    later.session.restart();
    later.lose();
    expect(later.session.state.getState().view?.queue).toHaveLength(2);
    expect(verifyReplay(tetrisKind, later.ended[1]?.replay).ok).toBe(true);
  });

  it.each([{ width: 4 }, { width: 12 }, { height: 44 }])('in a well that cannot be drawn (%o) is refused', (size) => {
    const snapshot = snapshotBy({ id: 'mine', board: { ...guideline.board, ...size } });
    const played = new Played();
    expect(played.session.load(snapshot)).toMatchObject({ ok: false, error: { where: 'ruleset.board' } });
    const saved = { snapshot, ruleset: snapshot['ruleset'], start: { snapshot }, log: '' };
    played.store.texts.set('game', JSON.stringify({ version: 1, saved }));
    expect(played.session.restore().refused).toContain('another size');
    expect(played.status).toBe('menu');
  });
});

import { describe, expect, it } from 'vitest';
import { CONTROLLERS, controllerById, DROP_PIECES, DropGame, FEATURES } from '../src/bot/index.ts';
import FIXTURE from './fixtures/tetris-controllers.json' with { type: 'json' };

const IDS: Record<string, string> = {
  Dellacherie: 'dellacherie',
  'BCTS (DU), 2-decimal weights': 'bcts',
  'DT-10': 'dt-10',
  'DT-20': 'dt-20',
};

/** The fixture draws a block as another letter than the project does. */
const withHashes = (drawing: string): string => drawing.replaceAll(/[^./]/g, '#');

describe('controllers from the literature', () => {
  it('have the published weights', () => {
    for (const [name, weights] of Object.entries(FIXTURE.weights_x100)) {
      if (name !== 'order') expect(controllerById(IDS[name] ?? '')?.weights, name).toEqual(weights);
    }
    expect(FIXTURE.weights_x100.order.map((name) => name.replace('board wells', 'wells'))).toEqual(FEATURES);
    expect(controllerById('nobody')).toBeUndefined();
    expect(new Set(CONTROLLERS.map(({ id }) => id)).size).toBe(CONTROLLERS.length);
  });

  it('drop the pieces as the papers draw them', () => {
    const drawn = DROP_PIECES.map((orientations) =>
      orientations.map(({ rows, width }) =>
        [...rows]
          .reverse()
          .map((row) => Array.from({ length: width }, (_, x) => ((row >> x) & 1 ? '#' : '.')).join(''))
          .join('/'),
      ),
    );
    expect(drawn).toEqual(FIXTURE.orientations.map((turned) => turned.map(withHashes)));
  });

  it.each(FIXTURE.feature_vectors.vectors)('see what the authors’ program sees: $after', (vector) => {
    const { height, before, piece, orientation, column, after, features } = vector;
    const [landing, eroded, rows, columns, holes, dellacherie, fast, depth, holed, steps] = features;
    const game = DropGame.from(height, before);
    const seen = (count: 'dellacherie' | 'fast') => game.features(piece, { orientation, column }, count);
    expect(seen('dellacherie')).toEqual([landing, eroded, rows, columns, holes, dellacherie, depth, holed, steps]);
    expect(seen('fast')).toEqual([landing, eroded, rows, columns, holes, fast, depth, holed, steps]);
    game.drop(piece, { orientation, column });
    expect(game.toString().split('\n').slice(-after.length)).toEqual(after.map(withHashes));
  });

  // The long ones, of 20 rows, `lab literature` plays: under coverage they take three times as long.
  it.each(FIXTURE.runs.filter(({ height }) => height === 10))(
    'play as in the authors’ program: $policy, $height rows, seed $seed',
    (run) => {
      const controller = controllerById(IDS[run.policy] ?? '');
      if (controller === undefined) throw new Error('no such controller');
      const game = new DropGame(run.height);
      let state = run.seed;
      let sum = 0;
      while (game.pieces < run.max_pieces) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        const piece = ((state >>> 16) * 7) >>> 16;
        const drop = game.choose(controller, piece);
        if (drop === undefined) break;
        game.drop(piece, drop);
        sum = (Math.imul(sum, 31) + drop.orientation * 16 + drop.column) >>> 0;
      }
      expect({ pieces: game.pieces, lines: game.lines, checksum: sum.toString(16).padStart(8, '0') }).toEqual({
        pieces: run.pieces,
        lines: run.lines,
        checksum: run.checksum,
      });
    },
  );
});

describe('DropGame', () => {
  it('ends with a piece above the rim, which counts for nothing', () => {
    const game = DropGame.from(4, ['#########.', '#########.', '#########.']);
    expect(game.choose(CONTROLLERS[0] as (typeof CONTROLLERS)[0], 1)).toBeUndefined();
    expect(game.drop(1, { orientation: 0, column: 0 })).toBe(0);
    expect(game).toMatchObject({ over: true, pieces: 0, lines: 0 });
    expect(game.drop(0, { orientation: 0, column: 9 })).toBe(0);
  });

  it('names what is no height, no piece and no drop', () => {
    for (const height of [3, 29, 9.5, Number.NaN]) expect(() => new DropGame(height)).toThrow(RangeError);
    const game = new DropGame(10);
    expect(() => game.choose(CONTROLLERS[0] as (typeof CONTROLLERS)[0], 7)).toThrow(
      'piece must be a whole number from 0 to 6, not 7',
    );
    expect(() => game.drop(0, { orientation: 2, column: 0 })).toThrow('no such drop');
    expect(() => game.drop(0, { orientation: 1, column: 7 })).toThrow('no such drop');
  });
});

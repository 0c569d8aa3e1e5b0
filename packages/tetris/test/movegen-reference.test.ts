import { readFileSync } from 'node:fs';
import { Grid } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { PIECES, type Piece, type SpinPolicy, shapeOf } from '../src/index.ts';
import { placements } from '../src/movegen/index.ts';

type Cells = readonly number[];

/** Places with known answers; cells are numbered from the floor up, ten a row. */
interface Reference {
  readonly boards: Readonly<Record<string, readonly string[]>>;
  readonly placements_srs19: { readonly boards: Readonly<Record<string, Readonly<Record<Piece, readonly Cells[]>>>> };
  readonly placements_srs19_tspin_labels_T: {
    readonly boards: Readonly<Record<string, readonly (readonly (number | string)[])[]>>;
  };
}

const reference = JSON.parse(readFileSync(new URL('fixtures/tetris-perft.json', import.meta.url), 'utf8')) as Reference;

const HEIGHT = 48;
const SPAWN = 19;

/** A piece at the reference's spawn. */
function view(board: readonly string[], piece: Piece) {
  const open = Array.from({ length: HEIGHT - board.length }, () => '.'.repeat(10));
  const { bounds, width } = shapeOf(piece);
  const y = HEIGHT - SPAWN - bounds.y - bounds.height;
  const active = { piece, x: Math.floor((10 - width) / 2), y, rotation: 0, cells: [] } as const;
  return { well: Grid.parse([...open, ...board], 'X'), active };
}

function numbered(cells: readonly (readonly [number, number])[]): number[] {
  return cells.map(([x, y]) => (HEIGHT - 1 - y) * 10 + x).sort((a, b) => a - b);
}

const rules = { rotation: 'srs', spins: 'corners/index4' } as const satisfies { rotation: string; spins: SpinPolicy };

function sorted(places: readonly (readonly (number | string)[])[]): readonly string[] {
  return places.map((place) => place.join(' ')).sort();
}

describe('the places of the reference', () => {
  it.each(Object.entries(reference.placements_srs19.boards))('are found on %s', (name, wanted) => {
    for (const piece of PIECES) {
      if (!(piece in wanted)) continue;
      const found = placements(view(reference.boards[name] ?? [], piece), rules);
      expect(sorted(found.map(({ cells }) => numbered(cells))), piece).toEqual(sorted(wanted[piece]));
    }
  });

  it.each(Object.entries(reference.placements_srs19_tspin_labels_T.boards))(
    'have their labels on %s',
    (name, wanted) => {
      const found = placements(view(reference.boards[name] ?? [], 'T'), rules, { spins: true });
      expect(sorted(found.map(({ cells, spin }) => [...numbered(cells), spin]))).toEqual(sorted(wanted));
    },
  );
});

describe('placements', () => {
  const well = Grid.parse(['..........', '..........', '..........', '..........'], 'X');
  const active = { piece: 'S', x: 3, y: 0, rotation: 0, cells: [] } as const;

  it('tells the rotations of a place apart on demand', () => {
    expect(placements({ well, active }, 'guideline')).toHaveLength(17);
    expect(placements({ well, active }, 'guideline', { merge: false })).toHaveLength(34);
  });

  it('leaves half turns out on demand', () => {
    const half = { rotation: 'srs+', spins: 'none' } as const;
    const far = (options?: { turn180: boolean }) =>
      placements({ well, active: { ...active, piece: 'T' } }, half, options).find(
        ({ rotation, x }) => rotation === 2 && x === 3,
      );
    expect(far()?.keys).toEqual(['180', 'hardDrop']);
    expect(far({ turn180: false })?.keys).toHaveLength(3);
  });

  it('gives the fewest keys first, and the hard drop last', () => {
    const counts = placements({ well, active }, 'guideline').map(({ keys }) => keys.length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    for (const { keys } of placements({ well, active }, 'guideline')) {
      expect(keys.indexOf('hardDrop')).toBe(keys.length - 1);
    }
  });

  it('finds a spin only where spins are told apart or the shortest way has it', () => {
    const board = reference.boards['lemontea_tspin'] ?? [];
    const at = (spins: boolean) =>
      placements(view(board, 'T'), rules, { spins }).filter(({ cells }) => numbered(cells)[0] === 4);
    expect(new Set(at(true).map(({ spin }) => spin))).toEqual(new Set(['full', 'none', 'mini']));
    expect(at(false).length).toBe(at(true).length - 1);
  });

  it('finds nothing without a piece, and refuses what cannot be', () => {
    expect(placements({ well, active: null }, 'guideline')).toEqual([]);
    expect(() => placements({ well, active: { ...active, x: 9 } }, 'guideline')).toThrow('S does not fit at (9, 0)');
    expect(() => placements({ well, active }, 'nothing')).toThrow('unknown ruleset "nothing"');
  });
});

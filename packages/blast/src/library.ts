import { type Cell, Shape } from '@blockyard/grid-core';
import { BLAST_PALETTE, FAMILIES, type Family, type FamilyId } from './data/shapes.ts';
import { deepFreeze } from './freeze.ts';
import type { TrayPiece } from './types.ts';

/** A shape of the library as a piece, with the family that its weight goes by. */
export interface LibraryPiece extends TrayPiece {
  readonly id: string;
  readonly family: FamilyId;
}

function familyPieces(family: FamilyId): LibraryPiece[] {
  const { colour, shapes }: Family = FAMILIES[family];
  return Object.entries(shapes).map(([id, rows]) => {
    const shape = Shape.parse(rows.split('/'));
    return { id, family, shape, cells: shape.cells, colour };
  });
}

/** All pieces of the library, in the order of the shape file. Frozen through and through, so that games can share them. */
export const LIBRARY: readonly LibraryPiece[] = deepFreeze((Object.keys(FAMILIES) as FamilyId[]).flatMap(familyPieces));

const byId = new Map(LIBRARY.map((piece) => [piece.id, piece]));

/** The library's piece with this id; `undefined` for an unknown one. */
export function pieceById(id: string): TrayPiece | undefined {
  return byId.get(id);
}

/** The library's shape with this id; `undefined` for an unknown one. */
export function shapeById(id: string): Shape | undefined {
  return pieceById(id)?.shape;
}

/** A piece drawn by hand, its cells moved so that the leftmost column and the top row are 0. `RangeError` as `Shape.fromCells`. */
export function pieceFromCells(cells: readonly Cell[]): TrayPiece {
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  const shape = Shape.fromCells(cells.map(([x, y]) => [x - left, y - top]));
  return deepFreeze({
    id: null,
    shape,
    cells: shape.cells,
    colour: 1 + ((cells.length - 1) % BLAST_PALETTE.length),
  });
}

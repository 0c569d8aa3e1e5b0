import { candyDefs, candyInner, dataUrl } from '@blockyard/app-kit';
import { colourOf, PIECES, type Piece } from '@blockyard/tetris';
import { candyOf } from '../look/colours.ts';
import { spawnedAs } from '../look/spawned.ts';
import { useGame, useSetting } from './page-context.ts';

/**
 * Pictures by piece, rules and mark. A picture is one element to lay out and paint, where inlined candies would be forty. All that
 * a game needs are made before the first is shown, and stay: the browser forgets a picture that nobody shows, and takes a
 * frame's time to read it again.
 */
const pictures = new Map<string, HTMLImageElement>();

function pictureOf(piece: Piece, ruleset: string, patterns: boolean): string {
  const known = pictures.get(`${piece} ${ruleset} ${patterns}`);
  if (known !== undefined) return known.src;
  for (const each of PIECES) {
    const picture = new Image();
    picture.src = drawingOf(each, ruleset, patterns);
    pictures.set(`${each} ${ruleset} ${patterns}`, picture);
  }
  return pictureOf(piece, ruleset, patterns);
}

function drawingOf(piece: Piece, ruleset: string, patterns: boolean): string {
  const { cells, bounds } = spawnedAs(piece, ruleset);
  const left = (4 - bounds.width) / 2 - bounds.x;
  const top = (2 - bounds.height) / 2 - bounds.y;
  const colour = colourOf(piece);
  const candy = candyInner(candyOf(colour), { pattern: patterns ? colour : 0 });
  const tiles = cells.map(([x, y]) => `<g transform="translate(${40 * (left + x)} ${40 * (top + y)})">${candy}</g>`);
  return dataUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80">${candyDefs}${tiles.join('')}</svg>`);
}

export interface MiniPieceProps {
  readonly piece: Piece;
  /** Out of use for now. */
  readonly dimmed?: boolean;
}

/** A piece as small candies, in the middle of a box of 4 by 2 tiles. Its name stands beside it. */
export function MiniPiece({ piece, dimmed = false }: MiniPieceProps) {
  const patterns = useSetting((settings) => settings.patterns);
  const ruleset = useGame((state) => state.ruleset);
  return (
    <img className="mini-piece" data-dimmed={dimmed || undefined} src={pictureOf(piece, ruleset, patterns)} alt="" />
  );
}

import type { GridView } from '@blockyard/grid-core';
import type * as Phaser from 'phaser';
import { COLUMNS, ROWS_ABOVE, type WellBox } from './box.ts';
import { DRAWN_ROWS, middleX, middleY } from './places.ts';
import { tileFrame } from './tiles.ts';

interface Cell {
  readonly image: Phaser.GameObjects.Image;
  colour: number;
}

/** The settled blocks. */
export class SettledView {
  private readonly cells: readonly (readonly Cell[])[];
  /** How far each drawn row still hangs above its place, in cells; an effect's business, 0 at rest. */
  private readonly hanging: number[] = Array.from({ length: DRAWN_ROWS }, () => 0);
  private box: WellBox | undefined;
  private shown: { readonly well: GridView | undefined; readonly hiddenRows: number } | undefined;

  constructor(scene: Phaser.Scene, layer: Phaser.GameObjects.Layer, texture: string) {
    this.cells = Array.from({ length: DRAWN_ROWS }, () =>
      Array.from({ length: COLUMNS }, () => {
        const image = scene.add.image(0, 0, texture, tileFrame(1)).setVisible(false);
        layer.add(image);
        return { image, colour: 0 };
      }),
    );
  }

  /** The colour drawn at a column of a drawn row; 0 is none. */
  colourAt(column: number, row: number): number {
    return this.cells[row]?.[column]?.colour ?? 0;
  }

  sync(well: GridView | undefined, hiddenRows: number): void {
    // A well that is handed out never changes.
    if (this.shown?.well === well && this.shown?.hiddenRows === hiddenRows) return;
    this.shown = { well, hiddenRows };
    for (const [row, cells] of this.cells.entries()) {
      const y = row + hiddenRows - ROWS_ABOVE;
      for (const [column, cell] of cells.entries()) {
        const colour = well !== undefined && y >= 0 && y < well.height ? well.at(column, y) : 0;
        if (colour === cell.colour) continue;
        cell.colour = colour;
        cell.image.setVisible(colour > 0);
        if (colour > 0) cell.image.setFrame(tileFrame(colour));
        this.rest(cell.image);
      }
    }
  }

  place(box: WellBox): void {
    this.box = box;
    this.still();
  }

  retexture(texture: string): void {
    for (const cell of this.cells.flat()) cell.image.setTexture(texture, tileFrame(Math.max(1, cell.colour)));
    this.still();
  }

  /** Lets a row hang `by` cells above its place. */
  hang(row: number, by: number): void {
    this.hanging[row] = by;
    this.placeRow(row);
  }

  imageAt(column: number, row: number): Phaser.GameObjects.Image | undefined {
    return this.cells[row]?.[column]?.image;
  }

  /** Every block at rest in its place. */
  still(): void {
    this.hanging.fill(0);
    for (const row of this.cells.keys()) this.placeRow(row);
    for (const cell of this.cells.flat()) this.rest(cell.image);
  }

  private rest(image: Phaser.GameObjects.Image): void {
    if (this.box !== undefined) image.setDisplaySize(this.box.cell, this.box.cell);
  }

  private placeRow(row: number): void {
    const { box } = this;
    if (box === undefined) return;
    for (const [column, cell] of (this.cells[row] ?? []).entries()) {
      cell.image.setPosition(middleX(box, column), middleY(box, row - (this.hanging[row] ?? 0)));
    }
  }
}

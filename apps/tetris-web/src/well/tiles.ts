import { candySvg, dataUrl, outlineSvg } from '@blockyard/app-kit';
import { CANDIES, candyOf } from '../look/colours.ts';

/** A sheet of all that is drawn in the well, at one cell size; rebuilt from code whenever the size changes. */
export interface TileSheet {
  readonly canvas: HTMLCanvasElement;
  readonly frames: ReadonlyMap<string, Frame>;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const tileFrame = (colour: number): string => `tile-${colour}`;
export const ghostFrame = (colour: number): string => `ghost-${colour}`;
export const shardFrame = (colour: number): string => `shard-${colour}`;
export const trailFrame = (colour: number): string => `trail-${colour}`;
export const FLASH_FRAME = 'flash';
export const GLOW_FRAME = 'glow';

/** Frames are kept apart so that smoothing takes nothing from a neighbour. */
const APART = 2;

/** Draws the sheet for cells of `cell` device pixels, with marks for colour-blind eyes if asked. */
export async function drawTiles(cell: number, patterns: boolean): Promise<TileSheet> {
  const colours = CANDIES.map((_, i) => i + 1);
  const tiles = colours.map((colour) => candySvg(candyOf(colour), { pattern: patterns ? colour : 0 }));
  const ghosts = colours.map((colour) => outlineSvg(candyOf(colour).base));
  const images = await Promise.all([...tiles, ...ghosts].map((svg) => loadSvg(svg, cell)));
  const canvas = document.createElement('canvas');
  const step = cell + APART;
  canvas.width = step * (CANDIES.length + 2);
  canvas.height = step * 4;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no canvas.');
  context.imageSmoothingQuality = 'high';
  const frames = new Map<string, Frame>();
  const frame = (name: string, column: number, row: number, size = cell): Frame => {
    const place = { x: column * step, y: row * step, width: size, height: size };
    frames.set(name, place);
    return place;
  };
  for (const [i, colour] of colours.entries()) {
    const tile = images[i];
    const ghost = images[i + colours.length];
    if (tile === undefined || ghost === undefined) continue;
    draw(context, tile, frame(tileFrame(colour), i, 0));
    draw(context, ghost, frame(ghostFrame(colour), i, 1));
    draw(context, tile, frame(shardFrame(colour), i, 2, Math.max(3, Math.round(cell * 0.34))));
    drawTrail(context, candyOf(colour).light, frame(trailFrame(colour), i, 3));
  }
  drawFlash(context, frame(FLASH_FRAME, colours.length, 0));
  drawGlow(context, frame(GLOW_FRAME, colours.length, 1));
  return { canvas, frames };
}

function draw(context: CanvasRenderingContext2D, image: CanvasImageSource, { x, y, width, height }: Frame): void {
  context.drawImage(image, x, y, width, height);
}

/** A drawing of an SVG at `size` device pixels: some browsers scale an SVG that is drawn at another size from its pixels. */
async function loadSvg(svg: string, size: number): Promise<HTMLImageElement> {
  const image = new Image(size, size);
  image.src = dataUrl(svg.replace(/width="\d+" height="\d+"/, `width="${size}" height="${size}"`));
  await image.decode();
  return image;
}

function drawFlash(context: CanvasRenderingContext2D, { x, y, width, height }: Frame): void {
  const inset = width * 0.025;
  context.fillStyle = '#fff';
  context.beginPath();
  context.roundRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, width * 0.22);
  context.fill();
}

function drawGlow(context: CanvasRenderingContext2D, { x, y, width, height }: Frame): void {
  const gradient = context.createRadialGradient(
    x + width / 2,
    y + height / 2,
    0,
    x + width / 2,
    y + height / 2,
    width / 2,
  );
  gradient.addColorStop(0, 'rgba(255,255,255,.9)');
  gradient.addColorStop(0.4, 'rgba(255,255,255,.35)');
  gradient.addColorStop(1, 'rgba(255,255,255,0)');
  context.fillStyle = gradient;
  context.fillRect(x, y, width, height);
}

/** Light that a falling piece leaves: nothing above, most of it below. */
function drawTrail(context: CanvasRenderingContext2D, colour: string, { x, y, width, height }: Frame): void {
  const gradient = context.createLinearGradient(0, y, 0, y + height);
  gradient.addColorStop(0, 'rgba(255,255,255,0)');
  gradient.addColorStop(1, colour);
  context.fillStyle = gradient;
  context.fillRect(x + width * 0.06, y, width * 0.88, height);
}

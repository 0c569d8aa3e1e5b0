import { candyMark } from './candy-marks.ts';

/** The three tones of one candy: `#rrggbb` or any colour that SVG knows. */
export interface CandyColours {
  /** The body. */
  readonly base: string;
  /** The side in the shade, and the marks. */
  readonly dark: string;
  /** The inset face. */
  readonly light: string;
}

export interface CandyOptions {
  /** 1 to 8: a mark that tells the colour without seeing it; 0, the default, is none. */
  readonly pattern?: number;
  /** Without light and gloss. */
  readonly flat?: boolean;
  /** Of the corners, in units of a tile of 40; 9 by default. */
  readonly radius?: number;
}

/**
 * The lights of `candyInner`, the same for every colour. A document that inlines candies holds this once, in an SVG that
 * is not `display: none`.
 */
export const candyDefs = `<defs>${[
  '<linearGradient id="candy-lip" x2="0" y2="1"><stop offset=".72" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></linearGradient>',
  '<radialGradient id="candy-glow" cx=".3" cy=".22" r=".95"><stop stop-color="#fff" stop-opacity=".42"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-opacity="0"/><stop offset="1" stop-opacity=".24"/></radialGradient>',
  '<linearGradient id="candy-rim" x2=".75" y2="1"><stop stop-color="#fff" stop-opacity=".8"/><stop offset=".45" stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#fff" stop-opacity=".05"/></linearGradient>',
  '<linearGradient id="candy-face" x2=".35" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient>',
  '<linearGradient id="candy-gloss" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".8"/><stop offset="1" stop-color="#fff" stop-opacity=".06"/></linearGradient>',
].join('')}</defs>`;

/** One candy as an SVG of its own, 40 by 40, for an image or a texture. */
export function candySvg(colours: CandyColours, options: CandyOptions = {}): string {
  return svg((options.flat === true ? '' : candyDefs) + candyInner(colours, options));
}

/** What is inside the SVG of a candy, for a drawing that holds `candyDefs` once. */
export function candyInner(
  colours: CandyColours,
  { pattern = 0, flat = false, radius = 9 }: CandyOptions = {},
): string {
  const { base, dark, light } = colours;
  const mark = candyMark(pattern, dark);
  const body = rect(1, 1, 38, 35.2, radius, `fill="${base}"`);
  const under = rect(1, 2, 38, 37.4, radius, `fill="${dark}"`);
  const face = (opacity: number) => rect(5.6, 5, 28.8, 27, radius * 0.74, `fill="${light}" opacity="${opacity}"`);
  if (flat) return under + body + face(0.35) + mark;
  return [
    under,
    rect(1, 2, 38, 37.4, radius, 'fill="url(#candy-lip)"'),
    body,
    rect(1, 1, 38, 35.2, radius, 'fill="url(#candy-glow)"'),
    rect(1.7, 1.7, 36.6, 33.8, radius - 0.7, 'fill="none" stroke="url(#candy-rim)" stroke-width="1.4"'),
    face(0.3),
    rect(5.6, 5, 28.8, 27, radius * 0.74, 'fill="url(#candy-face)"'),
    `<path d="${GLOSS}" fill="url(#candy-gloss)" opacity=".72"/>`,
    // Above the gloss, which would wash its upper half out.
    mark,
    '<ellipse cx="10.6" cy="8.3" rx="3" ry="1.5" transform="rotate(-32 10.6 8.3)" fill="#fff" opacity=".95"/>',
    '<circle cx="15.6" cy="6.4" r=".85" fill="#fff" opacity=".8"/>',
  ].join('');
}

/** Follows the corner of the face and ends in a wave. */
const GLOSS = 'M6.6 15.2V12q0-6.4 6.4-6.4h14q6.4 0 6.4 5.4q-5.4 4.2-13 3.9q-8.2-.3-13.8 3.3z';

/** A ghost: a thin tile in `colour` that lets the ground through. */
export function outlineSvg(colour: string, { radius = 8 }: { readonly radius?: number } = {}): string {
  return svg(
    rect(
      2.4,
      2.4,
      35.2,
      35.2,
      radius,
      `fill="${colour}" fill-opacity=".14" stroke="${colour}" stroke-opacity=".85" stroke-width="2"`,
    ),
  );
}

/** An address that an `<img>`, a CSS background or a texture loader takes. */
export function dataUrl(svgText: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svgText)}`;
}

function svg(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="80" height="80">${inner}</svg>`;
}

function rect(x: number, y: number, width: number, height: number, radius: number, paint: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${paint}/>`;
}

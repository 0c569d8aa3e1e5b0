/** Marks that differ in shape, not only in detail, so that they stay apart at 20 px. Index 0 is mark 1. */
const MARKS: readonly string[] = [
  // Five dots.
  dots([13, 12], [27, 12], [20, 18.5], [13, 25], [27, 25]),
  stroke('M10 21L19 10M14 28L30 10M24 28L31 20'),
  stroke('M20 10.5V26.5M12 18.5H28'),
  '<circle cx="20" cy="18.5" r="7.2" fill="none" stroke-width="3"/>',
  stroke('M12 17L20 10.5L28 17M12 26L20 19.5L28 26'),
  stroke('M11.5 12H28.5M11.5 18.5H28.5M11.5 25H28.5'),
  '<path d="M20 9.5L29 18.5L20 27.5L11 18.5z" stroke="none"/>',
  stroke('M11.5 14.5H28.5M11.5 22.5H28.5M16 10V27M24 10V27'),
];

/** How many marks there are; they are numbered from 1. */
export const CANDY_MARKS: number = MARKS.length;

/** The mark pressed into the face of a candy: its drawing in `dark`, above the same in light. Empty for 0. */
export function candyMark(pattern: number, dark: string): string {
  const mark = MARKS[pattern - 1];
  if (mark === undefined) return '';
  const layer = (colour: string, opacity: number, down: number): string =>
    `<g fill="${colour}" stroke="${colour}" opacity="${opacity}" transform="translate(0 ${down})">${mark}</g>`;
  return layer('#fff', 0.4, 1) + layer(dark, 0.78, 0);
}

function stroke(d: string): string {
  return `<path d="${d}" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function dots(...places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.5" stroke="none"/>`).join('');
}

import { type CandyColours, candySvg, dataUrl, outlineSvg } from '@blockyard/app-kit';

/** Colours 1 to 6: red, orange, yellow, green, blue, purple. */
export const CANDIES: readonly CandyColours[] = [
  { base: '#ff5a72', dark: '#c9284b', light: '#ff9aa6' },
  { base: '#ff963a', dark: '#cf5f14', light: '#ffc78a' },
  { base: '#ffd23f', dark: '#cf8d0a', light: '#ffe997' },
  { base: '#4fd67a', dark: '#178f49', light: '#a4f0b8' },
  { base: '#3fa9ff', dark: '#1566c4', light: '#9ad4ff' },
  { base: '#a86bff', dark: '#6a2dcb', light: '#d3b0ff' },
];

/**
 * Draws the tiles of the page by a style sheet with a rule for each colour, and for its ghost: a drawing is then read
 * once, and not anew for every tile that shows it.
 */
export function paintCandies(patterns: boolean): void {
  const rules = CANDIES.map((colours, i) => {
    const candy = candySvg(colours, { pattern: patterns ? i + 1 : 0 });
    return [
      `.tile[data-colour="${i + 1}"] { background-image: url("${dataUrl(candy)}") }`,
      `.ghost .tile[data-colour="${i + 1}"], .tile[data-ghost="${i + 1}"] { background-image: url("${dataUrl(ghost(candy, colours))}") }`,
    ];
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.flat().join(''));
  document.adoptedStyleSheets = [sheet];
}

/** The candy itself, faint, inside its outline. */
function ghost(candy: string, { light }: CandyColours): string {
  const faint = candy.replace('<svg ', '<svg opacity=".42" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80">${faint}${outlineSvg(light)}</svg>`;
}

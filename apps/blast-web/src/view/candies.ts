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

/** The drawing of each colour as a style variable (`--candy-1`, `--outline-1`), drawn once for all tiles of the page. */
export function paintCandies(root: HTMLElement, patterns: boolean): void {
  CANDIES.forEach((colours, i) => {
    const svg = candySvg(colours, { pattern: patterns ? i + 1 : 0 });
    root.style.setProperty(`--candy-${i + 1}`, `url("${dataUrl(svg)}")`);
    const faint = svg.replace('<svg ', '<svg opacity=".42" ');
    root.style.setProperty(`--faint-${i + 1}`, `url("${dataUrl(faint)}")`);
    root.style.setProperty(`--outline-${i + 1}`, `url("${dataUrl(outlineSvg(colours.light))}")`);
  });
}

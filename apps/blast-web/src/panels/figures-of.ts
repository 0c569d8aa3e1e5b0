import type { GameResult } from '../session/results.ts';

export interface Bar {
  readonly from: number;
  /** The last score that counts here. */
  readonly to: number;
  readonly games: number;
}

export interface StatFigures {
  readonly games: number;
  readonly best: number;
  readonly average: number;
  readonly median: number;
  readonly bars: readonly Bar[];
  readonly kinds: readonly [rows: number, columns: number, boxes: number];
}

const MOST_BARS = 10;
/** Round widths of a bar, in points; each is tried ten times as large too. */
const WIDTHS = [10, 20, 50];

/** The figures of the results given; `undefined` for none. */
export function figuresOf(results: readonly GameResult[]): StatFigures | undefined {
  if (results.length === 0) return undefined;
  const scores = results.map(({ score }) => score).sort((a, b) => a - b);
  const best = scores.at(-1) ?? 0;
  const sum = (pick: (result: GameResult) => number) => results.reduce((total, result) => total + pick(result), 0);
  return {
    games: results.length,
    best,
    average: Math.round(sum(({ score }) => score) / results.length),
    median: scores[Math.floor((scores.length - 1) / 2)] ?? 0,
    bars: barsOf(scores, best),
    kinds: [sum(({ kinds }) => kinds[0]), sum(({ kinds }) => kinds[1]), sum(({ kinds }) => kinds[2])],
  };
}

function barsOf(scores: readonly number[], best: number): Bar[] {
  const width = roundWidth(best);
  return Array.from({ length: Math.floor(best / width) + 1 }, (_, i) => {
    const from = i * width;
    const to = from + width - 1;
    return { from, to, games: scores.filter((score) => score >= from && score <= to).length };
  });
}

function roundWidth(best: number): number {
  for (let scale = 1; ; scale *= 10) {
    for (const width of WIDTHS) if (Math.floor(best / (width * scale)) < MOST_BARS) return width * scale;
  }
}

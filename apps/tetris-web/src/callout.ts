import type { Piece, Spin, TetrisEvent } from '@blockyard/tetris';

/** What is called out over the well for a moment. */
export interface Callout {
  /** A key under `callout`. */
  readonly title: CalloutTitle;
  /** What locked, for a spin. */
  readonly piece: Piece;
  /** For `levelUp`. */
  readonly level: number;
  readonly points: number;
  /** Clears in a row after the first; 0 for none. */
  readonly combo: number;
  readonly backToBack: boolean;
  readonly grand: boolean;
}

export type CalloutTitle =
  | 'single'
  | 'double'
  | 'triple'
  | 'tetris'
  | 'spin'
  | 'spinSingle'
  | 'spinDouble'
  | 'spinTriple'
  | 'mini'
  | 'miniSingle'
  | 'miniDouble'
  | 'miniTriple'
  | 'perfect'
  | 'levelUp';

const PLAIN: readonly (CalloutTitle | undefined)[] = [undefined, 'single', 'double', 'triple', 'tetris'];
const FULL: readonly CalloutTitle[] = ['spin', 'spinSingle', 'spinDouble', 'spinTriple', 'spinTriple'];
const MINI: readonly CalloutTitle[] = ['mini', 'miniSingle', 'miniDouble', 'miniTriple', 'tetris'];

/** The kinds of clears, and spins without one, by the rows that go. */
export const CLEARS: readonly { readonly title: CalloutTitle; readonly spin: Spin; readonly rows: number }[] = [
  ...PLAIN.map((title, rows) => ({ title, spin: 'none', rows }) as const),
  ...MINI.slice(0, 4).map((title, rows) => ({ title, spin: 'mini', rows }) as const),
  ...FULL.slice(0, 4).map((title, rows) => ({ title, spin: 'full', rows }) as const),
].filter((kind): kind is typeof kind & { title: CalloutTitle } => kind.title !== undefined);

/** What to call out of one lock; `undefined` for nothing worth it: a lone single, or no clear at all. */
export function calloutOf(events: readonly TetrisEvent[], combo: number): Callout | undefined {
  let title: CalloutTitle | undefined;
  let callout: Omit<Callout, 'title' | 'grand'> = { piece: 'T', level: 0, points: 0, combo: 0, backToBack: false };
  for (const event of events) {
    if (event.type === 'locked') {
      const names = { none: PLAIN, mini: MINI, full: FULL }[event.spin];
      title = names[event.rows.length];
      callout = { ...callout, piece: event.piece };
      if (event.rows.length > 0) callout = { ...callout, combo: Math.max(0, combo) };
    }
    if (event.type === 'cleared' && event.perfect) title = 'perfect';
    if (event.type === 'scored' && (event.parts.clear ?? 0) > 0) {
      callout = { ...callout, points: event.points, backToBack: (event.parts.backToBack ?? 0) > 0 };
    }
    if (event.type === 'levelUp') {
      callout = { ...callout, level: event.level };
      if (title === undefined || title === 'single') title = 'levelUp';
    }
  }
  if (title === undefined || (title === 'single' && callout.combo === 0)) return undefined;
  return { ...callout, title, grand: ['tetris', 'perfect', 'spinDouble', 'spinTriple'].includes(title) };
}

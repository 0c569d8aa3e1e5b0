import type { TetrisView } from '@blockyard/tetris';
import type { Bests } from './bests.ts';
import { DEFAULT_GOAL, type GameKind, isBetter, measureOf, worthOf } from './measure.ts';

export interface BestShown {
  /** The best of the game's kind, this game's own included: points, or ms; 0 for none. */
  readonly best: number;
  /** The game has beaten the best that stood when it began. */
  readonly newBest: boolean;
}

/** How a game stands beside the best ones of its kind. */
export class Standing {
  private kind: GameKind = { ruleset: 'basic', goal: DEFAULT_GOAL };
  private before = 0;

  constructor(private readonly bests: Bests) {}

  begin(kind: GameKind): void {
    this.kind = kind;
    this.before = this.bests.of(kind);
  }

  of(view: TetrisView | undefined): BestShown {
    const { goal } = this.kind;
    const worth = view === undefined ? 0 : worthOf(view);
    const best = this.bests.of(this.kind);
    const measure = measureOf(goal);
    return { best: isBetter(measure, worth, best) ? worth : best, newBest: isBetter(measure, worth, this.before) };
  }
}

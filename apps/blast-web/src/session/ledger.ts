import type { BlastCommand, BlastView } from '@blockyard/blast';
import type { JourneyView, Level } from '@blockyard/blast/journey';
import type { Replay } from '@blockyard/grid-core/replay';
import type { LineKinds } from './line-count.ts';
import type { SessionParts } from './session-parts.ts';

/** What is written down of a game. */
interface Standing {
  readonly view: BlastView;
  readonly ruleset: string;
  readonly level: Level | undefined;
  readonly journey: JourneyView | undefined;
  readonly day: string | undefined;
}

type Books = Pick<SessionParts, 'best' | 'stars' | 'days' | 'results' | 'archive' | 'time'>;

/** Writes down what a game came to: best scores, stars, days, results, replays. A level of the journey has stars and no score. */
export class Ledger {
  private beaten = false;
  /** When the game ended; it may end once more after an undo, and then has one result all the same. */
  private endedAt: number | undefined;

  constructor(private readonly books: Books) {}

  /** Another game runs from now on. */
  begin(standing: Standing): void {
    const { score } = standing.view;
    this.beaten = standing.level === undefined && score > 0 && score >= this.books.best.of(standing.ruleset);
    this.endedAt = undefined;
  }

  /** Takes the score into account; true when it has just passed the best there was. */
  score({ level, ruleset, view }: Standing): boolean {
    if (level !== undefined) return false;
    const raised = this.books.best.record(ruleset, view.score);
    const first = raised && !this.beaten;
    this.beaten ||= raised;
    return first;
  }

  end({ level, journey, day, ruleset, view }: Standing, kinds: LineKinds, replay: () => Replay<BlastCommand>): void {
    const { stars, days, results, archive, time } = this.books;
    if (level !== undefined) {
      stars.record(String(level.id), journey?.stars ?? 0);
      return;
    }
    this.endedAt ??= time();
    const { score, lines, round: rounds } = view;
    results.add({ at: this.endedAt, mode: ruleset, score, lines, rounds, kinds });
    if (day !== undefined) days.record(day, score);
    void archive.keep(replay());
  }
}

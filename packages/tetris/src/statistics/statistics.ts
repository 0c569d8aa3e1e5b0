import { attackOf, surgeOf } from '../attack/attack.ts';
import type { AttackTable } from '../attack/table.ts';
import type { ATTACK_TABLES } from '../attack/tables.ts';
import type { Action } from '../handling/handling.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { knownRuleset } from '../rulesets/rulesets.ts';
import { scoreWith } from '../scoring.ts';
import type { Spin, TetrisEvent } from '../types.ts';
import { Finesse } from './finesse.ts';

export interface StatisticsOptions {
  /** The game's ruleset, an id or an object; `basic` unless given. */
  readonly ruleset?: string | Ruleset;
  /** What a clear is worth as an attack; `guideline` unless given. */
  readonly attack?: keyof typeof ATTACK_TABLES | AttackTable;
  /** What an earlier `save` of the same game gave. */
  readonly saved?: SavedStatistics;
}

/** Figures of a game so far. What is taken back by an undo stays counted as played. */
export interface Figures {
  /** ms of game time. */
  readonly ms: number;
  readonly pieces: number;
  readonly piecesPerSecond: number;
  readonly keys: number;
  readonly keysPerPiece: number;
  /** Keys beyond the fewest, over all pieces that were dropped from above. */
  readonly faults: number;
  /** How many pieces had any. */
  readonly faultyPieces: number;
  readonly lines: number;
  readonly attack: number;
  readonly attackPerMinute: number;
  /** How many clears of 0 to 4 rows there were, by spin; a lock that clears nothing counts where it was a spin. */
  readonly clears: Readonly<Record<Spin, readonly number[]>>;
  readonly perfects: number;
  /** −1 for none. The first clear of a run is 0. */
  readonly maxCombo: number;
  readonly maxBackToBack: number;
  readonly holds: number;
  readonly undos: number;
  /** ms of game time at which each ten lines were full. */
  readonly splits: readonly number[];
}

interface Run {
  readonly lines: number;
  readonly combo: number;
  readonly backToBack: number;
}

/** Plain JSON. */
export interface SavedStatistics {
  readonly figures: Omit<Figures, 'piecesPerSecond' | 'keysPerPiece' | 'attackPerMinute'>;
  readonly runs: readonly Run[];
  readonly used: number;
  readonly judged: boolean;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
/** As many as an undo may take back, and the present one. */
const KEPT = 101;
const MOVING: ReadonlySet<Action> = new Set(['left', 'right', 'cw', 'ccw', '180']);

/** Counts a game by its events and by the keys that were pressed. Knows nothing of the game itself. */
export class Statistics {
  private readonly ruleset: Ruleset;
  private readonly table: keyof typeof ATTACK_TABLES | AttackTable;
  private readonly finesse: Finesse;
  private readonly figuresSoFar: Writable<SavedStatistics['figures']> & {
    clears: Record<Spin, number[]>;
    splits: number[];
  };
  /** The count after each of the last locks, the latest last. */
  private runs: readonly Run[];
  /** Keys for the piece in play. */
  private used: number;
  /** Whether it may be judged: what was soft-dropped may have been tucked in. */
  private judged: boolean;
  private spin: Spin = 'none';

  /** `RangeError` for a ruleset that cannot be. */
  constructor({ ruleset = 'basic', attack = 'guideline', saved }: StatisticsOptions = {}) {
    this.ruleset = knownRuleset(ruleset);
    this.table = attack;
    this.finesse = new Finesse(this.ruleset);
    const { figures, runs, used, judged } = copyOf(saved ?? NOTHING);
    this.figuresSoFar = figures as Statistics['figuresSoFar'];
    this.runs = runs;
    this.used = used;
    this.judged = judged;
  }

  /** A key went down. Repeats of a key that is held are not presses. */
  press(action: Action): void {
    this.figuresSoFar.keys++;
    if (MOVING.has(action)) this.used++;
    if (action === 'softDrop') this.judged = false;
  }

  /** What happened in the game, up to game time `now`. */
  observe(events: readonly TetrisEvent[], now: number): void {
    const figures = this.figuresSoFar;
    figures.ms = Math.max(figures.ms, now);
    for (const event of events) {
      switch (event.type) {
        case 'locked':
          this.lock(event);
          if (event.rows.length === 0) this.count(0, false);
          break;
        case 'cleared':
          this.count(event.rows.length, event.perfect);
          break;
        case 'held':
          figures.holds++;
          this.fresh();
          break;
        case 'undone':
          figures.undos++;
          this.runs = this.runs.slice(0, -1);
          this.fresh();
          break;
      }
    }
  }

  get figures(): Figures {
    const { clears, splits, ...figures } = this.figuresSoFar;
    const { pieces, ms, keys, attack } = figures;
    return {
      ...figures,
      clears: copyOf(clears),
      splits: [...splits],
      piecesPerSecond: ms === 0 ? 0 : (pieces * 1000) / ms,
      keysPerPiece: pieces === 0 ? 0 : keys / pieces,
      attackPerMinute: ms === 0 ? 0 : (attack * 60_000) / ms,
    };
  }

  /** Plain JSON, to go on from after a reload. */
  save(): SavedStatistics {
    const { figuresSoFar: figures, runs, used, judged } = this;
    return copyOf({ figures, runs, used, judged });
  }

  private lock({ piece, rotation, x, spin }: Extract<TetrisEvent, { type: 'locked' }>): void {
    const figures = this.figuresSoFar;
    figures.pieces++;
    this.spin = spin;
    const least = this.judged ? this.finesse.least(piece, rotation, x) : undefined;
    const faults = least === undefined ? 0 : Math.max(0, this.used - least);
    figures.faults += faults;
    if (faults > 0) figures.faultyPieces++;
    this.fresh();
  }

  private count(lines: number, perfect: boolean): void {
    const figures = this.figuresSoFar;
    const { spin, ruleset, table } = this;
    const before = this.runs.at(-1);
    const { lines: total, combo, backToBack } = scoreWith(ruleset, before ?? {}, { lines, spin });
    this.runs = [...this.runs, { lines: total, combo, backToBack }].slice(-KEPT);
    if (lines > 0 || spin !== 'none') {
      const row = figures.clears[spin];
      row[lines] = (row[lines] ?? 0) + 1;
    }
    if (lines === 0) return;
    figures.lines += lines;
    if (perfect) figures.perfects++;
    figures.maxCombo = Math.max(figures.maxCombo, combo);
    figures.maxBackToBack = Math.max(figures.maxBackToBack, backToBack);
    figures.attack += attackOf(table, { lines, spin, combo, backToBack, perfect });
    if (backToBack < 0) for (const part of surgeOf(table, before?.backToBack ?? -1)) figures.attack += part;
    while (figures.splits.length < Math.floor(total / 10)) figures.splits.push(figures.ms);
  }

  private fresh(): void {
    this.used = 0;
    this.judged = true;
  }
}

const NOTHING: SavedStatistics = {
  figures: {
    ms: 0,
    pieces: 0,
    keys: 0,
    faults: 0,
    faultyPieces: 0,
    lines: 0,
    attack: 0,
    clears: { none: [0, 0, 0, 0, 0], mini: [0, 0, 0, 0, 0], full: [0, 0, 0, 0, 0] },
    perfects: 0,
    maxCombo: -1,
    maxBackToBack: -1,
    holds: 0,
    undos: 0,
    splits: [],
  },
  runs: [],
  used: 0,
  judged: true,
};

function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

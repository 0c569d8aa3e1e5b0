import type { Ruleset } from './rulesets/ruleset.ts';
import type { ScoreParts, Spin } from './types.ts';

/** Where the count stands between two locks; what is left out is as at a game's start. */
export interface Tally {
  /** 1 unless told. */
  readonly level?: number;
  readonly lines?: number;
  readonly score?: number;
  /** −1 when none runs. */
  readonly combo?: number;
  /** −1 when none runs. */
  readonly backToBack?: number;
}

/** What one piece did; drops in rows. */
export interface Feat {
  readonly lines: number;
  readonly spin?: Spin;
  /** The well is empty after the clear. */
  readonly perfect?: boolean;
  readonly soft?: number;
  readonly hard?: number;
}

export interface Scored extends Required<Tally> {
  readonly points: number;
  readonly parts: ScoreParts;
}

/**
 * The points of one piece under a ruleset, and the count after it. Everything is scored at the level before the clear; drops
 * are never times the level. A difficult clear is one of four rows, or of any with a spin: it starts or lengthens
 * back-to-back, any other clear ends it, a lock without a clear leaves it. The level rises by rows; one that rises by pieces stays.
 */
export function scoreWith({ scoring, levels }: Ruleset, before: Tally, feat: Feat): Scored {
  const { level = 1, lines = 0, score = 0, combo = -1, backToBack = -1 } = before;
  const { lines: rows, spin = 'none', perfect = false, soft = 0, hard = 0 } = feat;
  const difficult = rows >= 4 || spin !== 'none';
  const factor = scoring.backToBack;
  const running = rows === 0 ? backToBack : difficult && factor !== null ? backToBack + 1 : -1;
  const bonus = rows > 0 && running > 0;
  const nextCombo = rows > 0 ? combo + 1 : -1;

  const base = (scoring[spin][rows] ?? 0) * level;
  const parts: Parts = {};
  let points = 0;
  points += given(parts, 'softDrop', soft * scoring.softDrop);
  points += given(parts, 'hardDrop', hard * scoring.hardDrop);
  points += given(parts, 'clear', base);
  if (bonus && factor !== null) points += given(parts, 'backToBack', Math.floor(base * (factor - 1)));
  if (rows > 0) {
    points += given(parts, 'combo', nextCombo * scoring.combo.points * (scoring.combo.timesLevel ? level : 1));
  }
  if (perfect && rows > 0) {
    const worth = bonus && rows >= 4 ? scoring.perfect.backToBack : (scoring.perfect.rows[rows] ?? 0);
    points += given(parts, 'perfect', level * worth);
  }
  const total = lines + rows;
  const up = 'rows' in levels ? Math.floor(total / levels.rows) - Math.floor(lines / levels.rows) : 0;
  return {
    points,
    parts,
    score: score + points,
    level: level + up,
    lines: total,
    combo: nextCombo,
    backToBack: running,
  };
}

type Parts = { -readonly [part in keyof ScoreParts]: number };

/** Notes a part unless it is 0. Its points. */
function given(parts: Parts, part: keyof ScoreParts, points: number): number {
  if (points !== 0) parts[part] = points;
  return points;
}

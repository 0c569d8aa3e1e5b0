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
  const { level = 1, lines = 0, score = 0 } = before;
  let { combo = -1, backToBack = -1 } = before;
  const { lines: rows, spin = 'none', perfect = false, soft = 0, hard = 0 } = feat;
  const parts: { -readonly [part in keyof ScoreParts]: number } = {};
  let points = 0;
  const give = (part: keyof ScoreParts, worth: number): void => {
    if (worth === 0) return;
    parts[part] = worth;
    points += worth;
  };
  const base = (scoring[spin][rows] ?? 0) * level;
  give('softDrop', soft * scoring.softDrop);
  give('hardDrop', hard * scoring.hardDrop);
  give('clear', base);
  if (rows === 0) combo = -1;
  else {
    const factor = scoring.backToBack;
    const difficult = rows >= 4 || spin !== 'none';
    backToBack = difficult && factor !== null ? backToBack + 1 : -1;
    combo++;
    if (backToBack > 0 && factor !== null) give('backToBack', Math.floor(base * (factor - 1)));
    give('combo', combo * scoring.combo.points * (scoring.combo.timesLevel ? level : 1));
    const emptied = backToBack > 0 && rows >= 4 ? scoring.perfect.backToBack : (scoring.perfect.rows[rows] ?? 0);
    if (perfect) give('perfect', level * emptied);
  }
  const total = lines + rows;
  const up = 'rows' in levels ? Math.floor(total / levels.rows) - Math.floor(lines / levels.rows) : 0;
  return { points, parts, score: score + points, level: level + up, lines: total, combo, backToBack };
}

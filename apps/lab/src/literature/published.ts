/** What papers and authors say of a controller. */
export interface Published {
  readonly name: string;
  /** Its id among our controllers; `undefined` where it looks at features that none of ours has, and is quoted only. */
  readonly controller?: string;
  /** Mean rows a game on 10 × 10, as published. */
  readonly small?: number;
  /** Mean rows a game on 10 × 20, in millions, as published. */
  readonly tall?: number;
}

/**
 * Means at second hand, as rounded there: 10 × 10 and all DT figures by Gabillon, Ghavamzadeh and Scherrer (2013), the others of 10 × 20
 * by Thiery and Scherrer (2009). DU is what the papers call the features of BCTS, and its weights.
 */
export const PUBLISHED: readonly Published[] = [
  { name: 'Dellacherie', controller: 'dellacherie' },
  { name: 'DU (BCTS)', controller: 'bcts', small: 3800, tall: 31 },
  { name: 'BDU', small: 4200, tall: 36 },
  { name: 'DT-10', controller: 'dt-10', small: 5000, tall: 29 },
  { name: 'DT-20', controller: 'dt-20', small: 4300, tall: 51 },
];

/** Runs that the authors' own program plays exactly so: to `pieces` pieces on 10 × 20, no game over on the way. */
export interface StoredRun {
  readonly controller: string;
  readonly seed: number;
  readonly pieces: number;
  readonly rows: number;
  readonly checksum: string;
}

export const STORED_RUNS: readonly StoredRun[] = [
  { controller: 'dellacherie', seed: 2, pieces: 200_000, rows: 79_998, checksum: '2dca1778' },
  { controller: 'bcts', seed: 1, pieces: 200_000, rows: 79_999, checksum: 'baf2c846' },
  { controller: 'dt-10', seed: 2, pieces: 200_000, rows: 79_999, checksum: '5a5ac245' },
  { controller: 'dt-20', seed: 1, pieces: 200_000, rows: 79_998, checksum: 'df3d3b30' },
];

/** How the wells of a board are counted; `features.ts` says what each means. */
export type WellCount = 'dellacherie' | 'fast';

/** The features of a board and of the piece that has just landed on it, in the order of every list of features here. */
export const FEATURES = [
  'landing height',
  'eroded piece cells',
  'row transitions',
  'column transitions',
  'holes',
  'wells',
  'hole depth',
  'rows with holes',
  'diversity',
] as const;

/** A policy that sees one piece: it takes the placement with the highest weighted sum of features. */
export interface Controller {
  readonly id: string;
  /** Where the weights were published. */
  readonly source: string;
  /** One for each of `FEATURES`, in hundredths. */
  readonly weights: readonly number[];
  readonly wells: WellCount;
}

/** Controllers from the literature, as published there with two decimals. */
export const CONTROLLERS: readonly Controller[] = [
  {
    id: 'dellacherie',
    source: 'Pierre Dellacherie, as described by Colin Fahey, 2003',
    weights: [-100, 100, -100, -100, -400, -100, 0, 0, 0],
    wells: 'dellacherie',
  },
  {
    id: 'bcts',
    source: 'Thiery and Scherrer, Building controllers for Tetris, ICGA Journal 32, 2009',
    weights: [-1263, 660, -922, -1977, -1308, -1049, -161, -2404, 0],
    wells: 'dellacherie',
  },
  {
    id: 'dt-10',
    source:
      'Gabillon, Ghavamzadeh and Scherrer, Approximate dynamic programming finally performs well in the game of Tetris, 2013',
    weights: [-218, 242, -217, -331, 95, -222, -81, -965, 127],
    wells: 'fast',
  },
  {
    id: 'dt-20',
    source: 'Gabillon, Ghavamzadeh and Scherrer, as DT-10',
    weights: [-268, 138, -241, -632, 203, -271, -43, -948, 89],
    wells: 'fast',
  },
];

/** The controller with this id; `undefined` for any other. */
export function controllerById(id: string): Controller | undefined {
  return CONTROLLERS.find((controller) => controller.id === id);
}

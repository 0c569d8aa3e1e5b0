/** What each feature of a placement is worth to a controller. */
export interface Weights {
  readonly landingHeight: number;
  readonly eroded: number;
  readonly rowTransitions: number;
  readonly columnTransitions: number;
  readonly holes: number;
  readonly wells: number;
}

/** Pierre Dellacherie's controller, 2003. */
export const DELLACHERIE: Weights = {
  landingHeight: -1,
  eroded: 1,
  rowTransitions: -1,
  columnTransitions: -1,
  holes: -4,
  wells: -1,
};

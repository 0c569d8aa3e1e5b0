/** What the page does once its parts are joined. */
export interface Page {
  /** Listens to pointers and keys; the views must stand. Returns the way to stop. */
  readonly connect: () => () => void;
  /** A new game, after asking where one would be lost. */
  readonly restart: () => void;
  readonly newGame: () => void;
  /** Goes on in a mode, or in a level of the journey, or begins there; what runs now waits. */
  readonly playMode: (ruleset: string) => void;
  readonly playLevel: (level: number) => void;
  readonly hint: () => void;
  /** Shares the result of a day's game. */
  readonly share: () => void;
}

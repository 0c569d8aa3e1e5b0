import { checkWhole } from '@blockyard/grid-core/reading';

/** The player's key repeat. Times in whole ms. */
export interface HandlingSettings {
  /** From a press to the first repeat, 0 to 1000. */
  readonly das: number;
  /** From one repeat to the next, 0 to 500; 0 slides to the obstacle at once. */
  readonly arr: number;
  /** After a spawn or a turn, while the last shift was stopped by a wall, the next repeat waits so long at the least; 0 to 500. */
  readonly dcd: number;
  /** How many times faster than gravity a soft drop is, 1 to 100, or to the floor at once. */
  readonly factor: number | 'max';
  /** Whether a new direction cancels the charge of the older one, which then begins anew; else it goes on where it stood. */
  readonly cancel: boolean;
  /** For so long after a lock that no hard drop made, a hard drop is not given: it was meant for the piece before. 0 to 500. */
  readonly guard: number;
  /** How many columns a slide is to cross at the most, 1 to 32: the well's width. */
  readonly columns: number;
}

export const DEFAULT_SETTINGS: HandlingSettings = {
  das: 167,
  arr: 33,
  dcd: 0,
  factor: 20,
  cancel: false,
  guard: 0,
  columns: 10,
};

/** The settings, what is left out as in `DEFAULT_SETTINGS`. Throws `RangeError`, naming the setting, for a value that cannot be. */
export function checkSettings(given: Partial<HandlingSettings>): HandlingSettings {
  const settings: HandlingSettings = { ...DEFAULT_SETTINGS, ...given };
  checkWhole('das', settings.das, 0, 1000);
  checkWhole('arr', settings.arr, 0, 500);
  checkWhole('dcd', settings.dcd, 0, 500);
  checkWhole('guard', settings.guard, 0, 500);
  checkWhole('columns', settings.columns, 1, 32);
  const factor: unknown = settings.factor;
  if (factor !== 'max' && !(typeof factor === 'number' && factor >= 1 && factor <= 100)) {
    throw new RangeError(`factor must be a number from 1 to 100 or "max", not ${String(factor)}`);
  }
  if (typeof settings.cancel !== 'boolean') {
    throw new RangeError(`cancel must be true or false, not ${String(settings.cancel)}`);
  }
  return settings;
}

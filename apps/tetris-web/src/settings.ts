import {
  type CommonSettings,
  commonDefaults,
  createSettings,
  type KeyStore,
  parseCommonSettings,
  parseFields,
  type SettingsStore,
} from '@blockyard/app-kit';
import { DEFAULT_SETTINGS, type HandlingSettings } from '@blockyard/tetris/handling';
import * as v from 'valibot';
import { type Bindings, DEFAULT_BINDINGS, parseBindings } from './input/bindings.ts';
import { DEFAULT_GOAL } from './session/measure.ts';

/** How a touch screen is played on: by buttons, by gestures on the well, or by what suits the screen. */
export type TouchScheme = 'auto' | 'pad' | 'gestures';

export interface TetrisSettings extends CommonSettings {
  readonly das: number;
  readonly arr: number;
  readonly dcd: number;
  readonly guard: number;
  readonly softDropFactor: number | 'max';
  readonly cancel: boolean;
  readonly ghost: boolean;
  /** How many of the next pieces are shown, of those that the rules show. */
  readonly previews: number;
  readonly touch: TouchScheme;
  /** The keys are shown beside the well, where there is room. */
  readonly legend: boolean;
  readonly keys: Bindings;
  /** What the menu offers first. */
  readonly ruleset: string;
  readonly goal: string;
  readonly level: number;
}

export const MOST_DAS = 400;
export const MOST_ARR = 100;
export const MOST_DCD = 200;
export const MOST_GUARD = 300;
export const MOST_PREVIEWS = 6;
export const MOST_FACTOR = 60;
export const MOST_LEVEL = 20;

export const tetrisDefaults: TetrisSettings = {
  ...commonDefaults,
  das: DEFAULT_SETTINGS.das,
  arr: DEFAULT_SETTINGS.arr,
  dcd: DEFAULT_SETTINGS.dcd,
  guard: DEFAULT_SETTINGS.guard,
  softDropFactor: DEFAULT_SETTINGS.factor,
  cancel: DEFAULT_SETTINGS.cancel,
  ghost: true,
  previews: MOST_PREVIEWS,
  touch: 'auto',
  legend: true,
  keys: DEFAULT_BINDINGS,
  ruleset: 'basic',
  goal: DEFAULT_GOAL,
  level: 1,
};

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const fields = {
  das: whole(0, MOST_DAS),
  arr: whole(0, MOST_ARR),
  dcd: whole(0, MOST_DCD),
  guard: whole(0, MOST_GUARD),
  softDropFactor: v.union([whole(1, MOST_FACTOR), v.literal('max')]),
  cancel: v.boolean(),
  ghost: v.boolean(),
  previews: whole(1, MOST_PREVIEWS),
  touch: v.picklist(['auto', 'pad', 'gestures']),
  legend: v.boolean(),
  keys: v.pipe(v.unknown(), v.transform(parseBindings)),
  ruleset: v.pipe(v.string(), v.maxLength(64)),
  goal: v.pipe(v.string(), v.maxLength(64)),
  level: whole(1, MOST_LEVEL),
};

export type Settings = SettingsStore<TetrisSettings>;

export function openSettings(store: KeyStore): Settings {
  return createSettings<TetrisSettings>({
    store,
    key: 'settings',
    version: 2,
    defaults: tetrisDefaults,
    migrate: withAllPreviews,
    parse: (stored) => ({ ...parseCommonSettings(stored), ...parseFields(fields, stored) }),
  });
}

/** In version 1 five next pieces were the most, and the default: as many as the rules show. */
function withAllPreviews(stored: unknown): unknown {
  const { previews } = (stored ?? {}) as { previews?: unknown };
  return previews === 5 ? { ...(stored as object), previews: MOST_PREVIEWS } : stored;
}

/** The part of the settings that the key repeat follows. */
export function handlingOf(settings: TetrisSettings): Partial<HandlingSettings> {
  const { das, arr, dcd, guard, softDropFactor: factor, cancel } = settings;
  return { das, arr, dcd, guard, factor, cancel };
}

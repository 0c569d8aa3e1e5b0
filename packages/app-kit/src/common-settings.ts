import * as v from 'valibot';

/** The settings that both pages have. */
export interface CommonSettings {
  readonly language: 'auto' | 'en' | 'zh';
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly vibration: boolean;
  readonly motion: 'system' | 'reduced' | 'full';
  /** Marks on the tiles that tell colours apart without seeing them. */
  readonly patterns: boolean;
}

export const commonDefaults: CommonSettings = {
  language: 'auto',
  sound: true,
  volume: 0.7,
  vibration: true,
  motion: 'system',
  patterns: false,
};

const entries = {
  language: v.picklist(['auto', 'en', 'zh']),
  sound: v.boolean(),
  volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  vibration: v.boolean(),
  motion: v.picklist(['system', 'reduced', 'full']),
  patterns: v.boolean(),
};

/** The good fields of `stored`; bad, missing and unknown ones are left out. */
export function parseCommonSettings(stored: unknown): Partial<CommonSettings> {
  return parseFields(entries, stored);
}

type Entries = Readonly<Record<string, v.GenericSchema>>;
type Fields<E extends Entries> = { -readonly [K in keyof E]?: v.InferOutput<E[K]> };

/** Checks each field of `stored` by itself against its valibot schema and keeps the good ones. */
export function parseFields<E extends Entries>(schemas: E, stored: unknown): Fields<E> {
  const fields: Fields<E> = {};
  if (typeof stored !== 'object' || stored === null) return fields;
  for (const name of Object.keys(schemas) as (keyof E & string)[]) {
    const schema = schemas[name];
    if (schema === undefined || !Object.hasOwn(stored, name)) continue;
    const checked = v.safeParse(schema, stored[name as keyof typeof stored]);
    if (checked.success) fields[name] = checked.output as v.InferOutput<E[typeof name]>;
  }
  return fields;
}

/** Plain JSON, as snapshots, replays and rulesets are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * JSON text that is the same for equal values: no spaces, keys sorted by their UTF-16 code units.
 * Throws `TypeError`, naming the path, for anything that JSON would lose (`undefined`, a gap in a list, `NaN`, a Map, a function).
 */
export function canonicalJson(value: unknown, path = '$'): string {
  if (typeof value === 'string') return JSON.stringify(value);
  // As JSON writes them, −0 as 0.
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return `${value}`;
  if (Array.isArray(value)) {
    return `[${Array.from(value, (item, i) => canonicalJson(item, `${path}[${i}]`)).join(',')}]`;
  } else if (typeof value === 'object' && isPlain(value)) {
    const fields = value as Readonly<Record<string, unknown>>;
    const keys = Object.keys(fields).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(fields[key], `${path}.${key}`)}`).join(',')}}`;
  }
  throw new TypeError(`${path} is not plain JSON: ${describe(value)}`);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function describe(value: unknown): string {
  return typeof value === 'object' ? `a ${value?.constructor?.name}` : String(value);
}

/**
 * FNV-1a, 64 bits, over the text's UTF-16 code units, as 16 hex digits.
 * The product with the prime 2^40 + 0x1b3 is done in two 32-bit halves, since a double holds 53 bits.
 */
export function fnv1a64(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let i = 0; i < text.length; i++) {
    low = (low ^ text.charCodeAt(i)) >>> 0;
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 0x1_0000_0000) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}

/** The stable hash of a snapshot or a ruleset: FNV-1a 64 over its canonical JSON. The order of keys does not matter. */
export function hashOf(value: unknown): string {
  return fnv1a64(canonicalJson(value));
}

const digests = new WeakMap<object, string>();

/** `hashOf` of plain data that never changes, as a ruleset in play: worked out once for each object. */
export function digestOf(value: object): string {
  const digest = digests.get(value) ?? hashOf(value);
  digests.set(value, digest);
  return digest;
}

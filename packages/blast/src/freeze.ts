/** Freezes a value through and through, and returns it. */
export function deepFreeze<T>(value: T): T {
  if (value === Object(value)) Object.values(value as object).forEach(deepFreeze);
  return Object.freeze(value);
}

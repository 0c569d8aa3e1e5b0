/** Freezes plain data through and through. A grid, whose arrays cannot be frozen, is left: a copy is handed out instead. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !('colours' in value || Object.isFrozen(value))) {
    for (const part of Object.values(Object.freeze(value))) frozen(part);
  }
  return value;
}

/** What `dispatch` answers: the facts that followed, or a reason of the game's own union; a refused command changed nothing. */
export type Outcome<E, R extends string> =
  | { readonly ok: true; readonly events: readonly E[] }
  | { readonly ok: false; readonly reason: R };

/** A problem in data from outside: its kind, where it is (a path, or a row and a column) and a sentence for a reader. */
export interface Problem<C extends string> {
  readonly code: C;
  readonly where: string;
  readonly message: string;
}

/** What every door for data from outside answers: the trusted form, or what is wrong with it and where. */
export type Result<T, C extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Problem<C> };

export function succeed<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<C extends string>(
  code: C,
  where: string,
  message: string,
): { readonly ok: false; readonly error: Problem<C> } {
  return { ok: false, error: { code, where, message } };
}

/** What a check of outside text or JSON gives back: the value, or a reason that a person can read. */
export type Checked<T, Failure extends { readonly message: string } = { readonly message: string }> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Failure };

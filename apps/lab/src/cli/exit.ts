/** What the command tells the shell. */
export const EXIT = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const;

/** The command line asks for what cannot be. Its message names the option or the argument. */
export class UsageError extends Error {}

/** The work itself could not be done. Its message names the file and the place in it. */
export class Failure extends Error {}

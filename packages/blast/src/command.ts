import type { Result } from '@blockyard/grid-core';
import { attempt } from '@blockyard/grid-core/reading';
import { refuse } from './form.ts';
import type { BlastCommand } from './types.ts';

/** A command from outside (a page, a replay, a script), if it is well formed; whether it is legal is the game's to say. */
export function parseCommand(value: unknown): Result<BlastCommand> {
  return attempt(() => readCommand(value));
}

/** The command of a value of the right form. */
export function readCommand(value: unknown): BlastCommand {
  const { type, slot, x, y }: { readonly [name: string]: unknown } = Object(value);
  if (type === 'undo') return { type };
  if (type !== 'place') refuse('command', 'type', `must be "place" or "undo", not ${named(type)}`);
  for (const [name, part] of Object.entries({ slot, x, y })) {
    if (!Number.isInteger(part)) refuse('command', name, `must be a whole number, not ${named(part)}`);
  }
  // Adding 0 turns −0 into 0, which JSON could not tell apart.
  return { type: 'place', slot: (slot as number) + 0, x: (x as number) + 0, y: (y as number) + 0 };
}

/** A plain value as text, in quotes where it is one; of anything else what it is, since a foreign object may refuse to be text. */
function named(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  return value === Object(value) ? 'an object' : String(value);
}

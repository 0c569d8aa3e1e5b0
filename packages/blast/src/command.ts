import { fail, type Result, succeed } from '@blockyard/grid-core';
import type { BlastCommand } from './types.ts';

/** A command from outside (a page, a replay, a script), if it is well formed; whether it is legal is the game's to say. */
export function parseCommand(value: unknown): Result<BlastCommand, 'command'> {
  const { type, slot, x, y }: { readonly [name: string]: unknown } = Object(value);
  if (type === 'undo') return succeed({ type });
  if (type !== 'place') return fail('command', 'type', `unknown command type ${String(type).slice(0, 40)}`);
  for (const [name, part] of Object.entries({ slot, x, y })) {
    if (!Number.isInteger(part)) return fail('command', name, `${name} must be a whole number, not ${String(part)}`);
  }
  // Adding 0 turns −0 into 0, which JSON could not tell apart.
  return succeed({ type, slot: (slot as number) + 0, x: (x as number) + 0, y: (y as number) + 0 });
}

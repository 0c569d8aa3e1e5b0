import type { Result } from '@blockyard/grid-core';
import { attempt, insist } from '@blockyard/grid-core/reading';
import * as v from 'valibot';
import { factor, readForm, turn, whole } from './form.ts';
import type { TetrisCommand, TurnDirection } from './types.ts';

/** The commands and their fields. */
const form = v.variant('type', [
  v.object({ type: v.picklist(['move']), dx: v.picklist([-1, 1]) }),
  v.object({ type: v.picklist(['rotate']), dir: turn }),
  v.object({ type: v.picklist(['softDrop']), on: v.boolean(), factor: v.optional(factor) }),
  v.object({ type: v.picklist(['receiveGarbage']), rows: whole(1, 64) }),
  v.object({ type: v.picklist(['hardDrop', 'hold', 'undo']) }),
]) as v.GenericSchema<unknown, TetrisCommand>;

export function isTurn(value: unknown): value is TurnDirection {
  return value === 'cw' || value === 'ccw' || value === '180';
}

/** Throws `TypeError` for a command that no position could take: a mistake of the caller's. */
export function checkCommand(command: unknown): asserts command is TetrisCommand {
  // A reading makes a copy, which takes longer than the check.
  if (!v.is(form, command)) insist(() => readForm(form, command, 'command'), TypeError);
}

/** A command from outside, such as a replay's log. What comes back is plain JSON with the command's own fields only. */
export function parseCommand(value: unknown): Result<TetrisCommand, 'command'> {
  return attempt(() => readForm(form, value, 'command'));
}

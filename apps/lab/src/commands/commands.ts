import type { Command } from '../cli/command.ts';
import { merge } from './merge.ts';
import { replay } from './replay.ts';
import { simulate } from './simulate.ts';
import { summary } from './summary.ts';
import { verify } from './verify.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [simulate, merge, summary, replay, verify];

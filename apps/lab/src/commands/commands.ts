import type { Command } from '../cli/command.ts';
import { bench } from './bench.ts';
import { literature } from './literature.ts';
import { merge } from './merge.ts';
import { perft } from './perft.ts';
import { position } from './position.ts';
import { replay } from './replay.ts';
import { report } from './report.ts';
import { simulate } from './simulate.ts';
import { summary } from './summary.ts';
import { validate } from './validate.ts';
import { verify } from './verify.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  simulate,
  merge,
  summary,
  report,
  replay,
  verify,
  position,
  validate,
  perft,
  literature,
  bench,
];

import { fail, type Result, succeed } from '@blockyard/grid-core';
import { difference } from './load.ts';
import { overlap } from './ranges.ts';
import { batchesOf, type Run, runOf } from './run.ts';

export interface Named {
  readonly path: string;
  readonly run: Run;
}

/** Puts the parts of one run together. Refused where they are of different runs or have a game twice, naming the file. */
export function merged(parts: readonly Named[]): Result<Run, 'merge'> {
  const [first, ...others] = parts;
  if (first === undefined) return fail('merge', 'files', 'there is nothing to put together');
  for (const { path, run } of others) {
    const differs = difference(first.run, run);
    if (differs !== undefined) {
      return fail('merge', path, `${path}: this is a part of another run than ${first.path}: ${differs}`);
    }
  }
  for (const [i, { path, run }] of parts.entries()) {
    for (const before of parts.slice(0, i)) {
      const twice = overlap([...before.run.have, ...run.have]);
      if (twice !== undefined) return fail('merge', path, `${path}: game ${twice} is in ${before.path} as well`);
    }
  }
  const { run } = first;
  return succeed(
    runOf(
      run,
      run.fields,
      parts.flatMap((part) => batchesOf(part.run)),
    ),
  );
}

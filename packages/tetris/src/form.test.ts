import { attempt } from '@blockyard/grid-core/reading';
import { expect, it } from 'vitest';
import { readId } from './form.ts';

it('names the known ids even where the unknown one has no end', () => {
  const read = attempt(() => readId('goal', 'x'.repeat(10_000), [{ id: 'zen' }, { id: 'ultra' }]));
  expect(!read.ok && read.error.message).toMatch(/^unknown goal "x{64}"; known: zen, ultra$/);
});

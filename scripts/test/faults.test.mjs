import { expect, it } from 'vitest';
import { FAULTS } from '../faults/faults.mjs';
import { testWith } from '../faults/plant.mjs';

it.each(FAULTS)('a test turns red: $name ($package)', async (fault) => {
  const { red, output } = await testWith(fault);
  expect(red, output).toBe(true);
});

it('a change of nothing leaves every test green', async () => {
  const [first] = FAULTS;
  if (first === undefined) throw new Error('no faults');
  const { red, output } = await testWith({ ...first, to: first.from });
  expect(red, output).toBe(false);
});

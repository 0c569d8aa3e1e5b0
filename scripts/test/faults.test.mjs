import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAULTS } from '../faults/faults.mjs';
import { FaultyCopy } from '../faults/plant.mjs';

describe.each([...new Set(FAULTS.map((fault) => fault.package))])('in a copy of %s', (name) => {
  const faults = FAULTS.filter((fault) => fault.package === name);
  /** @type {FaultyCopy} */
  let copy;
  beforeAll(() => {
    copy = new FaultyCopy(name);
  });
  afterAll(() => copy.remove());

  it.each(faults)('a test turns red: $name', async ({ file, from, to, tests }) => {
    const source = readFileSync(join(copy.folder, file), 'utf8');
    copy.plant(file, from, to);
    const { red, output } = await copy.test(tests);
    copy.write(file, source);
    expect(red, output).toBe(true);
  });

  it('and without a fault none does', async () => {
    const { red, output } = await copy.test(faults[0]?.tests ?? []);
    expect(red, output).toBe(false);
  });
});

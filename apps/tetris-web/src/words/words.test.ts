import { compareKeys } from '@blockyard/app-kit';
import { expect, it } from 'vitest';
import { en } from './en.ts';
import { zh } from './zh.ts';

it('are complete in both languages', () => {
  expect(compareKeys(en, zh)).toEqual([]);
});

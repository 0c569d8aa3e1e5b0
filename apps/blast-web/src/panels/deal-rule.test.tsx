import { createLanguage } from '@blockyard/app-kit';
import { RULESETS, rulesetById } from '@blockyard/blast';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { zh } from '../words/zh.ts';
import { DealRule } from './deal-rule.tsx';
import { addWords } from './index.tsx';
import { en as panelsEn } from './words/en.ts';
import { zh as panelsZh } from './words/zh.ts';

const language = createLanguage({ resources: { en, zh }, setting: 'en', strict: true });
addWords(language);

function words(id: string): string {
  const ruleset = rulesetById(id);
  if (ruleset === undefined) throw new Error(id);
  return renderToStaticMarkup(<DealRule deal={ruleset.deal} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('the deal is named as it is: its promises by round, and what happens when they cannot be kept', () => {
  const classic = words('classic');
  expect(classic).toContain('Rounds 1–30: every deal can be placed in full. At most one piece of five or more blocks.');
  expect(classic).toContain('From round 241 on: at least one piece of every deal fits.');
  expect(classic).toContain('after 100 draws in vain');
  expect(classic).toContain('Three equal pieces are never dealt.');
  expect(words('daily')).toContain('The deal never looks at your board.');
  expect(words('ten')).toContain('From round 1 on: no promise that a piece fits.');
  expect(words('ten')).not.toContain('Three equal');
});

test('every ruleset has its scores in words', () => {
  for (const id of RULESETS) {
    expect(panelsEn.help.scoring).toHaveProperty(id);
    expect(panelsZh.help.scoring).toHaveProperty(id);
  }
});

import { unpackText } from '@blockyard/app-kit';
import { expect, it } from 'vitest';
import { replayLink } from './share.ts';

const PAGE = 'https://example.org/tetris/';

it('puts a replay into a link that gives it back', () => {
  const replay = { format: 'blockyard-replay/1', log: [[0, { type: 'hardDrop' }]] };
  const link = new URL(replayLink(replay, PAGE) ?? '');
  expect(link.origin + link.pathname).toBe(PAGE);
  const text = unpackText(link.searchParams.get('replay') ?? '');
  expect(text.ok && JSON.parse(text.value)).toEqual(replay);
});

it('makes no link that would be cut on its way', () => {
  // Numbers that do not fold.
  const log = Array.from({ length: 3000 }, (_, i) => Math.imul(i + 1, 2_654_435_761) >>> 0);
  expect(replayLink({ log }, PAGE)).toBeUndefined();
  expect(replayLink({ log: log.slice(0, 100) }, PAGE)?.length).toBeLessThanOrEqual(8000);
});

import { expect, test } from 'vitest';
import { drawn, NEARLY, sessionAt, testParts } from '../testing.ts';
import { BACKUP_FORMAT, makeBackup, parseBackup } from './backup.ts';

test('a file brings the game and the best scores to another browser', () => {
  const here = testParts();
  const session = sessionAt(NEARLY, here);
  session.place(0, 5, 4);
  here.stars.record('3', 2);
  here.days.record('2026-11-30', 400);
  const text = makeBackup({
    game: session.saved(),
    best: here.best.all(),
    stars: here.stars.all(),
    days: here.days.all(),
  });

  const there = testParts();
  there.best.record('classic', 8);
  const other = sessionAt({ ...NEARLY, tray: ['dot', null, null] }, there);
  const backup = parseBackup(text);
  if (!backup.ok) throw new Error(backup.error.message);
  other.goBackTo(backup.value.game);
  for (const [ruleset, score] of Object.entries(backup.value.best)) there.best.record(ruleset, score);
  expect(other.snapshot()).toEqual(session.snapshot());
  expect(other.replay()).toEqual(session.replay());
  expect(there.best.all()).toEqual({ classic: 13 });
  expect(backup.value).toMatchObject({ stars: { 3: 2 }, days: { '2026-11-30': 400 } });
});

test.each([
  ['', 'not-a-backup'],
  ['hello', 'not-a-backup'],
  ['[]', 'not-a-backup'],
  ['{"format":"blockyard-replay/1"}', 'not-a-backup'],
  ['{"format":"blockyard-blast-backup/2"}', 'format'],
  [JSON.stringify({ format: BACKUP_FORMAT, game: {}, best: { classic: -1 } }), 'not-a-backup'],
  [JSON.stringify({ format: BACKUP_FORMAT, game: {}, best: {} }), 'game'],
  [JSON.stringify({ format: BACKUP_FORMAT, game: {}, best: {}, stars: { 1: 4 } }), 'not-a-backup'],
  [JSON.stringify({ format: BACKUP_FORMAT, game: { snapshot: { ...drawn(NEARLY), score: -5 } }, best: {} }), 'game'],
])('%j is refused with a reason', (text, code) => {
  expect(parseBackup(text)).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(/\w{3}/) } });
});

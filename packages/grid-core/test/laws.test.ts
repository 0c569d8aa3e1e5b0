import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameLaws } from '../src/testing/index.ts';
import { type DiceCommand, type DiceGame, diceKind, type Fault } from './dice.ts';

const lawsOf = (fault?: Fault) =>
  gameLaws<DiceCommand, DiceGame>({
    kind: diceKind(fault),
    ruleset: 'plain',
    commands: fc.constant({ type: 'roll' }),
    longestPause: 1500,
    picture: (game) => {
      const { view } = game;
      return { view, read: () => JSON.stringify(view) };
    },
  });

describe('a game that keeps the contract obeys every law', () => {
  for (const law of lawsOf()) test(law.name, law.check);
});

describe('each fault breaks its law', () => {
  test.each<[Fault, string]>([
    ['clock', 'the same seed and commands give the same game'],
    ['refusal', 'a refused command changes nothing'],
    ['stream', 'a restored game has the same future'],
    ['frames', 'time may be cut anywhere'],
    ['json', 'JSON loses nothing of a snapshot'],
    ['zombie', 'over is final'],
    ['shared view', 'a view once handed out never changes'],
    ['fresh view', 'a view stays the same object until something happens'],
  ])('%s: %s', (fault, name) => {
    const law = lawsOf(fault).find((law) => law.name === name);
    expect(law?.check).toThrow(/Property failed/);
  });
});

test('a law about the end fails where no run comes to it', () => {
  const [law] = gameLaws<DiceCommand, DiceGame>({
    kind: diceKind(),
    ruleset: 'plain',
    commands: fc.constant({ type: 'roll' }),
    longestPause: 0,
    picture: (game) => ({ view: game.view, read: () => '' }),
    length: 2,
  }).filter(({ name }) => name === 'over is final');
  expect(law?.check).toThrow(/no run reached/);
});

import { expect, test } from 'vitest';
import { duration, Progress } from './progress.ts';

function terminal(watched: boolean) {
  const told: string[] = [];
  const io = { watched: { out: watched, err: watched }, err: (text: string) => void told.push(text) };
  return { told, io: { ...io, out: () => undefined, colour: false, columns: 80 } };
}

test('nobody watching, nothing is told', () => {
  const { told, io } = terminal(false);
  const progress = new Progress(io, 10, 0, 'games');
  progress.add(10);
  progress.end();
  expect(told).toEqual([]);
});

test('the bar is rewritten in place and taken away', () => {
  const { told, io } = terminal(true);
  const progress = new Progress(io, 10, 5, 'games');
  progress.end();
  expect(told[0]).toMatch(/^\r█{12}░{12} 5 of 10 games, 0 a second/);
  expect(told.at(-1)).toBe('\r\u001b[K');
});

test.each([
  [0.2, '1 s'],
  [59, '59 s'],
  [61, '1 min 1 s'],
  [7260, '2 h 1 min'],
])('%s seconds are %s', (seconds, text) => expect(duration(seconds)).toBe(text));

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PatientJob } from '../frames.ts';
import { PageContext, type Shown } from './page-context.ts';
import { PieceRate, TimeShown } from './time-shown.tsx';

const session = { time: 0, pieces: 0 };
const jobs: PatientJob[] = [];
const frames = {
  addPatient(job: PatientJob) {
    jobs.push(job);
    return () => undefined;
  },
};
const root = document.createElement('div');
let unmount = (): void => undefined;

/** A frame in which so much of the game has been played. True where a figure asks for another one. */
function frame(now: number, played: Partial<typeof session>, full = false): boolean {
  Object.assign(session, played);
  return jobs.map((job) => job(now, full)).includes(true);
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(session, { time: 0, pieces: 0 });
  jobs.length = 0;
  const react = createRoot(root);
  act(() =>
    react.render(
      <PageContext value={{ session, frames } as unknown as Shown}>
        <TimeShown limit={undefined} /> <PieceRate />
      </PageContext>,
    ),
  );
  unmount = () => act(() => react.unmount());
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

test('the time and the rate are those of the game, ten times a second at the most', () => {
  frame(0, { time: 65_432, pieces: 131 });
  expect(root.textContent).toBe('1:05.43 2.00');
  frame(50, { time: 65_482 });
  expect(root.textContent).toBe('1:05.43 2.00');
  frame(100, { time: 65_532 });
  expect(root.textContent).toBe('1:05.53 2.00');
});

test('a figure waits for a frame in which nothing else is drawn, but not for long', () => {
  frame(0, { time: 5000, pieces: 10 });
  expect(frame(120, { time: 5120 }, true)).toBe(true);
  expect(root.textContent).toBe('0:05.00 2.00');
  expect(frame(300, { time: 5300 }, true)).toBe(false);
  expect(root.textContent).toBe('0:05.30 1.89');
  expect(frame(420, { time: 5420 }, true)).toBe(true);
  frame(440, { time: 5440 });
  expect(root.textContent).toBe('0:05.44 1.84');
});

test('a figure asks for frames until it shows where the game stands still', () => {
  frame(0, { time: 5000 });
  expect(frame(50, { time: 5050 })).toBe(true);
  expect(frame(110, {})).toBe(false);
  expect(root.textContent).toBe('0:05.05 0.00');
  expect(frame(130, {})).toBe(false);
});

test('a figure is written into the text that is there', () => {
  const texts = [...root.querySelectorAll('span, small')].map(({ firstChild }) => firstChild);
  frame(0, { time: 65_432, pieces: 131 });
  frame(100, { time: 67_000, pieces: 140 });
  expect(root.textContent).toBe('1:07.00 2.09');
  expect([...root.querySelectorAll('span, small')].map(({ firstChild }) => firstChild)).toEqual(texts);
  for (const text of texts) expect(root.contains(text)).toBe(true);
});

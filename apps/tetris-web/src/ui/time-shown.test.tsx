import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageContext, type Shown } from './page-context.ts';
import { PieceRate, TimeShown } from './time-shown.tsx';

const session = { time: 0, pieces: 0 };
const jobs: ((now: number) => boolean)[] = [];
const frames = {
  add(job: (now: number) => boolean) {
    jobs.push(job);
    return () => undefined;
  },
};
const root = document.createElement('div');
let unmount = (): void => undefined;

/** A frame in which so much of the game has been played. */
function frame(now: number, played: Partial<typeof session>): void {
  Object.assign(session, played);
  for (const job of jobs) job(now);
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

test('a figure is written into the text that is there', () => {
  const texts = [...root.querySelectorAll('span, small')].map(({ firstChild }) => firstChild);
  frame(0, { time: 65_432, pieces: 131 });
  frame(100, { time: 67_000, pieces: 140 });
  expect(root.textContent).toBe('1:07.00 2.09');
  expect([...root.querySelectorAll('span, small')].map(({ firstChild }) => firstChild)).toEqual(texts);
  for (const text of texts) expect(root.contains(text)).toBe(true);
});

import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer, createAnnouncer } from './announcer.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The polite messages in the order in which they appear, with their times. */
const listen = (announcer: ReturnType<typeof createAnnouncer>) => {
  const heard: { at: number; text: string }[] = [];
  const start = Date.now();
  let last = '';
  announcer.subscribe(() => {
    const { polite } = announcer.current();
    if (polite !== last) heard.push({ at: Date.now() - start, text: polite });
    last = polite;
  });
  return heard;
};

test('what happens in one moment is one message', () => {
  const announcer = createAnnouncer();
  const heard = listen(announcer);
  announcer.say('Two rows.');
  announcer.say('Level 3.');
  announcer.say('Two rows.');
  vi.advanceTimersByTime(100);
  expect(heard.map(({ text }) => text)).toEqual(['Level 3. Two rows.']);
});

test('messages are a second apart, and none is lost', () => {
  const announcer = createAnnouncer();
  const heard = listen(announcer);
  for (let i = 0; i < 12; i += 1) {
    announcer.say(`Message ${i}.`);
    vi.advanceTimersByTime(300);
  }
  vi.advanceTimersByTime(3000);
  heard.forEach(({ at }, i) => {
    expect(at - (heard[i - 1]?.at ?? -1000)).toBeGreaterThanOrEqual(1000);
  });
  const all = heard.map(({ text }) => text).join(' ');
  for (let i = 0; i < 12; i += 1) expect(all).toContain(`Message ${i}.`);
});

test('of one topic only the newest is said', () => {
  const announcer = createAnnouncer();
  const heard = listen(announcer);
  announcer.say('10 points.', 'points');
  announcer.say('Nice.');
  announcer.say('20 points.', 'points');
  vi.advanceTimersByTime(2000);
  expect(heard.map(({ text }) => text)).toEqual(['Nice. 20 points.']);
});

test('a flood is cut to its newest part', () => {
  const announcer = createAnnouncer();
  const heard = listen(announcer);
  for (let i = 0; i < 100; i += 1) announcer.say(`m${i}`);
  vi.advanceTimersByTime(2000);
  expect(heard.map(({ text }) => text)).toEqual(['m95 m96 m97 m98 m99']);
});

test('the same message twice changes the text both times', () => {
  const announcer = createAnnouncer();
  const heard = listen(announcer);
  for (let i = 0; i < 2; i += 1) {
    announcer.say('Blocked.');
    vi.advanceTimersByTime(1500);
  }
  expect(heard.map(({ text }) => text.trim())).toEqual(['Blocked.', 'Blocked.']);
});

test('clear forgets what was still waiting', () => {
  const announcer = createAnnouncer();
  const heard = listen(announcer);
  announcer.say('Old.');
  announcer.clear();
  vi.advanceTimersByTime(2000);
  expect(heard).toEqual([]);
});

test('the regions are there from the start, hidden from sight, polite and assertive', () => {
  const announcer = createAnnouncer();
  const { container } = render(<Announcer announcer={announcer} />);
  const polite = container.querySelector('[aria-live="polite"]');
  const assertive = container.querySelector('[aria-live="assertive"]');
  expect(container.querySelector('.visually-hidden')).not.toBeNull();
  act(() => {
    announcer.say('Paused.');
    announcer.interrupt('The end.');
    vi.advanceTimersByTime(50);
  });
  expect(polite?.textContent).toBe('Paused.');
  expect(assertive?.textContent).toBe('The end.');
});

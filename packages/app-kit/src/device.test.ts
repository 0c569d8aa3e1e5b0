import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyMotion, reducedMotion, useReducedMotion } from './motion.ts';
import { vibrate } from './vibrate.ts';
import { onHide, onShow, pageHidden } from './visibility.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('motion', () => {
  let media: EventTarget & { matches: boolean };
  beforeEach(() => {
    media = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal('matchMedia', () => media);
  });

  test.each([
    ['system', false, false],
    ['system', true, true],
    ['reduced', false, true],
    ['full', true, false],
  ] as const)('%s where the system says %s is %s', (setting, matches, reduced) => {
    media.matches = matches;
    expect(reducedMotion(setting)).toBe(reduced);
  });

  test('the hook follows the system while it runs', () => {
    const { result, unmount } = renderHook(() => useReducedMotion('system'));
    expect(result.current).toBe(false);
    act(() => {
      media.matches = true;
      media.dispatchEvent(new Event('change'));
    });
    expect(result.current).toBe(true);
    unmount();
  });

  test('a browser without media queries moves', () => {
    vi.stubGlobal('matchMedia', undefined);
    expect(reducedMotion('system')).toBe(false);
    expect(renderHook(() => useReducedMotion('system')).result.current).toBe(false);
  });

  test('the style sheet is told', () => {
    applyMotion('reduced');
    expect(document.documentElement.getAttribute('data-motion')).toBe('reduced');
  });
});

describe('vibrate', () => {
  const device = (vibrateImplementation: unknown, active = true) =>
    vi.stubGlobal('navigator', { vibrate: vibrateImplementation, userActivation: { hasBeenActive: active } });

  test('passes the pattern on', () => {
    const motor = vi.fn(() => true);
    device(motor);
    expect(vibrate([10, 20, 30], true)).toBe(true);
    expect(vibrate(8, true)).toBe(true);
    expect(motor.mock.calls).toEqual([[[10, 20, 30]], [8]]);
  });

  test('does nothing when off, before the first gesture, without a motor, or when it fails', () => {
    const motor = vi.fn(() => true);
    device(motor);
    expect(vibrate(8, false)).toBe(false);
    device(motor, false);
    expect(vibrate(8, true)).toBe(false);
    device(undefined);
    expect(vibrate(8, true)).toBe(false);
    device(() => {
      throw new Error('no');
    });
    expect(vibrate(8, true)).toBe(false);
    expect(motor).not.toHaveBeenCalled();
  });
});

describe('visibility', () => {
  const become = (state: 'hidden' | 'visible'): void => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test('hiding and leaving are told, until stopped', () => {
    const hidden = vi.fn();
    const stop = onHide(hidden);
    become('hidden');
    expect(pageHidden()).toBe(true);
    become('visible');
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('blur'));
    expect(hidden).toHaveBeenCalledTimes(2);
    stop();
    become('hidden');
    expect(hidden).toHaveBeenCalledTimes(2);
  });

  test('losing the focus is told when asked for', () => {
    const hidden = vi.fn();
    const stop = onHide(hidden, { blur: true });
    window.dispatchEvent(new Event('blur'));
    stop();
    expect(hidden).toHaveBeenCalledTimes(1);
  });

  test('coming back is told, from the cache too', () => {
    const shown = vi.fn();
    const stop = onShow(shown);
    become('hidden');
    become('visible');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    stop();
    become('visible');
    expect(shown).toHaveBeenCalledTimes(2);
  });
});

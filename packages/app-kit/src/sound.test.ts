import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeContext } from '../test/fake-audio.ts';
import { createSoundboard, type Soundboard } from './sound.ts';

const sounds = {
  tap: [1, 0, 220, 0.01, 0.02, 0.05],
  wide: [1, 0.5, 220, undefined, undefined, 0.1],
  chord: [
    [1, 0, 440, undefined, undefined, 0.05],
    [1, 0, 660, undefined, undefined, 0.2],
  ],
} as const;

type Name = keyof typeof sounds;

let soundboard: Soundboard<Name> | undefined;
const open = (settings = { sound: true, volume: 0.5 }): Soundboard<Name> => {
  soundboard = createSoundboard<Name>({ sounds, settings });
  return soundboard;
};
const press = (): void => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
const context = (): FakeContext => {
  const [first] = FakeContext.made;
  if (first === undefined) throw new Error('no context was made');
  return first;
};
/** What a busy machine may take long for. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000 });
/** A soundboard that has sounded once, so that nothing is still loading. */
const ready = async (settings?: { sound: boolean; volume: number }): Promise<Soundboard<Name>> => {
  const opened = open({ sound: true, volume: 0.5, ...settings });
  opened.unlock();
  opened.setMuted(false);
  opened.play('tap');
  await eventually(() => expect(context().sources).toHaveLength(1));
  context().sources[0]?.onended?.();
  context().sources.length = 0;
  return opened;
};
const hide = (hidden: boolean): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};

/** What a sound that waits looks at. */
let time = 0;

beforeEach(() => {
  time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  FakeContext.made = [];
  vi.stubGlobal('AudioContext', FakeContext);
});
afterEach(() => {
  soundboard?.dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('before the first gesture', () => {
  test('no AudioContext is made, and what is played is not kept', async () => {
    const opened = open();
    opened.play('tap');
    expect(FakeContext.made).toHaveLength(0);
    press();
    await eventually(() => expect(FakeContext.made.length).toBeGreaterThan(0));
    opened.play('chord');
    await eventually(() => expect(context().sources).toHaveLength(1));
  });

  test.each([
    [299, 1],
    [300, 0],
  ])('a sound asked for in the first gesture is heard %i ms later, or not: %i', async (wait, heard) => {
    // The synthesiser is there, and what takes it is not.
    await ready();
    soundboard?.dispose();
    FakeContext.made = [];
    const opened = open();
    press();
    opened.play('tap');
    time = wait;
    await new Promise((resolve) => setTimeout(resolve));
    expect(context().sources).toHaveLength(heard);
    opened.play('wide');
    expect(context().sources).toHaveLength(heard + 1);
  });

  test.each([
    ['a key', () => new KeyboardEvent('keydown', { key: 'ArrowLeft' }), true],
    ['Escape', () => new KeyboardEvent('keydown', { key: 'Escape' }), false],
    ['the mouse', () => new PointerEvent('pointerdown', { pointerType: 'mouse' }), true],
    ['a finger that touches', () => new PointerEvent('pointerdown', { pointerType: 'touch' }), false],
    ['a finger that lifts', () => new PointerEvent('pointerup', { pointerType: 'touch' }), true],
    ['the end of a touch', () => new Event('touchend'), true],
  ])('%s', (_name, event, unlocks) => {
    open();
    window.dispatchEvent(event());
    expect(FakeContext.made.length > 0).toBe(unlocks);
  });

  test('the first sound, asked for inside the gesture, is heard', async () => {
    const opened = open();
    press();
    opened.play('tap');
    await eventually(() => expect(context().sounding).toHaveLength(1));
  });

  test('one AudioContext is made, and one alone', async () => {
    await ready();
    expect(FakeContext.made).toHaveLength(1);
    expect(AudioContext).toBe(FakeContext);
  });
});

describe('voices', () => {
  test('are at most eight: the oldest gives way', async () => {
    const opened = await ready();
    for (let i = 0; i < 20; i += 1) opened.play('tap');
    expect(context().sources).toHaveLength(20);
    expect(context().sounding).toHaveLength(8);
    expect(context().sources[11]?.stopped).toBe(true);
    expect(context().sources[12]?.stopped).toBe(false);
  });

  test('that have ended make room', async () => {
    const opened = await ready();
    for (let i = 0; i < 8; i += 1) opened.play('tap');
    context().sources[3]?.onended?.();
    opened.play('tap');
    expect(context().sources[0]?.stopped).toBe(false);
  });

  test('play at the pitch and gain asked for, astray as the sound says', async () => {
    const opened = await ready();
    opened.play('tap', { pitch: 2, gain: 0.25 });
    expect(context().sources[0]?.playbackRate.value).toBe(2);
    expect(context().gains.at(-1)?.gain.value).toBe(0.25);
    vi.spyOn(Math, 'random').mockReturnValue(1);
    opened.play('wide');
    expect(context().sources[1]?.playbackRate.value).toBe(1.5);
  });

  test('need no node for a gain that changes nothing', async () => {
    const opened = await ready();
    opened.play('tap');
    expect(context().sounding).toHaveLength(1);
    expect(context().gains).toHaveLength(1);
  });

  test('of several layers sound as one, as long as the longest', async () => {
    const opened = await ready();
    opened.play('chord');
    opened.play('tap');
    const [chord, tap] = context().sources.map((source) => source.buffer as { length: number; sampleRate: number });
    expect(context().sources).toHaveLength(2);
    expect(chord?.length).toBeGreaterThan(0.2 * (chord?.sampleRate ?? 0));
    expect(tap?.length).toBeLessThan(chord?.length ?? 0);
  });
});

describe('mute and volume', () => {
  test('muting silences the master within 50 ms, and starts nothing', async () => {
    const opened = await ready();
    opened.play('tap');
    opened.setMuted(true);
    const ramp = context().gains[0]?.ramps.at(-1);
    expect(ramp?.to).toBe(0);
    expect(ramp?.at).toBeLessThanOrEqual(0.05);
    for (let i = 0; i < 20; i += 1) opened.play('tap');
    expect(context().sources).toHaveLength(1);
    opened.setMuted(false);
    expect(context().gains[0]?.ramps.at(-1)?.to).toBe(0.5);
    opened.play('tap');
    expect(context().sources).toHaveLength(2);
  });

  test('a page that starts muted stays silent', () => {
    const opened = open({ sound: false, volume: 1 });
    press();
    opened.play('tap');
    expect(context().gains[0]?.gain.value).toBe(0);
    expect(context().sources).toHaveLength(0);
  });

  test.each([
    [0, 0],
    [0.5, 0.5],
    [1, 1],
    [7, 1],
    [-1, 0],
    [Number.NaN, 0],
  ])('volume %d is a gain of %d', async (volume, gain) => {
    const opened = await ready();
    opened.setVolume(volume);
    expect(context().gains[0]?.ramps.at(-1)?.to).toBe(gain);
  });
});

describe('out of sight', () => {
  test('nothing sounds, nothing starts, and nothing is caught up', async () => {
    const opened = await ready();
    opened.play('tap');
    hide(true);
    expect(context().sounding).toHaveLength(0);
    expect(context().state).toBe('suspended');
    for (let i = 0; i < 100; i += 1) opened.play('tap');
    hide(false);
    press();
    await eventually(() => expect(context().state).toBe('running'));
    expect(context().sources).toHaveLength(1);
    opened.play('tap');
    expect(context().sounding).toHaveLength(1);
  });
});

describe('without sound', () => {
  test('no AudioContext: everything is harmless', () => {
    vi.stubGlobal('AudioContext', undefined);
    const opened = open();
    press();
    opened.unlock();
    opened.play('tap');
    opened.setMuted(true);
    opened.setVolume(1);
    opened.dispose();
  });

  test('after dispose: nothing is heard, made or listened to', async () => {
    const opened = await ready();
    opened.dispose();
    const before = FakeContext.made.length;
    press();
    opened.play('tap');
    expect(context().state).toBe('closed');
    expect(FakeContext.made).toHaveLength(before);
  });
});

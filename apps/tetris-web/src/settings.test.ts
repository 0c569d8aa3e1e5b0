import { describe, expect, it } from 'vitest';
import { handlingOf, openSettings, tetrisDefaults } from './settings.ts';
import { memoryStore } from './testing/memory-store.ts';

function stored(state: unknown, version = 2): ReturnType<typeof openSettings> {
  const store = memoryStore();
  store.texts.set('settings', JSON.stringify({ state, version }));
  return openSettings(store);
}

describe('settings', () => {
  it('begin with the first defaults of the handling', () => {
    expect(handlingOf(tetrisDefaults)).toEqual({
      ...{ das: 167, arr: 33, dcd: 0, guard: 0, factor: 20, cancel: false },
    });
  });

  it.each([
    ['das', 0],
    ['das', 400],
    ['arr', 0],
    ['arr', 100],
    ['dcd', 200],
    ['guard', 300],
    ['previews', 1],
    ['softDropFactor', 1],
    ['softDropFactor', 'max'],
    ['level', 20],
  ] as const)('take %s = %s', (name, value) => {
    expect(stored({ [name]: value }).getState()[name]).toBe(value);
  });

  it.each([
    ['das', Number.NaN],
    ['das', ''],
    ['das', -1],
    ['das', 401],
    ['arr', 33.5],
    ['dcd', 201],
    ['guard', -1],
    ['previews', 0],
    ['previews', 7],
    ['softDropFactor', 0],
    ['softDropFactor', 'fast'],
    ['touch', 'feet'],
    ['level', 21],
  ] as const)('drop %s = %s and keep the rest', (name, value) => {
    const state = stored({ [name]: value, ghost: false }).getState();
    expect(state[name]).toBe(tetrisDefaults[name]);
    expect(state.ghost).toBe(false);
  });

  it('keep the good ones of stored keys', () => {
    const { keys, ghost } = stored({ keys: { hold: ['KeyQ', 'F5'], fly: 1, left: 'KeyW' }, ghost: false }).getState();
    expect(keys).toEqual({ ...tetrisDefaults.keys, hold: ['KeyQ'] });
    expect(stored({ keys: 'all' }).getState().keys).toEqual(tetrisDefaults.keys);
    expect(ghost).toBe(false);
  });

  it('take the five previews of version 1, the most there were, for all that the rules show', () => {
    expect(stored({ previews: 5, ghost: false }, 1).getState()).toMatchObject({ previews: 6, ghost: false });
    expect(stored({ previews: 3 }, 1).getState().previews).toBe(3);
    expect(stored({ previews: 5 }).getState().previews).toBe(5);
    expect(stored(null, 1).getState()).toEqual(tetrisDefaults);
  });

  it('write nothing before the first change', () => {
    const store = memoryStore();
    const settings = openSettings(store);
    expect(store.texts.size).toBe(0);
    settings.setState({ das: 100 });
    expect(openSettings(store).getState().das).toBe(100);
  });
});

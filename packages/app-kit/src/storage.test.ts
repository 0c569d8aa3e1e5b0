import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openStorage } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A stand-in for localStorage whose n-th write fails, as a full disk makes it; `n` counts from 1. */
function stubArea({ failAt = Number.POSITIVE_INFINITY, texts = new Map<string, string>() } = {}) {
  let writes = 0;
  const area = {
    get length() {
      return texts.size;
    },
    getItem: (name: string) => texts.get(name) ?? null,
    setItem(name: string, text: string) {
      writes += 1;
      if (writes === failAt) throw new DOMException('full', 'QuotaExceededError');
      texts.set(name, text);
    },
    removeItem(name: string) {
      writes += 1;
      if (writes === failAt) throw new DOMException('busy', 'InvalidStateError');
      texts.delete(name);
    },
  };
  vi.stubGlobal('localStorage', area);
  return { texts, writes: () => writes };
}

function blockStorage(): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

describe('with storage', () => {
  test('keeps texts under its prefix from one opening to the next', () => {
    const store = openStorage('a.');
    expect(store.persistent).toBe(true);
    expect(store.read('k')).toBeUndefined();
    expect(store.write('k', 'one')).toBe(true);
    expect(store.write('k', 'two')).toBe(true);
    expect(openStorage('a.').read('k')).toBe('two');
    expect(openStorage('b.').read('k')).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual(['a.k']);
  });

  test('removes the text and what an interrupted write left', () => {
    const store = openStorage('a.');
    store.write('k', 'one');
    localStorage.setItem('a.k.new', 'two');
    store.remove('k');
    expect(store.read('k')).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  test('keeps empty and awkward texts as they are', () => {
    const store = openStorage('a.');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(store.write('k', text)).toBe(true);
        expect(store.read('k')).toBe(text);
      }),
    );
  });

  test('finishes the first write of all when it was interrupted before the swap', () => {
    localStorage.setItem('a.k.new', 'whole');
    expect(openStorage('a.').read('k')).toBe('whole');
  });

  test('prefers the last good text to one that may be half written', () => {
    localStorage.setItem('a.k', 'good');
    localStorage.setItem('a.k.new', '{"half');
    expect(openStorage('a.').read('k')).toBe('good');
  });
});

describe('a fault at the n-th access that writes', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('n = %i leaves the old or the new text whole', (failAt) => {
    const { texts } = stubArea({ failAt, texts: new Map([['a.k', 'old']]) });
    const store = openStorage('a.');
    let last = 'old';
    for (const text of ['first', 'second', 'third', 'fourth']) {
      const kept = store.write('k', text);
      if (kept) last = text;
      expect(store.read('k')).toBe(last);
      vi.unstubAllGlobals();
      stubArea({ texts: new Map(texts) });
      expect(openStorage('a.').read('k')).toBe(last);
      vi.unstubAllGlobals();
    }
  });

  test('a failing write of the new text is told and leaves the old one and no rubbish', () => {
    const { texts } = stubArea({ failAt: 1, texts: new Map([['a.k', 'old']]) });
    expect(openStorage('a.').write('k', 'new')).toBe(false);
    expect([...texts]).toEqual([['a.k', 'old']]);
  });

  test('a failing swap is told and leaves the old one and no rubbish', () => {
    const { texts } = stubArea({ failAt: 2, texts: new Map([['a.k', 'old']]) });
    expect(openStorage('a.').write('k', 'new')).toBe(false);
    expect([...texts]).toEqual([['a.k', 'old']]);
  });

  test('a first text whose swap fails is kept all the same', () => {
    const texts = new Map([['other', '']]);
    stubArea({ failAt: 2, texts });
    expect(openStorage('a.').write('k', 'new')).toBe(true);
    expect(openStorage('a.').read('k')).toBe('new');
  });

  test('a store that drops what it was given is not trusted', () => {
    const texts = new Map([['a.k', 'old']]);
    vi.stubGlobal('localStorage', {
      length: 1,
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: () => undefined,
      removeItem: (name: string) => texts.delete(name),
    });
    expect(openStorage('a.').write('k', 'new')).toBe(false);
    expect(openStorage('a.').read('k')).toBe('old');
  });

  test('a full store still reads and says no', () => {
    const texts = new Map([['a.k', 'old']]);
    stubArea({ texts });
    vi.stubGlobal('localStorage', {
      length: 1,
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    });
    const store = openStorage('a.');
    expect(store.persistent).toBe(true);
    expect(store.write('k', 'new')).toBe(false);
    expect(store.read('k')).toBe('old');
  });
});

describe('without storage', () => {
  test('works in memory when the very access throws', () => {
    blockStorage();
    const store = openStorage('a.');
    expect(store.persistent).toBe(false);
    expect(store.write('k', 'one')).toBe(true);
    expect(store.read('k')).toBe('one');
    store.remove('k');
    expect(store.read('k')).toBeUndefined();
    store.onOutsideChange('k', () => undefined)();
  });

  test('works in memory where the browser accepts nothing at all', () => {
    stubArea({ failAt: 1 });
    const store = openStorage('a.');
    expect(store.persistent).toBe(false);
    expect(store.write('k', 'one')).toBe(true);
    expect(store.read('k')).toBe('one');
  });
});

describe('changes of another tab', () => {
  const change = (key: string | null, newValue: string | null): void => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  };

  test('are told for the key alone, until stopped', () => {
    const heard: (string | undefined)[] = [];
    const stop = openStorage('a.').onOutsideChange('k', (text) => heard.push(text));
    change('a.k', 'one');
    change('a.k.new', 'no');
    change('b.k', 'no');
    change('a.k', null);
    change(null, null);
    stop();
    change('a.k', 'late');
    expect(heard).toEqual(['one', undefined, undefined]);
  });
});

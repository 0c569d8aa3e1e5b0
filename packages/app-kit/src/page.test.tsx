import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './errors.tsx';
import { registerServiceWorker } from './install.ts';
import { kitWords } from './kit-words.ts';
import { copyText, downloadText, pickTextFile } from './share.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('ErrorBoundary', () => {
  const Broken = (): never => {
    throw new Error('the cause');
  };

  test.each(['en', 'zh'] as const)('shows a page that can be read in %s', (language) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    document.documentElement.lang = language;
    localStorage.setItem('kept', 'yes');
    const told = vi.fn();
    render(
      <ErrorBoundary version="1.2.3" onError={told}>
        <Broken />
      </ErrorBoundary>,
    );
    const words = kitWords[language].crash;
    expect(screen.getByRole('heading').textContent).toBe(words.title);
    expect(screen.getByRole('button', { name: words.reload })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toMatch(/the cause[\s\S]*version 1\.2\.3/);
    expect(told).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('kept')).toBe('yes');
    localStorage.clear();
  });

  test('copies the details', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const writeText = vi.fn(async () => undefined);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    fireEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(expect.stringContaining('the cause')));
  });

  test('is not there while nothing breaks', () => {
    render(<ErrorBoundary>fine</ErrorBoundary>);
    expect(screen.getByText('fine')).toBeDefined();
  });
});

describe('registerServiceWorker', () => {
  const withWorker = () => vi.stubGlobal('navigator', { serviceWorker: {} });

  test('tells when a new version waits, and starts it when asked', () => {
    withWorker();
    const start = vi.fn(async () => undefined);
    let hooks: Parameters<Parameters<typeof registerServiceWorker>[0]>[0] = {};
    const store = registerServiceWorker((given) => {
      hooks = given;
      return start;
    });
    expect(store.getState()).toMatchObject({ updateReady: false, offlineReady: false });
    hooks.onOfflineReady?.();
    hooks.onNeedRefresh?.();
    expect(store.getState()).toMatchObject({ updateReady: true, offlineReady: true });
    store.getState().update();
    expect(start).toHaveBeenCalledExactlyOnceWith(true);
  });

  test.each([
    ['the browser has none', {}],
    [
      'a sandboxed frame may not even ask',
      {
        get serviceWorker() {
          throw new DOMException('sandboxed', 'SecurityError');
        },
      },
    ],
  ])('registers nothing where %s', (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const register = vi.fn();
    registerServiceWorker(register).getState().update();
    expect(register).not.toHaveBeenCalled();
  });

  test('a registration that fails leaves the page as it is', () => {
    withWorker();
    const store = registerServiceWorker(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(store.getState().updateReady).toBe(false);
  });
});

describe('askPersistence', () => {
  const fresh = async () => {
    vi.resetModules();
    return (await import('./install.ts')).askPersistence;
  };
  const storage = (persisted: boolean, persist: () => Promise<boolean>) =>
    vi.stubGlobal('navigator', { storage: { persisted: async () => persisted, persist } });

  test('asks once', async () => {
    const persist = vi.fn(async () => true);
    storage(false, persist);
    const askPersistence = await fresh();
    expect(await Promise.all([askPersistence(), askPersistence()])).toEqual([true, true]);
    expect(persist).toHaveBeenCalledTimes(1);
  });

  test('does not ask for what it has', async () => {
    const persist = vi.fn(async () => true);
    storage(true, persist);
    expect(await (await fresh())()).toBe(true);
    expect(persist).not.toHaveBeenCalled();
  });

  test('a refusal, or a browser that knows nothing of it, is harmless', async () => {
    storage(false, async () => {
      throw new TypeError('no');
    });
    expect(await (await fresh())()).toBe(false);
    vi.stubGlobal('navigator', {});
    expect(await (await fresh())()).toBe(false);
  });
});

describe('share', () => {
  test('copies through the clipboard, and by a selection where there is none', async () => {
    const writeText = vi.fn(async () => undefined);
    const clipboard = vi.spyOn(navigator, 'clipboard', 'get');
    clipboard.mockReturnValue({ writeText } as unknown as Clipboard);
    expect(await copyText('one')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('one');

    clipboard.mockReturnValue(undefined as unknown as Clipboard);
    const selected: string[] = [];
    document.execCommand = () => {
      selected.push(document.querySelector('textarea')?.value ?? '');
      return true;
    };
    expect(await copyText('two')).toBe(true);
    expect(selected).toEqual(['two']);
    expect(document.querySelector('textarea')).toBeNull();
    document.execCommand = () => {
      throw new Error('no');
    };
    expect(await copyText('three')).toBe(false);
  });

  test('hands out a file under its name', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:x';
    });
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    downloadText('run.txt', 'text ✓');
    expect(clicked).toEqual(['run.txt']);
    expect(await blobs[0]?.text()).toBe('text ✓');
  });

  test.each([
    ['a file', { size: 5, text: async () => 'hello' }, 'hello'],
    ['a file that cannot be read', { size: 5, text: () => Promise.reject(new Error('gone')) }, undefined],
    ['a file far too large', { size: 1e9, text: async () => 'x' }, undefined],
    ['nothing', undefined, undefined],
  ])('picking %s', async (_name, file, text) => {
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      Object.defineProperty(this, 'files', { value: file === undefined ? [] : [file] });
      this.dispatchEvent(new Event(file === undefined ? 'cancel' : 'change'));
    });
    expect(await pickTextFile()).toBe(text);
  });
});

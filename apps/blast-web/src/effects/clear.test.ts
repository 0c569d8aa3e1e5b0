import { afterEach, expect, test, vi } from 'vitest';
import { Splinters } from './clear.ts';

const SIZE = { box: { left: 0, top: 0, pitch: 40, bottom: 320 }, left: 0, top: 0, width: 320, height: 320 };

afterEach(() => vi.unstubAllGlobals());

function canvasThat(hands: () => unknown): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  return Object.assign(canvas, { transferControlToOffscreen: hands });
}

test('splinters have a thread of theirs, which is told of every burst', () => {
  const told: string[] = [];
  class Thread {
    postMessage({ kind }: { kind: string }): void {
      told.push(kind);
    }
  }
  vi.stubGlobal('Worker', Thread);
  const splinters = new Splinters(canvasThat(() => ({})));
  splinters.burst([], SIZE);
  splinters.clear();
  expect(told).toEqual(['canvas', 'burst', 'clear']);
});

const refuse = (): never => {
  throw new DOMException('not here', 'SecurityError');
};

test.each([
  ['no canvas for another thread', () => vi.stubGlobal('Worker', class {}), undefined],
  ['no thread', () => vi.stubGlobal('Worker', refuse), () => ({})],
])('where a browser has %s none fly, and the clear goes on', (_, prepare, hands) => {
  prepare();
  const splinters = new Splinters(canvasThat(hands as () => unknown));
  expect(() => {
    splinters.burst([], SIZE);
    splinters.clear();
  }).not.toThrow();
});

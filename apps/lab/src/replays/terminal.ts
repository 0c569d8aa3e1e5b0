import process from 'node:process';
import { emitKeypressEvents } from 'node:readline';
import type { Io } from '../cli/io.ts';
import { painter } from '../cli/paint.ts';
import type { Viewer } from './viewer.ts';

const FRAME_MS = 33;
const ALTERNATE = '\u001b[?1049h\u001b[?25l';
const BACK = '\u001b[?25h\u001b[?1049l';

/** Shows a replay on the terminal until its keys end it, and leaves the terminal as it was. */
export async function watch(viewer: Viewer, io: Io): Promise<void> {
  const { stdin } = process;
  const paint = painter(io);
  let shown = '';
  const show = () => {
    const text = viewer.lines(paint).join('\u001b[K\r\n');
    if (text === shown) return;
    shown = text;
    io.out(`\u001b[H${text}\u001b[K\u001b[J`);
  };
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.resume();
  io.out(ALTERNATE);
  let since = performance.now();
  try {
    await new Promise<void>((resolve) => {
      const clock = setInterval(() => {
        const now = performance.now();
        viewer.pass(now - since);
        since = now;
        show();
      }, FRAME_MS);
      stdin.on('keypress', (text: string | undefined, key: { name?: string; ctrl?: boolean }) => {
        viewer.press(key.ctrl && key.name === 'c' ? 'q' : (key.name ?? text ?? ''));
        show();
        if (!viewer.ended) return;
        clearInterval(clock);
        resolve();
      });
      show();
    });
  } finally {
    io.out(BACK);
    stdin.setRawMode(false);
    stdin.pause();
  }
}

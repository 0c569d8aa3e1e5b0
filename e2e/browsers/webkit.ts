import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import type { Browser } from './browser.ts';

const KEYS: Readonly<Record<string, string>> = {
  Space: Key.SPACE,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
};
const STEPS = 8;

/** WebKitGTK's own browser on a screen in memory. BLOCKYARD_WEBKIT is the path of its MiniBrowser. */
export async function openWebKit(): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = `:${(await firstLine(screen, screen.stdio[3] as Readable)).trim()}`;
  const port = 20_000 + (process.pid % 20_000);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await answers(driver, `${server}/status`);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: process.env['BLOCKYARD_WEBKIT'], args: ['--automation'] },
  });
  const webkit = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await webkit.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 });
  await webkit.manage().window().setRect({ width: 1280, height: 840 });
  return {
    open: (url) => webkit.get(url),
    reload: () => webkit.navigate().refresh(),
    evaluate: async (expression) => JSON.parse(await webkit.executeScript(`return JSON.stringify(${expression})`)),
    press: async (key) => {
      const pressed = KEYS[key] ?? key;
      await webkit.actions().keyDown(pressed).keyUp(pressed).perform();
    },
    drag: async (from, to) => {
      const at = (part: number) => ({
        x: Math.round(from.x + (to.x - from.x) * part),
        y: Math.round(from.y + (to.y - from.y) * part),
        origin: Origin.VIEWPORT,
        duration: 20,
      });
      const actions = webkit.actions({ async: true }).move(at(0)).press();
      for (let step = 1; step <= STEPS; step += 1) actions.move(at(step / STEPS));
      await actions.release().perform();
    },
    close: async () => {
      await webkit.quit();
      driver.kill();
      screen.kill();
    },
  };
}

function firstLine(owner: ChildProcess, stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    owner.once('error', reject);
    owner.once('exit', (code) => reject(new Error(`${owner.spawnfile} ended with ${code}.`)));
    stream.once('data', (chunk: Buffer) => resolve(chunk.toString()));
  });
}

/** Waits until a server that has just been started answers. */
async function answers(owner: ChildProcess, url: string): Promise<void> {
  let failure: Error | undefined;
  owner.once('error', (error) => {
    failure = error;
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (failure !== undefined) throw failure;
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

import type { LaunchOptions, Page } from '@playwright/test';
import config from './playwright.config.ts';

/** What the main thread of a page did, in ms at a quarter of a desk's speed. */
export interface Work {
  /** The work of a frame below which 95 of 100 frames stay. */
  readonly usual: number;
  /** The longest single task. */
  readonly longest: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In µs, as the times below. */
  readonly ts: number;
  readonly dur?: number;
  /** Processor time. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    /** Of `FireAnimationFrame`. */
    readonly data?: { readonly frame?: string };
    /** Of `UpdateLayoutTree`. */
    readonly elementCount?: number;
    /** Of `UpdateLayoutTree` and `Layout`. */
    readonly beginData?: { readonly frame?: string };
    readonly endData?: { readonly layoutRoots?: readonly { readonly nodeName: string }[] };
  };
}

const NONE: Work = { usual: Number.POSITIVE_INFINITY, longest: Number.POSITIVE_INFINITY };

const launched = config.use?.launchOptions;

/**
 * A browser that puts its layers together on a GPU, as a player's does, if on one made of software: it otherwise reads the
 * well back in every frame that draws it, on the page's main thread.
 */
export const ON_A_GPU: LaunchOptions = { ...launched, args: [...(launched?.args ?? []), '--use-angle=swiftshader'] };

/** How much slower than a desk a phone is taken to be. */
const SLOWDOWN = 4;
/** What `speedOf` gives on the desk that the figures were set for. */
const DESK = 0.18;

/** Rounds of play at the most: on a busy machine a quiet one may take some waiting for. */
const MOST_ROUNDS = 5;

/**
 * The least of two rounds of play, or of up to five until it is less than `enough`; whatever else the machine does can only
 * add. Processor time is taken, and multiplied: a browser that is slowed down counts the time of its neighbours as the
 * page's. A machine slower than a desk is a phone in part by itself.
 */
export async function leastWork(page: Page, play: () => Promise<void>, enough?: Work): Promise<Work> {
  // Code that runs for the first time is not what a player waits for.
  await play();
  let least = NONE;
  for (let round = 0; round < (enough === undefined ? 2 : MOST_ROUNDS); round++) {
    // Beside each round, and the faster of two: a machine's speed changes with what else it does.
    const before = await speedOf(page);
    const { usual, longest } = workOf(await traced(page, play));
    const scale = SLOWDOWN * Math.min(1, Math.max(before, await speedOf(page)) / DESK);
    least = { usual: Math.min(least.usual, scale * usual), longest: Math.min(least.longest, scale * longest) };
    if (enough !== undefined && least.usual < enough.usual && least.longest < enough.longest) break;
  }
  return least;
}

/** How often in a ms the page lays out and sorts a fixed lot of boxes: work of the kind that is measured. */
function speedOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const box = document.createElement('div');
    box.style.cssText = 'position: fixed; visibility: hidden; display: grid; grid-template-columns: repeat(20, auto)';
    document.body.append(box);
    let best = 0;
    for (let round = 0; round < 30; round++) {
      const begin = performance.now();
      const words = Array.from({ length: 400 }, (_, i) => String((i * 7919) % 1009)).sort();
      box.replaceChildren(
        ...words.map((word) => {
          const cell = document.createElement('span');
          cell.textContent = word;
          cell.style.padding = `${round % 3}px`;
          return cell;
        }),
      );
      const done = box.offsetHeight > 0 ? 1 : 0;
      best = Math.max(best, done / (performance.now() - begin));
    }
    box.remove();
    return best;
  });
}

/** What of the page was laid out during play, as `DIV class='well'`, and of how many elements the style was worked out. */
export async function laidOut(
  page: Page,
  play: () => Promise<void>,
): Promise<{ readonly parts: readonly string[]; readonly styled: number }> {
  const main = await traced(page, play);
  const drawn = main.find(({ name }) => name === 'FireAnimationFrame')?.args?.data?.frame;
  // A picture that is shown for the first time is laid out too, as a page of its own.
  const own = main.filter(({ args }) => args?.beginData?.frame === drawn);
  const roots = own.flatMap(({ name, args }) => (name === 'Layout' ? (args?.endData?.layoutRoots ?? []) : []));
  const styled = own.reduce(
    (sum, { name, args }) => sum + (name === 'UpdateLayoutTree' ? (args?.elementCount ?? 0) : 0),
    0,
  );
  return { parts: [...new Set(roots.map(({ nodeName }) => nodeName))].sort(), styled };
}

/** What the page's main thread did during play, in order. */
async function traced(page: Page, play: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('There is no browser to trace.');
  await browser.startTracing(page, {
    categories: ['__metadata', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await play();
  const trace = await browser.stopTracing();
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  return events.filter((event) => mains.has(threadOf(event))).sort((a, b) => a.ts - b.ts);
}

/** What only a task does that draws a frame, whatever asked for the frame. */
const DRAWING: ReadonlySet<string> = new Set(['FireAnimationFrame', 'PrePaint', 'Commit']);

function workOf(main: readonly TraceEvent[]): Work {
  const draws = main.filter(({ name }) => DRAWING.has(name)).map(({ ts }) => ts);
  const frames: number[] = [];
  let longest = 0;
  let sum = 0;
  for (const { name, ph, ts, dur = 0, tdur = 0 } of main) {
    if (name !== 'RunTask' || ph !== 'X') continue;
    sum += tdur / 1000;
    longest = Math.max(longest, tdur / 1000);
    // A frame ends with the task that draws it.
    if (draws.some((draw) => ts <= draw && draw < ts + dur)) {
      frames.push(sum);
      sum = 0;
    }
  }
  frames.sort((a, b) => a - b);
  // Of so few nothing can be said.
  if (frames.length < 20) return NONE;
  return { usual: frames[Math.floor(0.95 * frames.length)] ?? 0, longest };
}

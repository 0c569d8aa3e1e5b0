import type { CDPSession, Page } from '@playwright/test';
import type { Point } from '../touch.ts';

interface Finger extends Point {
  readonly id: number;
}

/** Several fingers at once, sent through the browser's own input pipeline. */
export class Fingers {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #middles = new Map<string, Point>();
  #down: Finger[] = [];

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  async down(id: number, { x, y }: Point): Promise<void> {
    this.#down = [...this.#down, { id, x, y }];
    await this.#send('touchStart', this.#down);
  }

  async move(id: number, { x, y }: Point): Promise<void> {
    this.#down = this.#down.map((finger) => (finger.id === id ? { id, x, y } : finger));
    await this.#send('touchMove', this.#down);
  }

  async up(id: number): Promise<void> {
    this.#down = this.#down.filter((finger) => finger.id !== id);
    // What is missing from a move has been lifted; an end lifts all.
    await this.#send(this.#down.length > 0 ? 'touchMove' : 'touchEnd', this.#down);
  }

  /** The system takes all fingers away. */
  async cancel(): Promise<void> {
    this.#down = [];
    await this.#send('touchCancel', []);
  }

  /** Where a button was when it was first asked for. */
  async middleOf(button: string): Promise<Point> {
    const known = this.#middles.get(button);
    if (known !== undefined) return known;
    const box = await this.#page.getByRole('button', { name: button, exact: true }).boundingBox();
    if (box === null) throw new Error(`${button} is not to be seen.`);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    this.#middles.set(button, middle);
    return middle;
  }

  async tapButton(button: string, id = 0): Promise<void> {
    await this.down(id, await this.middleOf(button));
    await this.up(id);
  }

  /** A finger along a line. Its events bear times `every` ms apart, however slow the machine is. */
  async stroke(from: Point, to: Point, { steps = 8, every = 20 } = {}): Promise<void> {
    let at = Date.now() - (steps + 1) * every;
    const next = (): number => {
      at += every;
      return at / 1000;
    };
    await this.#send('touchStart', [{ id: 0, ...from }], next());
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      const x = from.x + (to.x - from.x) * part;
      const y = from.y + (to.y - from.y) * part;
      await this.#send('touchMove', [{ id: 0, x, y }], next());
    }
    await this.#send('touchEnd', [], next());
  }

  async #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    touchPoints: readonly Finger[],
    timestamp = Date.now() / 1000,
  ): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints: touchPoints.map(({ id, x, y }) => ({ id, x, y })),
    });
  }
}

export async function fingers(page: Page): Promise<Fingers> {
  return new Fingers(page, await page.context().newCDPSession(page));
}

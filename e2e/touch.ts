import type { CDPSession, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger. Its events come through the browser's own input pipeline, so that scrolling and cancelling work as on a phone. */
export class Touch {
  readonly #session: CDPSession;
  #at: Point = { x: 0, y: 0 };

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Touch> {
    return new Touch(await page.context().newCDPSession(page));
  }

  /** Puts the finger down, in CSS pixels of the viewport. */
  async start(at: Point): Promise<void> {
    this.#at = at;
    await this.#send('touchStart', [at]);
  }

  /** Moves the finger in a straight line, in as many steps as a real one would take. */
  async move(to: Point, steps = 10): Promise<void> {
    const from = this.#at;
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      await this.#send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    }
    this.#at = to;
  }

  async end(): Promise<void> {
    await this.#send('touchEnd', []);
  }

  /** The system takes the finger away, as for a gesture of its own. */
  async cancel(): Promise<void> {
    await this.#send('touchCancel', []);
  }

  async tap(at: Point): Promise<void> {
    await this.start(at);
    await this.end();
  }

  async drag(from: Point, to: Point, steps = 10): Promise<void> {
    await this.start(from);
    await this.move(to, steps);
    await this.end();
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: Point[]): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/** The middle of an element, in CSS pixels of the viewport. */
export async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

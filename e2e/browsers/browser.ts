/** A browser as the smoke drives it, whatever speaks to it underneath. */
export interface Browser {
  /** Opens an address and waits for its load event. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Presses and releases a key by its WebDriver name: `ArrowLeft`, `Space`, `Escape`, `Enter`, or one character. */
  press(key: string): Promise<void>;
  /** Presses the mouse at one place, moves it to the other and lets go; CSS pixels of the viewport. */
  drag(from: Point, to: Point): Promise<void>;
  close(): Promise<void>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Waits until an expression in the page is true. */
export async function until(browser: Browser, expression: string, seconds = 30): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await browser.evaluate<boolean>(`Boolean(${expression})`))) {
    if (performance.now() > end) throw new Error(`Not true within ${seconds} s: ${expression}`);
  }
}

/** Presses a key until the page takes it: one that is pressed before the page listens is lost, as it is for a player. */
export async function pressUntil(browser: Browser, key: string, expression: string): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    await browser.press(key);
    const taken = await until(browser, expression, 2).then(
      () => true,
      () => false,
    );
    if (taken) return;
  }
  throw new Error(`${key} was pressed ten times, and still not: ${expression}`);
}

/** The middle of an element, in CSS pixels of the viewport. */
export async function middleOf(browser: Browser, selector: string): Promise<Point> {
  const rectangle = `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()`;
  const [x, y] = await browser.evaluate<[number, number]>(
    `((box) => [box.x + box.width / 2, box.y + box.height / 2])(${rectangle})`,
  );
  return { x, y };
}

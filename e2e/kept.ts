import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/**
 * One browser context for many tests: a page that is opened in it finds the scripts read and its process running, which is a
 * third of what a short test costs. Every test gets a page of its own, and an empty storage.
 */
export class KeptContext {
  static readonly #all = new WeakMap<BrowserContext, KeptContext>();
  readonly context: BrowserContext;
  /** A page of the site that stays: its process is that of every page it opens. */
  readonly #home: Page;
  readonly #session: CDPSession;

  private constructor(context: BrowserContext, home: Page, session: CDPSession) {
    this.context = context;
    this.#home = home;
    this.#session = session;
    KeptContext.#all.set(context, this);
  }

  /** Makes one with the options of the running test. */
  static async make(browser: Browser, site: string): Promise<KeptContext> {
    const context = await browser.newContext();
    const home = await context.newPage();
    await home.goto(new URL('favicon.svg', site).href);
    return new KeptContext(context, home, await context.newCDPSession(home));
  }

  static of(context: BrowserContext): KeptContext | undefined {
    return KeptContext.#all.get(context);
  }

  async newPage(): Promise<Page> {
    const opening = this.context.waitForEvent('page');
    await this.#home.evaluate(() => {
      const page = window.open('about:blank');
      if (page !== null) page.opener = null;
    });
    return opening;
  }

  /**
   * Closes what a test has opened and takes away all that it has stored and was allowed.
   * @returns whether the context can be used again: what a test does to the clock stays with it
   */
  async wipe(): Promise<boolean> {
    const pages = this.context.pages().filter((page) => page !== this.#home);
    // A page that is merely closed may still write its last words.
    await Promise.all(pages.map((page) => page.goto('about:blank')));
    await Promise.all(pages.map((page) => page.close()));
    await this.context.clearPermissions();
    await this.context.clearCookies();
    const origin = new URL(this.#home.url()).origin;
    await this.#session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    return this.#home.evaluate(async () => {
      localStorage.clear();
      const kept = [...(await indexedDB.databases()), ...(await caches.keys())];
      return kept.length === 0 && !('__pwClock' in window);
    });
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { Key } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import { NAVIGATION_LIMIT } from '#tests/support/limits.ts';
import { WebKitLocator } from './locator.ts';

const KEYS: Readonly<Record<string, string>> = {
  Alt: Key.ALT,
  Delete: Key.DELETE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
};

/** How often a condition is checked, in milliseconds. */
const CHECK_EVERY = 50;

type Settled = { readonly value: unknown } | { readonly error: string };

/**
 * The part of Playwright's `Page` that the page models use, over WebDriver, which is all that
 * WebKitGTK offers.
 */
export class WebKitPage {
  readonly driver: WebDriver;
  readonly #base: string;
  readonly #root = new WebKitLocator(this, []);

  /** @param base the URL that addresses of `goto` are relative to */
  constructor(driver: WebDriver, base: string) {
    this.driver = driver;
    this.#base = base;
  }

  /** Runs a function in the page, and waits for its promise. */
  async call<R>(work: (...args: never[]) => R, args: readonly unknown[]): Promise<Awaited<R>> {
    const settled = await this.driver.executeAsyncScript<Settled>(
      // WebKit handles elements as arguments, but not nested inside them.
      `const args = [...arguments];
      const done = args.pop();
      Promise.resolve()
        .then(() => (${work.toString()})(...args))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      ...args,
    );
    if ('error' in settled) throw new Error(settled.error);
    return settled.value as Awaited<R>;
  }

  evaluate<R, A>(work: (arg: A) => R, arg?: A): Promise<Awaited<R>> {
    return this.call(work, [arg]);
  }

  async waitForFunction<A>(
    condition: (arg: A) => unknown,
    arg?: A,
    { timeout = NAVIGATION_LIMIT }: { readonly timeout?: number } = {},
  ): Promise<void> {
    const end = Date.now() + timeout;
    for (;;) {
      // The page may be leaving.
      const result = await this.evaluate(condition, arg).catch(() => false);
      if (result) return;
      if (Date.now() > end) throw new Error(`This did not come true: ${condition.toString()}`);
      await wait(CHECK_EVERY);
    }
  }

  async goto(address: string): Promise<void> {
    await this.driver.get(new URL(address, this.#base).href);
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
  }

  /** The size of the page: the window has no frame. */
  async setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void> {
    await this.driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    await this.waitForFunction((width) => innerWidth === width, size.width);
  }

  readonly keyboard = {
    /** @param chord keys to hold down together: "Alt+t" */
    press: async (chord: string): Promise<void> => {
      const keys = chord.split('+').map((name) => KEYS[name] ?? name);
      const actions = this.driver.actions();
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
    type: (text: string): Promise<void> => this.driver.actions().sendKeys(text).perform(),
  };

  getByRole: WebKitLocator['getByRole'] = (...args) => this.#root.getByRole(...args);
  getByLabel: WebKitLocator['getByLabel'] = (...args) => this.#root.getByLabel(...args);
  getByText: WebKitLocator['getByText'] = (...args) => this.#root.getByText(...args);
  locator: WebKitLocator['locator'] = (...args) => this.#root.locator(...args);
}

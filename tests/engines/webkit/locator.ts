import { chooseDate, isDateField } from '../choose-date.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebElement } from 'selenium-webdriver';
import { ACTION_LIMIT } from '#tests/support/limits.ts';
import { findElements, QUERIES } from './find-elements.ts';
import type { Step, Wanted } from './find-elements.ts';
import type { WebKitPage } from './page.ts';

type Text = string | RegExp;

interface RoleOptions {
  readonly name?: Text;
  readonly exact?: boolean;
  readonly selected?: boolean;
}

type State = 'visible' | 'attached' | 'hidden' | 'detached';

/** How often a condition is checked, in milliseconds. */
const CHECK_EVERY = 50;

const wanted = (text: Text, isExact = false): Wanted =>
  typeof text === 'string' ? { text, isExact } : { source: text.source, flags: text.flags };

/** The part of Playwright's `Locator` that the page models use, over WebDriver. */
export class WebKitLocator {
  readonly #page: WebKitPage;
  readonly #steps: readonly Step[];

  constructor(page: WebKitPage, steps: readonly Step[]) {
    this.#page = page;
    this.#steps = steps;
  }

  #then(step: Step): WebKitLocator {
    return new WebKitLocator(this.#page, [...this.#steps, step]);
  }

  getByRole(role: string, { name, exact, selected }: RoleOptions = {}): WebKitLocator {
    return this.#then({
      by: 'role',
      role,
      ...(name === undefined ? {} : { name: wanted(name, exact) }),
      ...(selected === undefined ? {} : { state: { selected } }),
    });
  }

  getByLabel(text: Text, { exact = false } = {}): WebKitLocator {
    return this.#then({ by: 'label', label: wanted(text, exact) });
  }

  getByText(text: Text, { exact = false } = {}): WebKitLocator {
    return this.#then({ by: 'text', text: wanted(text, exact) });
  }

  locator(css: string): WebKitLocator {
    return this.#then({ by: 'css', css });
  }

  filter({ hasText, visible }: { readonly hasText?: Text; readonly visible?: boolean }) {
    return this.#then({
      by: 'filter',
      ...(hasText === undefined ? {} : { text: wanted(hasText) }),
      ...(visible === undefined ? {} : { isVisible: visible }),
    });
  }

  nth(at: number): WebKitLocator {
    return this.#then({ by: 'place', at });
  }

  first(): WebKitLocator {
    return this.nth(0);
  }

  async #find(): Promise<WebElement[]> {
    const found = await this.#page.driver.executeScript<WebElement[] | null>(
      `return globalThis.TestingLibraryDom === undefined ? null : (${findElements.toString()})(arguments[0])`,
      this.#steps,
    );
    if (found !== null) return found;
    await this.#page.driver.executeScript(QUERIES);
    return this.#find();
  }

  /** Repeats something that a page in motion may refuse, until it works. */
  async #until<T>(work: () => Promise<T | undefined>, limit = ACTION_LIMIT): Promise<T> {
    const end = Date.now() + limit;
    let why: unknown = 'it is not there';
    for (;;) {
      try {
        const result = await work();
        if (result !== undefined) return result;
      } catch (error) {
        why = error;
      }
      if (Date.now() > end) throw new Error(`${this.toString()}: ${String(why)}`);
      await wait(CHECK_EVERY);
    }
  }

  /** The element, once there is exactly one. */
  async #one(): Promise<WebElement> {
    return this.#until(async () => {
      const found = await this.#find();
      if (found.length > 1) throw new Error(`it is ${String(found.length)} elements`);
      return found[0];
    });
  }

  async count(): Promise<number> {
    return (await this.#find()).length;
  }

  async isVisible(): Promise<boolean> {
    const [found] = await this.#find();
    if (found === undefined) return false;
    return this.#page.call(
      (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getClientRects().length > 0,
      [found],
    );
  }

  async waitFor({ state = 'visible', timeout }: { state?: State; timeout?: number } = {}) {
    await this.#until(async () => {
      const isThere = await (state === 'visible' || state === 'hidden'
        ? this.isVisible()
        : this.count().then((count) => count > 0));
      return isThere === (state === 'visible' || state === 'attached') ? true : undefined;
    }, timeout);
  }

  async evaluate<R, A>(work: (element: Element, arg: A) => R, arg?: A): Promise<R> {
    const element = await this.#one();
    return this.#page.call(work as never, [element, arg]);
  }

  /** Waits until the element is visible and still, as Playwright does before it acts. */
  async #ready(): Promise<WebElement> {
    return this.#until(async () => {
      const element = await this.#one();
      const isStill = await this.#page.call(
        async (found: Element) => {
          found.scrollIntoView({ block: 'center', behavior: 'instant' });
          const place = () => JSON.stringify(found.getBoundingClientRect());
          const before = place();
          await new Promise((resolve) => requestAnimationFrame(resolve));
          return found.checkVisibility({ visibilityProperty: true }) && before === place();
        },
        [element],
      );
      return isStill ? element : undefined;
    });
  }

  async click(): Promise<void> {
    await this.#until(async () => {
      const element = await this.#ready();
      await element.click();
      return true;
    });
  }

  async focus(): Promise<void> {
    await this.evaluate((element) => (element as HTMLElement).focus());
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.#page.keyboard.press(key);
  }

  async check(): Promise<void> {
    await this.evaluate((element) => (element as HTMLElement).click());
  }

  async fill(value: string): Promise<void> {
    if (await this.evaluate(isDateField)) {
      await this.evaluate(chooseDate, value);
      return;
    }
    await this.evaluate((element) => {
      (element as HTMLInputElement).focus();
      (element as HTMLInputElement).select();
    });
    await (value === '' ? this.#page.keyboard.press('Delete') : this.#page.keyboard.type(value));
  }

  textContent(): Promise<string | null> {
    return this.evaluate((element) => element.textContent);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.evaluate((element, attribute) => element.getAttribute(attribute ?? ''), name);
  }

  toString(): string {
    return JSON.stringify(this.#steps);
  }
}

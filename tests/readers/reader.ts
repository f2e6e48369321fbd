import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';
import { outlineOf } from './outline.ts';

/**
 * A virtual screen reader in the page (Guidepup): what it speaks follows the accessible name, the role and
 * the states of each element as the specifications compute them (ACCNAME, CORE-AAM, HTML-AAM). It is not
 * a substitute for a real one: docs/quality.md says what it does not hear.
 */

const packageFolder = path.dirname(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/package.json'),
);

/** The library as a classic script: the pages' policy allows no modules from elsewhere. */
const script = asClassic(
  readFileSync(path.join(packageFolder, 'lib/esm/index.browser.js'), 'utf8'),
);

/** @throws Error when the library's bundle has another form than expected */
function asClassic(bundle: string): string {
  const end = /export\s*\{\s*\S+ as Virtual,\s*(\S+) as virtual\s*\};?/u;
  const name = end.exec(bundle)?.[1];
  if (name === undefined) {
    throw new Error(
      '@guidepup/virtual-screen-reader no longer exports "virtual" as tests/readers/reader.ts expects it. Adapt the expression there.',
    );
  }
  return bundle.replace(end, `globalThis.reader=${name};`);
}

declare global {
  var reader: typeof virtual;
  /** The library reads a checkbox's state from the attribute, but the state is in the property. */
  var showStates: () => void;
}

/** A live region that was emptied. */
const EMPTY = /^(?:polite|assertive): $/u;

/** The role and the name, without states. */
const nameIn = (phrase: string) => phrase.split(', ').slice(0, 2).join(', ');

/** An announcement of a live region. */
const ANNOUNCED = /^(?:polite|assertive): /u;

/** Omits what does not help to compare readings: the position in a group, and what an element controls. */
const inShort = (phrase: string) =>
  phrase.replace(/, position \d+, set size \d+|, \d+ controls?(?=,|$)/gu, '');

/**
 * Browsers omit these from the accessibility tree, but the library does not support them yet. They are
 * marked in a way that it understands.
 */
const NOT_EXPOSED = '[inert], [hidden="until-found"]';

async function prepare(page: Page): Promise<void> {
  await page.evaluate(script);
  await page.evaluate((selector) => {
    const mark = () => {
      for (const element of document.querySelectorAll('[data-unread]')) {
        if (element.matches(selector)) continue;
        element.removeAttribute('aria-hidden');
        element.removeAttribute('data-unread');
      }
      for (const element of document.querySelectorAll(selector)) {
        if (element.hasAttribute('aria-hidden')) continue;
        element.setAttribute('aria-hidden', 'true');
        element.setAttribute('data-unread', '');
      }
    };
    mark();
    globalThis.showStates = () => {
      for (const box of document.querySelectorAll<HTMLInputElement>(
        'input[type="radio"], input[type="checkbox"]',
      )) {
        box.toggleAttribute('checked', box.checked);
      }
    };
    showStates();
    new MutationObserver(mark).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['inert', 'hidden'],
    });
  }, NOT_EXPOSED);
}

/** A page longer than this has a loop in it. */
const LONGEST = 5000;

/**
 * Reads part of a page from beginning to end.
 * @param selector of the part
 * @returns what is spoken, as an outline
 * @throws Error when there is no such part, or it does not end
 */
export async function readPart(page: Page, selector: string): Promise<string> {
  await prepare(page);
  const phrases = await page.evaluate(
    async ([part, longest]) => {
      const container = document.querySelector(part);
      if (container === null) throw new Error(`The page has no ${part}.`);
      await reader.start({ container });
      try {
        const first = await reader.lastSpokenPhrase();
        for (let count = 0; count < longest; count += 1) {
          await reader.next();
          // It starts over after the end.
          if ((await reader.lastSpokenPhrase()) === `end of ${first}`) {
            return await reader.spokenPhraseLog();
          }
        }
        throw new Error(`${part} did not end after ${String(longest)} phrases.`);
      } finally {
        await reader.stop();
      }
    },
    [selector, LONGEST] as const,
  );
  return outlineOf(phrases);
}

/** Listens while a visitor works: to speech when the focus moves, and to the page's own announcements. */
export class Listener {
  readonly #page: Page;
  readonly #lines: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Begins to listen in the page in its current state. */
  static async begin(page: Page): Promise<Listener> {
    await prepare(page);
    await page.evaluate(async () => {
      await reader.start({ container: document.body });
      await reader.clearSpokenPhraseLog();
    });
    return new Listener(page);
  }

  /**
   * Does something and records what is spoken, until there is nothing more.
   * @param what the visitor does, in words
   * @param until waits for what the page shows after that
   */
  async does(what: string, work: () => Promise<unknown>, until?: () => Promise<unknown>) {
    const before = await this.#focused();
    await work();
    await until?.();
    const { focused, announced } = await this.#spoken();
    const after = await this.#focused();
    // Readers also speak changes of the focused element and of the option that it points at. What was said
    // about them before the change depends on milliseconds.
    const others = focused.filter((phrase) => nameIn(phrase) !== nameIn(after));
    const isNew = after !== before || others.length < focused.length;
    const lines = [...others, ...(isNew ? [after] : []), ...announced];
    this.#lines.push(`> ${what}`, ...lines.map((line) => `  ${line}`));
  }

  /** Stops listening; another listener may begin in the same document. */
  async end(): Promise<void> {
    await this.#page.evaluate(() => reader.stop());
  }

  /** Everything that was done and heard. */
  get transcript(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  /** How the focused element, or the option that it points at, is spoken now. */
  async #focused(): Promise<string> {
    const phrase = await this.#page.evaluate(async () => {
      showStates();
      const focused = document.activeElement ?? document.body;
      const pointed = focused.getAttribute('aria-activedescendant');
      const container = (pointed !== null && document.getElementById(pointed)) || focused;
      if (container === document.body) return 'document';
      await reader.stop();
      await reader.start({ container });
      const phrase = await reader.lastSpokenPhrase();
      await reader.stop();
      await reader.start({ container: document.body });
      await reader.clearSpokenPhraseLog();
      return phrase;
    });
    return inShort(phrase);
  }

  async #spoken(): Promise<{ readonly focused: string[]; readonly announced: string[] }> {
    const phrases = await this.#page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      let count = -1;
      for (let still = 0; still < 5;) {
        await frame();
        const { length } = await reader.spokenPhraseLog();
        still = length === count ? still + 1 : 0;
        count = length;
      }
      const log = await reader.spokenPhraseLog();
      await reader.clearSpokenPhraseLog();
      return log;
    });
    const lines = phrases.map(inShort).filter((phrase) => !EMPTY.test(phrase));
    // A live region that changes in several places at once is spoken once.
    const once = lines.filter((line, at) => line !== lines[at - 1]);
    // Whether the focus or an announcement comes first is a matter of milliseconds, too.
    return {
      focused: once.filter((line) => !ANNOUNCED.test(line)),
      announced: once.filter((line) => ANNOUNCED.test(line)),
    };
  }
}

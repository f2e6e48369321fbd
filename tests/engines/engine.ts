import path from 'node:path';
import { firefox } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { EngineName } from './find-engines.ts';
import type { Setting } from './settings.ts';
import { typingInto } from './firefox/typing.ts';
import { startWebKitDriver } from './webkit/display.ts';
import { WebKitPage } from './webkit/page.ts';
import { openWebKit } from './webkit/session.ts';

export interface VisitOptions {
  /** Runs in every document before its own scripts. */
  readonly script: string;
  /** A setting of this browser (settings.ts); as it is installed otherwise. */
  readonly setting?: Setting;
}

/** A new visitor: a profile with a page, in which nothing is kept from others. */
export interface Visit {
  readonly page: Page;
  /** Errors and warnings so far, one line each. */
  troubles(): string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** @param base what addresses are relative to */
  visit(base: string, options: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

/**
 * Starts an engine that was found (find-engines.ts). The pages of all engines are driven in the same
 * way, as Playwright's `Page`.
 */
export const launchEngine = (name: EngineName): Promise<Engine> =>
  name === 'firefox' ? launchFirefox() : launchWebKit();

/** What Playwright would otherwise emulate, and Firefox cannot. */
const AS_IT_IS = {
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
} as const;

/**
 * What Firefox says of requests that a page still had when it was left, with a worker and without. A file
 * that a page needs and does not get has other consequences.
 */
const LEFT =
  /NS_BINDING_ABORTED|A ServiceWorker intercepted the request and encountered an unexpected error/u;

const startFirefox = (firefoxUserPrefs: Setting['preferences'] = {}) =>
  firefox.launch({
    // Firefox as it is released, by WebDriver BiDi.
    channel: 'moz-firefox',
    executablePath: path.join(import.meta.dirname, 'firefox/bidi-relay.ts'),
    firefoxUserPrefs: { ...firefoxUserPrefs },
    timeout: 0,
  });

async function launchFirefox(): Promise<Engine> {
  const common = await startFirefox();
  return {
    async visit(baseURL, { script, setting }) {
      // Its settings are those of the whole browser.
      const own = setting === undefined ? null : await startFirefox(setting.preferences);
      const browser = own ?? common;
      const context = await browser.newContext({ ...AS_IT_IS, baseURL, viewport: WIDE });
      await context.addInitScript(script);
      const troubles: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning', 'assert'].includes(message.type())) troubles.push(message.text());
      });
      context.on('weberror', (error) => {
        const { message } = error.error();
        if (!LEFT.test(message)) troubles.push(`uncaught ${message}`);
      });
      context.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? '';
        if (!LEFT.test(why)) troubles.push(`lost ${request.url()} (${why})`);
      });
      const page = await context.newPage();
      typingInto(page);
      return {
        page,
        troubles: () => troubles,
        async close() {
          await context.close();
          await own?.close();
        },
      };
    },
    close: () => common.close(),
  };
}

const WIDE = { width: 1280, height: 800 };

async function launchWebKit(): Promise<Engine> {
  const driver = await startWebKitDriver();
  return {
    async visit(base, { script, setting }) {
      const session = await openWebKit(driver.url, {
        script,
        without: setting?.without ?? [],
        blocksCookies: setting?.blocksCookies ?? false,
      });
      const page = await WebKitPage.inWindowOf(session.driver, base);
      await page.setViewportSize(WIDE);
      // It has the part that the page models use; anything else is not a function.
      return { ...session, page: page as unknown as Page };
    },
    close: () => driver.stop(),
  };
}

import path from 'node:path';
import { firefox } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onTrouble } from '#tests/support/browser/test.ts';
import type { EngineName } from './find-engines.ts';
import { typingInto } from './firefox/typing.ts';
import { startScreen, startWebKitDriver } from './webkit/display.ts';
import { WebKitPage } from './webkit/page.ts';
import { openWebKit } from './webkit/session.ts';

/** A setting of a browser, by a visitor or an administrator, that deprives the site of something. */
export interface Setting {
  /** Preferences of Firefox (about:config). */
  readonly preferences?: Readonly<Record<string, boolean | number>>;
  /** Features of WebKit that are switched off. */
  readonly without?: readonly string[];
  /** In WebKit, no cookie is accepted. */
  readonly blocksCookies?: boolean;
}

export interface VisitOptions {
  /** Runs in every document before its own scripts. */
  readonly script: string;
  /** Undefined for the defaults. */
  readonly setting?: Setting;
}

/** A new visitor: a fresh profile with a page. */
export interface Visit {
  readonly page: Page;
  /** Errors and warnings so far, one line each. */
  troubles(): string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** @param base the URL that addresses are relative to */
  visit(base: string, options: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

/** The size of a new window. */
export const WIDE = { width: 1280, height: 800 };

/**
 * Starts an engine that was found (find-engines.ts). The pages of all engines are driven in the same
 * way, as Playwright's `Page`.
 */
export const launchEngine = (name: EngineName): Promise<Engine> =>
  name === 'firefox' ? launchFirefox() : launchWebKit();

/** Turns off the emulation that is Playwright's default, which Firefox does not support. */
const AS_IT_IS = {
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
} as const;

/**
 * What Firefox logs about requests that were still pending when a page was left, with and without a worker.
 * A missing file that a page needs has other consequences.
 */
const LEFT =
  /NS_BINDING_ABORTED|A ServiceWorker intercepted the request and encountered an unexpected error/u;

const startFirefox = (firefoxUserPrefs: Setting['preferences'] = {}) =>
  firefox.launch({
    // Release Firefox, driven by WebDriver BiDi.
    channel: 'moz-firefox',
    executablePath: path.join(import.meta.dirname, 'firefox/bidi-relay.ts'),
    firefoxUserPrefs: { ...firefoxUserPrefs },
    timeout: 0,
  });

async function launchFirefox(): Promise<Engine> {
  const common = await startFirefox();
  return {
    async visit(baseURL, { script, setting }) {
      // Settings apply to the whole browser.
      const own = setting === undefined ? null : await startFirefox(setting.preferences);
      const browser = own ?? common;
      const context = await browser.newContext({ ...AS_IT_IS, baseURL, viewport: WIDE });
      await context.addInitScript(script);
      const troubles: string[] = [];
      onTrouble(context, ({ what }) => {
        if (!LEFT.test(what)) troubles.push(what);
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

/** WebKitWebDriver drives one window at a time, so every visitor gets their own. */
async function launchWebKit(): Promise<Engine> {
  const screen = await startScreen();
  return {
    async visit(base, { script, setting }) {
      const driver = await startWebKitDriver(screen.display);
      const session = await openWebKit(driver.url, {
        script,
        without: setting?.without ?? [],
        blocksCookies: setting?.blocksCookies ?? false,
      });
      const page = new WebKitPage(session.driver, base);
      await page.setViewportSize(WIDE);
      return {
        // It implements the part of `Page` that the page models use; nothing else is a function.
        page: page as unknown as Page,
        troubles: () => session.troubles(),
        async close() {
          await session.close();
          await driver.stop();
        },
      };
    },
    close: () => screen.stop(),
  };
}

import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { browserFlags } from '#tests/support/browser/browser.ts';
import { touchPages } from '#tests/support/browser/test.ts';
import { REPORTS } from '#tests/support/paths.ts';
import type { TestProxy } from '#tests/support/servers/test-proxy.ts';
import { allSaved, controlled } from './saved.ts';

/** One visit that saves the whole site, made once in a run, by the first test that asks for it. */
export interface FirstVisit {
  readonly passages: readonly {
    readonly path: string;
    readonly status: number;
    readonly bodyBytes: number;
    readonly headBytes: number;
  }[];
  /** Bytes on the device, as reported by the browser. */
  readonly usage: number;
  readonly cacheNames: readonly string[];
  /** Paths of the cached documents and files. */
  readonly addresses: readonly string[];
}

/** Emptied before each run (tests/support/servers/start-servers.ts). */
export const FIRST_VISIT_FOLDER = path.join(REPORTS, 'first-visit');

/** The profile that the visit leaves; tests use copies of it. */
export const SAVED_PROFILE = path.join(FIRST_VISIT_FOLDER, 'profile');
const RECORD = path.join(FIRST_VISIT_FOLDER, 'visit.json');
const LOCK = path.join(FIRST_VISIT_FOLDER, 'lock');

/**
 * The origin under which the site is saved, whatever port its server has: browsers treat names
 * under `localhost` as secure, and a flag tells them how to resolve this one.
 */
export const SAVED_ORIGIN = 'http://hause.localhost';

/** How long a visit may take on a busy machine, in milliseconds. */
export const VISIT_LIMIT = 90_000;

/** What the first visit fetched and saved; makes it if no test has, and waits if one is about to. */
export async function firstVisit(testProxy: TestProxy): Promise<FirstVisit> {
  mkdirSync(FIRST_VISIT_FOLDER, { recursive: true });
  while (!existsSync(RECORD)) {
    if (!isFirst()) {
      await wait(200);
      continue;
    }
    try {
      writeFileSync(RECORD, JSON.stringify(await visit(testProxy)));
    } finally {
      rmdirSync(LOCK);
    }
  }
  return JSON.parse(readFileSync(RECORD, 'utf8')) as FirstVisit;
}

/** Tests run in several processes; a folder can be made by only one of them. */
function isFirst(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    return false;
  }
}

async function visit(testProxy: TestProxy): Promise<FirstVisit> {
  testProxy.forget();
  const context = await launchProfile(SAVED_PROFILE, testProxy);
  await touchPages(context);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/');
  await controlled(page);
  await allSaved(page);
  // Cleaning up comes last.
  await expect.poll(async () => (await keptBy(page)).cacheNames).toEqual(['hause-site']);
  await page.waitForLoadState('networkidle');
  const made = { passages: [...testProxy.passages], ...(await keptBy(page)) };
  await context.close();
  testProxy.forget();
  return made;
}

const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('hause-site');
    const { usage = 0 } = await navigator.storage.estimate();
    return {
      usage,
      cacheNames: await caches.keys(),
      addresses: (await cache.keys()).map(({ url }) => new URL(url).pathname),
    };
  });

/** A browser with its own profile folder, in which everything persists after it closes. */
export async function launchProfile(folder: string, testProxy: TestProxy): Promise<BrowserContext> {
  const executablePath = process.env['CHROMIUM_SHELL_PATH'];
  return chromium.launchPersistentContext(folder, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...browserFlags(),
      `--host-resolver-rules=MAP ${new URL(SAVED_ORIGIN).host}:80 ${new URL(testProxy.url).host}`,
    ],
    baseURL: SAVED_ORIGIN,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  });
}

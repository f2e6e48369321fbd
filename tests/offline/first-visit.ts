import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { browserFlags } from '#tests/support/browser/browser.ts';
import { touchPages } from '#tests/support/browser/test.ts';
import { REPORTS } from '#tests/support/paths.ts';
import type { TestProxy } from '#tests/support/servers/test-proxy.ts';
import { allSaved, controlled } from './saved.ts';

/** Emptied before each run (tests/support/servers/start-servers.ts). */
export const FIRST_VISIT_FOLDER = path.join(REPORTS, 'first-visit');

/** The profile of one visit that saves the whole site, made once in a run; tests use copies of it. */
export const SAVED_PROFILE = path.join(FIRST_VISIT_FOLDER, 'profile');
const DONE = path.join(FIRST_VISIT_FOLDER, 'done');
const LOCK = path.join(FIRST_VISIT_FOLDER, 'lock');

/**
 * The origin under which the site is saved, whatever port its server has: browsers treat names
 * under `localhost` as secure, and a flag tells them how to resolve this one.
 */
export const SAVED_ORIGIN = 'http://hause.localhost';

/** How long a visit may take on a busy machine, in milliseconds. */
export const VISIT_LIMIT = 90_000;

/** Makes the first visit if no test has, and waits if one is about to. */
export async function firstVisit(testProxy: TestProxy): Promise<void> {
  mkdirSync(FIRST_VISIT_FOLDER, { recursive: true });
  while (!existsSync(DONE)) {
    if (!isFirst()) {
      await wait(200);
      continue;
    }
    try {
      await visit(testProxy);
      writeFileSync(DONE, '');
    } finally {
      rmdirSync(LOCK);
    }
  }
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

async function visit(testProxy: TestProxy): Promise<void> {
  const context = await launchProfile(SAVED_PROFILE, testProxy);
  await touchPages(context);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/');
  await controlled(page);
  await allSaved(page);
  // Cleaning up comes last.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['hause-site']);
  await page.waitForLoadState('networkidle');
  await context.close();
  testProxy.forget();
}

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

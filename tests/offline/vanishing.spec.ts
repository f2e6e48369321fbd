import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { distDir } from '#tests/support/paths.ts';
import { createRandom } from '#tests/support/random.ts';
import { allPages, codeOf, UNKNOWN_PATH } from '#tests/support/site-facts.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import { expect, goOn, returning as test } from './offline-test.ts';

/**
 * What a browser keeps may be gone at any moment: space is short, the visitor clears it, a write was cut
 * off. Whatever vanishes, with the server up or down, no page is blank, and none has the scripts of
 * another build than its own. CI runs a few; `VANISHING=500 npx playwright test vanishing` runs more. The
 * seed (`SEED`) makes a failure reproducible.
 */
const TRIALS = Number(process.env['VANISHING'] ?? 20);
const SEED = Number(process.env['SEED'] ?? 20_250);

/** Each visitor goes through so many losses, one after the other. */
const LOSSES = 10;

const paths = allPages()
  .map(({ path }) => path)
  .filter((path) => path !== UNKNOWN_PATH);
const BUILDS: ReadonlySet<string> = new Set([codeOf('endpoint'), codeOf('simulated')]);

const KINDS = [
  'every cache',
  'some entries',
  'halves of entries',
  'every database',
  'the records of a database',
  'the registration',
  'local storage',
] as const;
type Kind = (typeof KINDS)[number];

/** Runs in the page; `part` is the share of entries that is affected, from 0 to 1. */
async function lose({ kind, part }: { kind: Kind; part: number }): Promise<void> {
  const some = <T>(items: readonly T[]) => items.filter((_, at) => (at * 0.618) % 1 < part);
  const opened = (name: string) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error(name)));
    });
  const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
  if (kind === 'local storage') localStorage.clear();
  if (kind === 'the registration') {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  }
  if (kind === 'every database') for (const name of databases) indexedDB.deleteDatabase(name);
  if (kind === 'the records of a database') {
    for (const name of databases) {
      const database = await opened(name);
      const stores = [...database.objectStoreNames];
      if (stores.length > 0) {
        const change = database.transaction(stores, 'readwrite');
        for (const store of some(stores)) change.objectStore(store).clear();
        await new Promise((resolve) => change.addEventListener('complete', resolve));
      }
      database.close();
    }
  }
  for (const name of await caches.keys()) {
    if (kind === 'every cache') await caches.delete(name);
    const cache = await caches.open(name);
    if (kind === 'some entries') {
      for (const key of some(await cache.keys())) await cache.delete(key);
    }
    if (kind !== 'halves of entries') continue;
    for (const key of some(await cache.keys())) {
      const found = await cache.match(key);
      if (found === undefined) continue;
      const body = await found.arrayBuffer();
      const { status, headers } = found;
      await cache.put(key, new Response(body.slice(0, body.byteLength / 2), { status, headers }));
    }
  }
}

test.describe.configure({ mode: 'parallel' });

for (let first = 1; first <= TRIALS; first += LOSSES) {
  const last = Math.min(first + LOSSES - 1, TRIALS);
  test(`losses ${String(first)} to ${String(last)}: no page is blank, none is of two builds`, async ({
    page,
    context,
    gate,
    server,
    startServer,
  }) => {
    const errors = errorsOf(context);
    const other = await startServer('simulated');
    await page.goto('/');
    await hydrated(page);
    for (let trial = first; trial <= last; trial += 1) {
      goOn();
      const random = createRandom(SEED + trial * 7919);
      const kind = random.pick(KINDS);
      const part = random.next();
      const isUp = random.chance(0.5);
      const path = random.pick(paths as [string, ...string[]]);
      const what = `${String(trial)}: ${kind}, server ${isUp ? 'up' : 'down'}, then ${path}`;
      await test.step(what, async () => {
        // A deploy now and then: what is half of one build may meet the other.
        gate.lead(random.chance(0.3) ? other.url : server.url);
        await page.evaluate(lose, { kind, part });
        if (!isUp) await gate.shut();
        await expectPage(page, path, isUp);
        await gate.open();
        // Back among pages of the site, from where the next loss is possible.
        await expectPage(page, '/about-us', true);
      });
    }
    expect(errors).toEqual([]);
  });
}

async function expectPage(page: Page, path: string, isUp: boolean): Promise<void> {
  const response = await page.goto(path).catch((error: unknown) => error);
  if (response instanceof Error) {
    // Nothing is left on the device, and nobody answers: the browser says so by itself.
    expect(isUp, response.message).toBe(false);
    expect(response.message).toMatch(/ERR_CONNECTION_REFUSED|ERR_FAILED/u);
    // Its page arrives later, and would interrupt the next navigation.
    await page.waitForURL(/^chrome-error:/u);
    return;
  }
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText('');
  const code = await page.evaluate(
    () => document.querySelector<HTMLMetaElement>('meta[name="hause-code"]')?.content ?? '',
  );
  expect(BUILDS).toContain(code);
  // Without a server, the scripts may be what was lost; then the page stays plain.
  if (!isUp) return;
  try {
    await hydrated(page);
  } catch (error) {
    // With half of a script on the device, the page stays plain (docs/quality.md, "Other engines").
    if ((await halfScripts(page)).length === 0) throw error;
  }
}

/** The scripts that the page was given in another length than the build has them. */
async function halfScripts(page: Page): Promise<string[]> {
  const given = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => ({
        file: new URL(entry.name).pathname,
        bytes: (entry as PerformanceResourceTiming).decodedBodySize,
      })),
  );
  const sizes = (file: string) =>
    (['endpoint', 'simulated'] as const)
      .map((build) => statSync(join(distDir(build), file), { throwIfNoEntry: false })?.size)
      .filter((size) => size !== undefined);
  return given.filter(({ file, bytes }) => !sizes(file).includes(bytes)).map(({ file }) => file);
}

/** Errors that nobody handled: those of scripts that meet the markup of another build are among them. */
function errorsOf(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  return errors;
}

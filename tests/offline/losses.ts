import { test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createRandom } from '#tests/support/random.ts';
import type { Gate } from '#tests/support/servers/gate.ts';
import type { ServedSite } from '#tests/support/servers/serve.ts';
import { allPages, codeOf, UNKNOWN_PATH } from '#tests/support/site-facts.ts';
import { goOn } from './offline-test.ts';

/**
 * Stored data may disappear at any moment: space runs out, the visitor clears it, a write is cut off. A
 * plan defines what vanishes, whether the server is up, and which page is opened next; it is derived from
 * its number and the seed (`SEED`), so that a failure can be reproduced.
 */
const SEED = Number(process.env['SEED'] ?? 20_250);

const paths = allPages()
  .map(({ path }) => path)
  .filter((path) => path !== UNKNOWN_PATH);

/** Every code of a page that this site can have sent. */
export const BUILDS: ReadonlySet<string> = new Set([codeOf('endpoint'), codeOf('simulated')]);

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

export interface Loss {
  readonly title: string;
  readonly kind: Kind;
  /** The share of entries that is affected, from 0 to 1. */
  readonly part: number;
  readonly isUp: boolean;
  /** Whether another build has been deployed by then. */
  readonly isDeployed: boolean;
  /** The page that is opened afterward. */
  readonly path: string;
}

function planLoss(trial: number): Loss {
  const random = createRandom(SEED + trial * 7919);
  const kind = random.pick(KINDS);
  const part = random.next();
  const isUp = random.chance(0.5);
  const path = random.pick(paths as [string, ...string[]]);
  const isDeployed = random.chance(0.3);
  const title = `${String(trial)}: ${kind}, server ${isUp ? 'up' : 'down'}, then ${path}`;
  return { title, kind, part, isUp, isDeployed, path };
}

/** The first and the last loss of each visitor. */
export function visitorsOf(losses: number, each: number): [first: number, last: number][] {
  return Array.from({ length: Math.ceil(losses / each) }, (_, at) => [
    at * each + 1,
    Math.min((at + 1) * each, losses),
  ]);
}

interface Visit {
  readonly page: Page;
  /** In front of the servers of two builds. */
  readonly gate: Gate;
  readonly server: ServedSite;
  readonly other: ServedSite;
  /**
   * Opens a page, which may fail only while no server is up, and examines it.
   * @returns the tab in which the visitor continues
   */
  readonly expectPage: (page: Page, path: string, isUp: boolean) => Promise<Page>;
}

/** Runs one loss after another: each is followed by opening a page, and by the way back. */
export async function suffer(
  [first, last]: readonly [first: number, last: number],
  { page, gate, server, other, expectPage }: Visit,
): Promise<void> {
  let tab = page;
  for (let trial = first; trial <= last; trial += 1) {
    goOn();
    const { title, isUp, isDeployed, path, ...loss } = planLoss(trial);
    await test.step(title, async () => {
      // A deploy now and then: partial data of one build may meet the other build.
      gate.lead(isDeployed ? other.url : server.url);
      await tab.evaluate(lose, loss);
      if (!isUp) await gate.shut();
      tab = await expectPage(tab, path, isUp);
      await gate.open();
      // Back on a page of the site, from which the next loss is possible.
      tab = await expectPage(tab, '/about-us', true);
    });
  }
}

/** Runs in the page. */
async function lose({ kind, part }: Pick<Loss, 'kind' | 'part'>): Promise<void> {
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
    // It waits for an installation in progress, which WebKit may never end once its data are gone.
    const late = new Promise((resolve) => {
      setTimeout(resolve, 5_000);
    });
    for (const one of await navigator.serviceWorker.getRegistrations()) {
      await Promise.race([one.unregister(), late]);
    }
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

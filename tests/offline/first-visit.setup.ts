import { rmSync, writeFileSync } from 'node:fs';
import {
  allSaved,
  controlled,
  expect,
  FIRST_VISIT,
  launchProfile,
  SAVED_PROFILE,
  test,
} from './offline-test.ts';
import { touchPages } from '#tests/support/browser/test.ts';

/** The cost of the first visit, read by budget.spec.ts. */
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

test('one visit saves the whole site on the device', async ({ gate }) => {
  rmSync(SAVED_PROFILE, { recursive: true, force: true });
  const context = await launchProfile(SAVED_PROFILE, gate);
  await touchPages(context);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/');
  await controlled(page);
  await allSaved(page);
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('hause-site');
      const { usage = 0 } = await navigator.storage.estimate();
      return {
        usage,
        cacheNames: await caches.keys(),
        addresses: (await cache.keys()).map(({ url }) => new URL(url).pathname),
      };
    });
  // Cleaning up comes last.
  await expect.poll(async () => (await kept()).cacheNames).toEqual(['hause-site']);
  await page.waitForLoadState('networkidle');
  const visit: FirstVisit = { passages: gate.passages, ...(await kept()) };
  writeFileSync(FIRST_VISIT, JSON.stringify(visit));
  await context.close();
});

import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { BuildName } from '#tests/support/paths.ts';
import { enquirersIn } from '#tests/support/servers/enquirers.ts';
import { startProxy } from '#tests/support/servers/test-proxy.ts';
import type { TestProxy } from '#tests/support/servers/test-proxy.ts';
import { serveSite, withServers } from '#tests/support/servers/serve.ts';
import type { ServedSite } from '#tests/support/servers/serve.ts';
import { launchEngine, WIDE } from './engine.ts';
import type { Engine, Visit, VisitOptions } from './engine.ts';
import type { EngineName } from './find-engines.ts';

export { expect };

interface Fixtures {
  readonly startServer: (build: BuildName) => Promise<ServedSite>;
  /** In front of the site: the single origin of a test with new profiles. */
  readonly testProxy: TestProxy;
  /** Opens a new profile; any unexpected error in it fails the test. */
  readonly open: (base: string, options?: Partial<VisitOptions>) => Promise<Visit>;
  /** The window that tests share, and the proxy in front of the site. It is left as if it were new. */
  readonly resident: Resident;
  /** Its page. */
  readonly visitor: Page;
  readonly expectedTrouble: RegExp | null;
}

interface Resident {
  readonly page: Page;
  readonly testProxy: TestProxy;
}

interface WorkerFixtures {
  readonly engineName: EngineName;
  readonly engine: Engine;
  /** The server that all tests of a worker share. */
  readonly site: ServedSite;
  /**
   * One window for all tests of an engine that need no new profile: a new profile fetches and saves the whole
   * site, which takes longer than most tests.
   */
  readonly shared: { readonly visit: Visit; readonly testProxy: TestProxy };
}

/** A wheel event as soon as a page has been parsed, so that it hydrates. */
const TOUCH = `addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('wheel')));`;

/** Playwright's test in an engine other than Chromium. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await launchEngine(engineName);
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
  site: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const site = await serveSite();
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 0 },
  ],
  shared: [
    async ({ engine, site }, provide) => {
      const testProxy = await startProxy(site.url);
      const visit = await engine.visit(testProxy.url, { script: TOUCH });
      await provide({ visit, testProxy });
      await visit.close();
      await testProxy.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
  expectedTrouble: [null, { option: true }],
  // oxlint-disable-next-line eslint/no-empty-pattern
  startServer: ({}, provide) => withServers(provide),
  testProxy: async ({ site }, provide) => {
    const testProxy = await startProxy(site.url);
    await provide(testProxy);
    await testProxy.close();
  },
  open: async ({ engine, expectedTrouble }, provide) => {
    const visits: Visit[] = [];
    await provide(async (base, { script = '', ...options } = {}) => {
      const visit = await engine.visit(base, { ...options, script: TOUCH + script });
      visits.push(visit);
      return visit;
    });
    const troubles = visits.flatMap((visit) => visit.troubles());
    for (const visit of visits) await visit.close();
    expectNone(troubles, expectedTrouble);
  },
  resident: async ({ shared: { visit, testProxy }, expectedTrouble }, provide, info) => {
    const before = visit.troubles().length;
    await provide({ page: visit.page, testProxy });
    await testProxy.open();
    // A failed test ends its worker, and the window with it.
    if (info.status === info.expectedStatus) await forget(visit.page);
    expectNone(visit.troubles().slice(before), expectedTrouble);
  },
  visitor: async ({ resident }, provide) => provide(resident.page),
});

function expectNone(troubles: readonly string[], expected: RegExp | null): void {
  const unexpected = troubles.filter((trouble) => expected?.test(trouble) !== true);
  expect.soft(unexpected, 'nothing goes wrong in the page').toEqual([]);
}

/** Leaves the page, and what pages have noted about the visitor; the saved site is kept. */
async function forget(page: Page): Promise<void> {
  // A file of the site that runs no scripts, so nothing is stored while it is open.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.setViewportSize(WIDE);
}

/** The names on the enquiries that a server has accepted. */
export const namesAt = ({ dataDir }: ServedSite): string[] => enquirersIn(dataDir);

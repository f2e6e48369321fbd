import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { BuildName } from '#tests/support/paths.ts';
import { enquirersIn } from '#tests/support/servers/enquirers.ts';
import { startGate } from '#tests/support/servers/gate.ts';
import type { Gate } from '#tests/support/servers/gate.ts';
import { serveSite } from '#tests/support/servers/serve.ts';
import type { ServedSite } from '#tests/support/servers/serve.ts';
import { launchEngine } from './engine.ts';
import type { Engine, Visit, VisitOptions } from './engine.ts';
import type { EngineName } from './find-engines.ts';

export { expect };

interface Fixtures {
  /** The test's own server. */
  readonly server: ServedSite;
  readonly startServer: (build: BuildName) => Promise<ServedSite>;
  /** In front of that server: the test's single origin. */
  readonly gate: Gate;
  /** Opens a new profile; any unexpected error in it fails the test. */
  readonly open: (base: string, options?: Partial<VisitOptions>) => Promise<Visit>;
  /** A page of a new profile, on the server that all tests share. */
  readonly visitor: Page;
  readonly expectedTrouble: RegExp | null;
}

interface WorkerFixtures {
  readonly engineName: EngineName;
  readonly engine: Engine;
  /** The server that all tests of a worker share. */
  readonly site: ServedSite;
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
  expectedTrouble: [null, { option: true }],
  // oxlint-disable-next-line eslint/no-empty-pattern
  startServer: async ({}, provide) => {
    const started: ServedSite[] = [];
    await provide(async (build) => {
      const server = await serveSite(build);
      started.push(server);
      return server;
    });
    for (const server of started) await server.stop();
  },
  server: async ({ startServer }, provide) => provide(await startServer('endpoint')),
  gate: async ({ server }, provide) => {
    const gate = await startGate(server.url);
    await provide(gate);
    await gate.shut();
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
    const unexpected = troubles.filter((trouble) => expectedTrouble?.test(trouble) !== true);
    expect.soft(unexpected, 'nothing goes wrong in the page').toEqual([]);
  },
  visitor: async ({ open, site }, provide) => provide((await open(site.url)).page),
});

/** The names on the enquiries that a server has accepted. */
export const namesAt = ({ dataDir }: ServedSite): string[] => enquirersIn(dataDir);

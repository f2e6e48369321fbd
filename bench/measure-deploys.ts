import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import { startGate } from '#tests/support/servers/gate.ts';
import type { Gate, Passage } from '#tests/support/servers/gate.ts';
import { serveSite } from '#tests/support/servers/serve.ts';
import { pagesSavedUnasked } from '#tests/support/site-facts.ts';
import type { BuiltDeploy } from './build-deploys.ts';
import type { Deploy } from './deploy-variants.ts';

/** A deploy, and earlier ones since the visitor's last visit. */
export interface Replay {
  readonly name: string;
  /** In order; the last is the one that the visitor gets. */
  readonly builds: readonly BuiltDeploy[];
  readonly bar?: Deploy['bar'] | undefined;
  readonly shows?: Deploy['shows'] | undefined;
}

/** What a deploy cost a visitor who had the whole site. */
export interface DeployCost {
  readonly name: string;
  /** How many builds the visitor was behind. */
  readonly behind: number;
  readonly requests: number;
  /** Bodies and headers of the responses, as sent. */
  readonly bytes: number;
  readonly bar: Deploy['bar'] | undefined;
  readonly fetched: readonly Passage[];
}

/** A visit has settled when nothing was fetched for this long: cleanup waits for 4 s. */
const QUIET_MS = 8000;
const SETTLE_LIMIT_MS = 240_000;
/** The server checks its build about once a second; on a busy machine it may take longer. */
const NOTICE_LIMIT_MS = 60_000;

interface Stage {
  readonly gate: Gate;
  readonly profile: string;
  publish(build: BuiltDeploy): Promise<void>;
}

/**
 * Installs a build in a browser with a separate profile. Each deploy is then published on the same
 * origin; a copy of the visitor opens another page and accepts the new version when prompted, and
 * the bytes sent by the server are counted. A deploy replaces the files under a running server,
 * which keeps the hashed files of earlier builds, as in production.
 * @throws Error when the visitor does not have the whole site before, or the new words after it, offline
 */
export async function measureDeploys(
  before: BuiltDeploy,
  replays: readonly Replay[],
): Promise<DeployCost[]> {
  return onStage(before, async ({ gate, profile, publish }) => {
    const costs: DeployCost[] = [];
    for (const replay of replays) {
      const copy = `${profile}-copy`;
      cpSync(profile, copy, { recursive: true });
      costs.push(await goOn({ gate, profile: copy, publish }, replay));
      rmSync(copy, { recursive: true, force: true });
      await publish(before);
    }
    return costs;
  });
}

/**
 * The same for consecutive deploys, to one visitor who returns after each one, or after every few.
 * @param every how many deploys there are between two visits
 */
export async function followDeploys(
  [first, ...later]: readonly (BuiltDeploy & { readonly name: string })[],
  every: number,
): Promise<DeployCost[]> {
  if (first === undefined) return [];
  return onStage(first, async ({ gate, profile, publish }) => {
    const costs: DeployCost[] = [];
    for (let at = 0; at + every <= later.length; at += every) {
      const builds = later.slice(at, at + every);
      const name = builds.at(-1)?.name ?? '';
      costs.push(await goOn({ gate, profile, publish }, { name, builds }));
    }
    return costs;
  });
}

/** Serves a build, with a browser profile that has it installed. */
async function onStage<T>(first: BuiltDeploy, act: (stage: Stage) => Promise<T>): Promise<T> {
  const work = mkdtempSync(path.join(tmpdir(), 'hause-deploys-'));
  const profile = path.join(work, 'profile');
  const server = await startServer(path.join(work, 'live'), first);
  const gate = await startGate(server.url);
  try {
    await visit(profile, gate, first);
    return await act({ gate, profile, publish: (build) => server.publish(build) });
  } finally {
    await gate.shut();
    await server.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

/** A server whose build is replaced while it runs. */
async function startServer(live: string, first: BuiltDeploy) {
  const put = ({ folder }: BuiltDeploy) => {
    const next = `${live}-next`;
    mkdirSync(live, { recursive: true });
    cpSync(path.join(folder, 'dist'), next, { recursive: true });
    rmSync(path.join(live, 'dist'), { recursive: true, force: true });
    renameSync(next, path.join(live, 'dist'));
    // Last: this change makes the server switch.
    mkdirSync(path.join(live, 'dist-meta'), { recursive: true });
    cpSync(path.join(folder, 'dist-meta/site.json'), path.join(live, 'dist-meta/site.json'));
  };
  put(first);
  const served = await serveSite('endpoint', {
    DIST_DIR: path.join(live, 'dist'),
    META_FILE: path.join(live, 'dist-meta/site.json'),
  });
  return {
    url: served.url,
    stop: () => served.stop(),
    async publish(build: BuiltDeploy) {
      put(build);
      const wanted = readFileSync(path.join(build.folder, 'dist/sw.js'), 'utf8');
      const until = Date.now() + NOTICE_LIMIT_MS;
      while ((await (await fetch(new URL('/sw.js', served.url))).text()) !== wanted) {
        if (Date.now() > until) throw new Error('The server does not notice a new build.');
        await wait(200);
      }
      // If sw.js is unchanged, it does not reveal the switch.
      await wait(2000);
    },
  };
}

async function launch(folder: string, gate: Gate): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: ensureBrowser(),
    args: browserFlags(),
    baseURL: gate.url,
    viewport: { width: 1280, height: 800 },
  });
}

/** The first visit: lasts until every page is on the device, except those saved on request. */
async function visit(profile: string, gate: Gate, build: BuiltDeploy): Promise<void> {
  const context = await launch(profile, gate);
  const page = await openPage(context, '/');
  await settle(page, gate);
  const keys = await page.evaluate(async () => {
    const requests = await (await caches.open('hause-site')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  await context.close();
  const saved = new Set(keys);
  const missing = pagesSavedUnasked(path.join(build.folder, 'dist')).filter(
    (pathname) => !saved.has(pathname),
  );
  if (missing.length > 0) throw new Error(`These pages were not saved: ${missing.join(', ')}`);
}

async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(address);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 10);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: 60_000,
  });
  return page;
}

/** Waits until nothing more is fetched, accepting any offered update. */
async function settle(page: Page, gate: Gate): Promise<void> {
  const began = Date.now();
  let [count, since] = [gate.passages.length, began];
  while (Date.now() - since < QUIET_MS) {
    if (Date.now() - began > SETTLE_LIMIT_MS) throw new Error('The visit does not settle.');
    await page.waitForTimeout(250);
    const button = page.getByRole('button', { name: 'Update now' });
    if (await button.isVisible().catch(() => false)) {
      await button.click().catch(() => undefined);
      since = Date.now();
    }
    if (gate.passages.length !== count) [count, since] = [gate.passages.length, Date.now()];
  }
}

/**
 * Publishes builds while a page of the first is open, then opens another page. By then the worker
 * is running: while a worker starts, the browser may also request the page from the network.
 */
async function goOn(
  { gate, profile, publish }: Stage,
  { name, builds, bar, shows }: Replay,
): Promise<DeployCost> {
  const context = await launch(profile, gate);
  const page = await openPage(context, '/');
  await settle(page, gate);
  for (const build of builds) await publish(build);
  gate.forget();
  await openPage(context, '/about-us');
  await settle(page, gate);
  const fetched = [...gate.passages];
  if (shows !== undefined) {
    const [address, words] = shows;
    await gate.shut();
    await page.goto(address);
    if (!(await page.locator('main').innerText()).includes(words)) {
      throw new Error(`After "${name}", ${address} does not show "${words}" without a network.`);
    }
    await gate.open();
  }
  await context.close();
  const bytes = fetched.reduce((sum, { bodyBytes, headBytes }) => sum + bodyBytes + headBytes, 0);
  console.log(
    `${name}, ${String(builds.length)} back: ${String(bytes)} bytes in ${String(fetched.length)} requests`,
  );
  return { name, behind: builds.length, requests: fetched.length, bytes, bar, fetched };
}

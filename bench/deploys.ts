import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import { startProxy } from '#tests/support/servers/test-proxy.ts';
import type { TestProxy } from '#tests/support/servers/test-proxy.ts';
import { buildSite, FIRST_ADDED_PAGE, serveBuild } from './builds.ts';
import type { Bench, Build, Edit } from './builds.ts';

interface Deploy {
  readonly name: string;
  readonly edits?: readonly Edit[];
  readonly hasNewPage?: boolean;
  /** The most it may cost (docs/quality.md), in bytes. */
  readonly bar: number;
  /** A page, and words that are on it only after the deploy. */
  readonly shows?: readonly [page: string, words: string];
}

const EDITED_PAGE = '/k-12/ai-solutions';
const BEFORE = 'A wrong answer from an office tool wastes time.';

const DEPLOYS: readonly Deploy[] = [
  {
    name: 'a word',
    edits: [
      {
        file: `src/content/pages${EDITED_PAGE}.ts`,
        from: BEFORE,
        to: 'A wrong answer at work wastes time.',
      },
    ],
    bar: 25_000,
    shows: [EDITED_PAGE, 'A wrong answer at work'],
  },
  {
    name: 'a component',
    edits: [
      {
        file: 'src/components/accordion/use-accordion.ts',
        from: '  const actor = useActorRef(accordionMachine, {',
        to: '  performance.mark("accordion");\n  const actor = useActorRef(accordionMachine, {',
      },
    ],
    bar: 60_000,
  },
  { name: 'a new page', hasNewPage: true, bar: 50_000, shows: [FIRST_ADDED_PAGE, 'QA that finds'] },
  {
    name: 'a color of the palette',
    edits: [{ file: 'src/design/palette.ts', from: "'#4A4E58'", to: "'#4A4E59'" }],
    bar: 350_000,
  },
];

/** A visit is over when nothing was fetched for this long: the cleanup waits for 4 s. */
const QUIET_MS = 8000;
const SETTLE_LIMIT_MS = 240_000;

/**
 * What a deploy costs a visitor who has the whole site saved: bytes on the wire, headers included,
 * and requests. Each deploy is published under a running server, as in production.
 */
export async function measureDeploys({ builds, morePages, keep }: Bench): Promise<void> {
  const work = mkdtempSync(path.join(tmpdir(), 'hause-deploys-'));
  try {
    for (const [at, before] of builds.entries()) {
      const rows = await replay(
        before,
        at === 0 ? 0 : morePages,
        keep,
        path.join(work, String(at)),
      );
      console.log(`${before.name}: what visitors fetch`);
      console.table(rows);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function replay(before: Build, morePages: number, keep: boolean, work: string) {
  const afters = DEPLOYS.map(({ name, edits = [], hasNewPage = false }) =>
    buildSite({
      name: `${before.name} after ${name}`,
      edits,
      morePages: morePages + (hasNewPage ? 1 : 0),
      keep,
    }),
  );
  const live: Build = {
    name: 'live',
    dist: path.join(work, 'dist'),
    metaFile: path.join(work, 'dist-meta/site.json'),
  };
  put(before, live);
  const server = await serveBuild(live);
  const testProxy = await startProxy(server.url);
  try {
    const profile = path.join(work, 'profile');
    const rows: Record<string, object> = {
      'first visit': await visit(profile, testProxy, [EDITED_PAGE, BEFORE]),
    };
    for (const [at, deploy] of DEPLOYS.entries()) {
      const after = afters[at];
      if (after === undefined) continue;
      const copy = `${profile}-copy`;
      cpSync(profile, copy, { recursive: true });
      rows[deploy.name] = {
        ...(await visit(copy, testProxy, deploy.shows ?? [EDITED_PAGE, BEFORE], () =>
          publish(after, live, server.url),
        )),
        'at most kB': deploy.bar / 1000,
      };
      rmSync(copy, { recursive: true });
      await publish(before, live, server.url);
    }
    return rows;
  } finally {
    await testProxy.close();
    await server.stop();
  }
}

function put(build: Build, live: Build): void {
  const next = `${live.dist}-next`;
  cpSync(build.dist, next, { recursive: true });
  rmSync(live.dist, { recursive: true, force: true });
  renameSync(next, live.dist);
  // Last: this is what makes the server switch.
  mkdirSync(path.dirname(live.metaFile), { recursive: true });
  cpSync(build.metaFile, live.metaFile);
}

/** Puts a build in place and waits until the server has switched to it. */
async function publish(build: Build, live: Build, url: string): Promise<void> {
  put(build, live);
  const wanted = readFileSync(path.join(build.dist, 'sw.js'), 'utf8');
  const until = Date.now() + 60_000;
  while ((await (await fetch(`${url}/sw.js`)).text()) !== wanted) {
    if (Date.now() > until) throw new Error('The server does not notice a new build.');
    await wait(200);
  }
}

const launch = (profile: string, testProxy: TestProxy): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: browserFlags(),
    baseURL: testProxy.url,
    viewport: { width: 1280, height: 800 },
  });

/**
 * One visit, until nothing more is fetched. When something is deployed meanwhile, the visitor opens
 * another page then, and takes the update when it is offered; only that counts.
 */
async function visit(
  profile: string,
  testProxy: TestProxy,
  [address, words]: readonly [string, string],
  deploy?: () => Promise<void>,
) {
  const context = await launch(profile, testProxy);
  const page = await openPage(context, '/');
  await settle(page, testProxy);
  if (deploy !== undefined) {
    await deploy();
    testProxy.forget();
    await openPage(context, '/about-us');
    await settle(page, testProxy);
  }
  const bytes = testProxy.passages.map(({ bodyBytes, headBytes }) => bodyBytes + headBytes);
  const cost = { kB: bytes.reduce((sum, one) => sum + one, 0) / 1000, requests: bytes.length };
  const isShown = await showsOffline(page, testProxy, address, words);
  await context.close();
  return { ...cost, 'read offline': isShown };
}

/** Whether a page can be read without a network; of a site above the bound, not every one can. */
async function showsOffline(page: Page, testProxy: TestProxy, address: string, words: string) {
  await testProxy.close();
  await page.goto(address);
  const text = await page.locator('main').innerText();
  await testProxy.open();
  return text.includes(words);
}

async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(SETTLE_LIMIT_MS);
  await page.goto(address);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 10);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Waits until nothing more is fetched, and takes any update that is offered. */
async function settle(page: Page, testProxy: TestProxy): Promise<void> {
  const began = Date.now();
  let [count, since] = [testProxy.passages.length, began];
  while (Date.now() - since < QUIET_MS) {
    if (Date.now() - began > SETTLE_LIMIT_MS) throw new Error('The visit does not settle.');
    await page.waitForTimeout(250);
    const button = page.getByRole('button', { name: 'Update now' });
    if (await button.isVisible().catch(() => false)) {
      await button.click().catch(() => undefined);
      since = Date.now();
    }
    if (testProxy.passages.length !== count)
      [count, since] = [testProxy.passages.length, Date.now()];
  }
}

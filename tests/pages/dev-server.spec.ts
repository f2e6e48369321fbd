import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, settled } from '#tests/support/browser/test.ts';
import { useFonts } from '#tests/support/browser/use-fonts.ts';
import { TEST_LIMIT } from '#tests/support/limits.ts';
import { PROJECT_PATH, ROOT } from '#tests/support/paths.ts';
import { allPages, onePageOfEachLayout } from '#tests/support/site-facts.ts';
import { test } from './page-test.ts';

/** A developer sees what visitors will see. */
test.describe('the development server', { tag: '@nightly' }, () => {
  // One server for all of them.
  test.describe.configure({ mode: 'default' });
  // A layout is compiled when it is first asked for.
  test.setTimeout(2 * TEST_LIMIT);
  test.use({
    expectedTrouble: /status of 404|no-such-page|stately|ERR_FAILED/iu,
    contextOptions: { reducedMotion: 'reduce' },
    navigationTimeout: TEST_LIMIT,
  });

  let dev: Awaited<ReturnType<typeof startDevServer>>;
  test.beforeAll(async () => {
    test.setTimeout(4 * TEST_LIMIT);
    dev = await startDevServer();
    // The first page compiles what all have in common.
    await fetch(dev.url, { headers: { Accept: 'text/html' } });
  });
  test.afterAll(() => dev.stop());

  for (const { path: at } of onePageOfEachLayout(allPages())) {
    test(`shows ${at} as it is built, before and after its scripts`, async ({
      page,
      plainPage,
      baseURL,
    }) => {
      const built = `${baseURL ?? ''}${at}`;
      await plainPage.goto(built);
      const plain = await boxes(plainPage);
      await plainPage.goto(dev.url + at);
      expect.soft(differences(plain, await boxes(plainPage)), 'without scripts').toEqual([]);
      await open(page, built);
      const whole = await boxes(page);
      await open(page, dev.url + at);
      expect.soft(differences(whole, await boxes(page)), 'with scripts').toEqual([]);
    });
  }

  test('shows an edit and keeps what is open', async ({ page }) => {
    // An edit from before then, or of what the page has not loaded, is not sent to it.
    const connected = consoleSays(page, '[vite] connected.');
    const loaded: string[] = [];
    page.on('requestfinished', (request) => loaded.push(request.url()));
    await open(page, `${dev.url}/services/qa`);
    await connected;
    const row = page.getByRole('main').getByRole('button', { expanded: false }).first();
    const id = (await row.getAttribute('id')) ?? '';
    await row.click();
    for (const view of ['src/components/accordion/Accordion.tsx', 'src/sections/hero/Hero.tsx']) {
      await expect.poll(() => loaded.some((url) => url.includes(view))).toBe(true);
      const updated = consoleSays(page, `hot updated: /${view}`);
      const now = new Date();
      utimesSync(path.join(ROOT, view), now, now);
      await updated;
      await expect(page.locator(`#${id}`)).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(dev.log()).not.toContain('Could not Fast Refresh');
  });

  test('has the machines of a page within reach, also without a network', async ({ page }) => {
    await page.route(/stately\.ai/u, (route) => route.abort());
    const said = consoleSays(page, 'window.machines in the console');
    await open(page, `${dev.url}/services/qa?inspect`);
    await said;
    await expect(page.getByRole('alert')).toContainText('press Alt+M');
    await page.keyboard.press('Alt+KeyM');
    const panel = page.getByRole('complementary', { name: 'X-ray' });
    await panel
      .getByRole('button', { name: /^accordion/u })
      .first()
      .click();
    await expect(panel.getByRole('region', { name: 'accordion', exact: true })).toBeVisible();
    const states = await page.evaluate(() =>
      window.machines['accordion']?.map((actor) => actor.getSnapshot().status),
    );
    expect(states?.[0]).toBe('active');
  });
});

const consoleSays = (page: Page, text: string) =>
  page.waitForEvent('console', {
    predicate: (message) => message.text().includes(text),
    timeout: TEST_LIMIT,
  });

interface Box {
  readonly name: string;
  readonly at: readonly number[];
}

/** Where headings, sections and pictures stand in the page, in px. */
async function boxes(page: Page): Promise<Box[]> {
  await page.evaluate(useFonts);
  await settled(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, main section, main img, body header, body footer')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return {
          name: `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 40)}`,
          at: [x + scrollX, y + scrollY, width, height],
        };
      }),
  );
}

/** At most this far apart, in px. */
const TOLERANCE = 2;

const differences = (built: readonly Box[], dev: readonly Box[]): string[] =>
  built.length === dev.length
    ? built.flatMap(({ name, at }, index) => {
        const other = dev[index]?.at ?? [];
        const isNear = at.every((one, side) => Math.abs(one - (other[side] ?? 0)) <= TOLERANCE);
        const said = (numbers: readonly number[]) => numbers.map(Math.round).join(', ');
        return isNear ? [] : [`${name}: ${said(at)} when built, ${said(other)} here`];
      })
    : [`${String(built.length)} boxes when built, ${String(dev.length)} here`];

/**
 * Starts the development server as `npm run dev` does, on a free local port, with the form of the build
 * `endpoint`.
 * @throws Error with its output when it does not start
 */
async function startDevServer() {
  const child = spawn('vite', ['--configLoader', 'native', '--clearScreen', 'false'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: PROJECT_PATH, ENQUIRY_ENDPOINT: '/enquiries', NO_COLOR: '1' },
  });
  let said = '';
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server did not start. Its output:\n${said}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        said += chunk;
        const found = /Local: +(http:\S+?)\/\s/u.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
  });
  return {
    /** Without a trailing slash. */
    url,
    /** Its output so far. */
    log: () => said,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

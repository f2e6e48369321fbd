import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { contentOf } from '#tests/support/content.ts';
import { browserFlags } from '#tests/support/browser/browser.ts';
import {
  fill,
  outbox,
  QUEUED,
  RECEIVED,
  submit,
  tryAgain,
} from '#tests/support/browser/contact-form.ts';
import { watchNotices } from '#tests/support/browser/watch-notices.ts';
import { silence } from '#tests/support/browser/silence.ts';
import { expect, hydrated, test, touchPages } from '#tests/support/browser/test.ts';
import type { TestProxy } from '#tests/support/servers/test-proxy.ts';
import { CAPABILITIES, MANNERS, refusing } from './refusals.ts';

/**
 * The site in a browser that refuses something (docs/quality.md): pages can be read, widgets work, the form
 * sends or reports its actual state, no notice is false, and no error is left unhandled.
 */
const PAGE = '/k-12/ai-solutions';

test.use({
  serviceWorkers: 'allow',
  // What the browser logs about a receiver that is cut off. Chromium also enforces the policy without
  // Trusted Types; a browser that really lacks the API does not.
  expectedTrouble:
    /lost \S+\/enquiries|Failed to load resource: net::ERR_(?:EMPTY_RESPONSE|CONNECTION)|requires 'TrustedScriptURL'/u,
});

/** Reads a page, opens a question, follows a link; then writes while the receiver does not answer. */
async function visit(page: Page, testProxy: TestProxy, rewriteWorker = ''): Promise<void> {
  const worker = await (await fetch(`${testProxy.url}/sw.js`)).text();
  let isCut = true;
  testProxy.judge((asked) => {
    if (asked === '/sw.js') {
      return { status: 200, type: 'text/javascript', body: rewriteWorker + worker };
    }
    if (asked !== '/enquiries') return 'pass';
    return isCut ? 'cut' : RECEIVED;
  });
  const said = await watchNotices(page);
  const { hero, faq } = contentOf('service', PAGE);
  await page.goto(testProxy.url + PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await hydrated(page);
  const name = faq?.items[0]?.question ?? '';
  const question = page.getByRole('main').getByRole('button', { name, exact: true });
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click();
  await expect(page).toHaveURL(/\/about-us$/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(`${testProxy.url}/contact-us`);
  await hydrated(page);
  // The code that queues a message loads after the form.
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await silence(page);
  await fill(page);
  await submit(page).click();
  await expect(page.getByText(QUEUED)).toBeVisible();
  isCut = false;
  await tryAgain(page);
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(outbox(page)).toHaveCount(0);
  expect(said).toEqual([]);
}

test.describe('refused', { tag: '@nightly' }, () => {
  for (const manner of MANNERS) {
    for (const [name, capabilities] of [
      ...CAPABILITIES.map((one) => [one.name, [one]] as const),
      ['all of these', CAPABILITIES] as const,
    ]) {
      test(`${name}: ${manner}`, async ({ page, context, testProxy }) => {
        const script = refusing(capabilities, manner);
        await context.addInitScript(script);
        await visit(page, testProxy, script);
      });
    }
  }

  // What Chromium's settings page writes into a profile, and a policy of the same name sets.
  for (const [name, permissions] of [
    ['all cookies and site data blocked', { cookies: 2 }],
    ['site data deleted on exit', { cookies: 4 }],
    ['scripts are not compiled', { cookies: 1, javascript_jit: 2 }],
  ] as const) {
    test(`by a setting: ${name}`, async ({ testProxy }) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'hause-profile-'));
      mkdirSync(path.join(folder, 'Default'));
      writeFileSync(
        path.join(folder, 'Default/Preferences'),
        JSON.stringify({ profile: { default_content_setting_values: permissions } }),
      );
      const executablePath = process.env['CHROMIUM_PATH'];
      // The whole browser: the headless shell reads no settings. On the second day, any data that is left
      // on the device makes no difference.
      for (const _day of [1, 2]) {
        const context = await chromium.launchPersistentContext(folder, {
          ...(executablePath === undefined ? {} : { executablePath }),
          args: browserFlags(),
        });
        const errors: string[] = [];
        context.on('weberror', (error) => errors.push(error.error().message));
        await touchPages(context);
        await visit(await context.newPage(), testProxy).finally(() => context.close());
        expect(errors).toEqual([]);
      }
      rmSync(folder, { recursive: true, force: true });
    });
  }
});

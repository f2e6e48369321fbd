import type { Page } from '@playwright/test';
import { contentOf } from '#tests/support/content.ts';
import { fill, outbox, QUEUED, submit } from '#tests/support/browser/contact-form.ts';
import { expect, hydrated, test } from '#tests/support/browser/test.ts';
import { EVERYTHING } from '#tests/support/everything.ts';
import type { Gate } from '#tests/support/servers/gate.ts';
import { CAPABILITIES, MANNERS, refusing } from './refusals.ts';
import type { Capability, Manner } from './refusals.ts';

/**
 * The site in a browser that refuses something: pages are read, widgets work, the form sends or says the
 * truth, nothing is noticed that is not so, and no error is left unhandled.
 */
test.use({
  serviceWorkers: 'allow',
  // The receiver that is cut off here. Chromium without the API still enforces the policy, which no browser
  // without it does.
  expectedTrouble:
    /lost \S+\/enquiries|Failed to load resource: net::ERR_(?:EMPTY_RESPONSE|CONNECTION)|requires 'TrustedScriptURL'/u,
});

interface Cell {
  readonly what: string;
  readonly capabilities: readonly Capability[];
  readonly manner: Manner;
  /** `npm test` checks those; the others are in `npm run test:all`. */
  readonly isShort: boolean;
}

const cells: readonly Cell[] = MANNERS.flatMap((manner): Cell[] => [
  ...CAPABILITIES.map((capability) => ({
    what: capability.name,
    capabilities: [capability],
    manner,
    isShort: manner === 'throws',
  })),
  { what: 'all of these', capabilities: CAPABILITIES, manner, isShort: true },
]);

const PAGE = '/k-12/ai-solutions';

for (const { what, capabilities, manner, isShort } of cells) {
  if (!isShort && !EVERYTHING) continue;
  test(`${what}: ${manner}`, async ({ page, context, gate }) => {
    const script = refusing(capabilities, manner);
    await context.addInitScript(script);
    const worker = await (await page.request.get(`${gate.url}/sw.js`)).text();
    let isCut = true;
    const judge = (path: string) => {
      if (path === '/sw.js') return { status: 200, type: 'text/javascript', body: script + worker };
      if (path !== '/enquiries') return 'pass';
      return isCut ? 'cut' : RECEIVED;
    };
    gate.judge(judge);
    const said = await noticesOf(page);

    await readsAndWorks(page, gate);
    await page.goto(`${gate.url}/contact-us`);
    await hydrated(page);
    // What queues a message comes after the form.
    await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await fill(page);
    await submit(page).click();
    await expect(page.getByText(QUEUED)).toBeVisible();
    isCut = false;
    await outbox(page).getByRole('button', { name: 'Try again now' }).click();
    await expect(page.getByText('Success!')).toBeVisible();
    await expect(outbox(page)).toHaveCount(0);
    expect(said).toEqual([]);
  });
}

const RECEIVED = {
  status: 201,
  type: 'application/json',
  body: JSON.stringify({ receipt: 'HS-2026-0001', receivedAt: '2026-01-15T10:00:00.000Z' }),
} as const;

/** A page is read, a question opens, and a link leads to the next page. */
async function readsAndWorks(page: Page, gate: Gate): Promise<void> {
  const { hero, faq } = contentOf('service', PAGE);
  await page.goto(gate.url + PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await hydrated(page);
  const name = faq?.items[0]?.question ?? '';
  const question = page.getByRole('main').getByRole('button', { name, exact: true });
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click();
  await expect(page).toHaveURL(/\/about-us$/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Records what the bar says of the network, and what is said to be lost, however briefly. */
async function noticesOf(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction('noteBar', (words: string) => said.push(words));
  await page.addInitScript(() => {
    const note = () => {
      const words = [
        document.querySelector('[data-app="connectivity"]')?.textContent ?? '',
        document.body?.textContent.includes('couldn’t be loaded') ? 'a part was lost' : '',
      ].join('');
      if (words !== '') (globalThis as unknown as { noteBar(words: string): void }).noteBar(words);
    };
    new MutationObserver(note).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  return said;
}

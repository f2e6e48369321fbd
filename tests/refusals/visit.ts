import type { Page } from '@playwright/test';
import { contentOf } from '#tests/support/content.ts';
import { fill, outbox, QUEUED, submit, tryAgain } from '#tests/support/browser/contact-form.ts';
import { silence } from '#tests/support/browser/silence.ts';
import { expect, hydrated } from '#tests/support/browser/test.ts';
import type { Gate } from '#tests/support/servers/gate.ts';

/** What the browser logs about a receiver that is cut off. */
export const CUT_OFF =
  /lost \S+\/enquiries|Failed to load resource: net::ERR_(?:EMPTY_RESPONSE|CONNECTION)/u;

const PAGE = '/k-12/ai-solutions';

export const RECEIVED = {
  status: 201,
  type: 'application/json',
  body: JSON.stringify({ receipt: 'HS-2026-0001', receivedAt: '2026-01-15T10:00:00.000Z' }),
} as const;

/** Expects that a page can be read, that a question opens, and that a link leads to the next page. */
export async function readsAndWorks(page: Page, gate: Gate): Promise<void> {
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

/** Writes a message while the receiver does not answer; it is shown as waiting, and sent later. */
export async function waitsAndArrives(
  page: Page,
  gate: Gate,
  letThrough: () => void,
): Promise<void> {
  await page.goto(`${gate.url}/contact-us`);
  await hydrated(page);
  // The code that queues a message loads after the form.
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await silence(page);
  await fill(page);
  await submit(page).click();
  await expect(page.getByText(QUEUED)).toBeVisible();
  letThrough();
  await tryAgain(page);
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(outbox(page)).toHaveCount(0);
}

/** Records what the bar says about the network, and any notice of a lost part, however brief. */
export async function noticesOf(page: Page): Promise<readonly string[]> {
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

import type { Page } from '@playwright/test';
import { CODE_META } from '#src/content/schema/payload-element.ts';
import { quiet } from '#tests/pages/quiet.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/**
 * Hovering over a link prefetches its page; a press joins the pending request, and must not fail along
 * with it.
 */
const FROM = '/about-us';
const TO = '/blogs';

test.use({ expectedTrouble: /\/assets\//u });

const link = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Blogs', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Answers requests for the next page, except as a document, as after a deploy of other scripts. */
async function deployOtherScripts(page: Page, until?: Promise<void>): Promise<void> {
  await page.route(`**${TO}`, async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    await until;
    const body = (await response.text()).replace(
      new RegExp(`(<meta name="${CODE_META}" content=")`, 'u'),
      '$1other',
    );
    return route.fulfill({ response, body });
  });
}

test('a prefetched page of a later build is loaded as a document when its link is pressed', async ({
  page,
}) => {
  await deployOtherScripts(page);
  await open(page, FROM);
  await quiet(page);
  const fetched = page.waitForResponse(`**${TO}`);
  await link(page).hover();
  await fetched;
  // By now, the response has had its effect.
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(FROM);
  await link(page).click();
  await expect(heading(page)).toHaveText('Blogs');
});

test('a press while a page of a later build is being fetched loads it as a document', async ({
  page,
}) => {
  let arrive: () => void = () => undefined;
  await deployOtherScripts(page, new Promise((resolve) => (arrive = resolve)));
  await open(page, FROM);
  await quiet(page);
  const asked = page.waitForRequest(`**${TO}`);
  await link(page).hover();
  await asked;
  await link(page).click();
  await expect(page).toHaveURL(TO);
  arrive();
  await expect(heading(page)).toHaveText('Blogs');
});

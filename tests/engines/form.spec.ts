import { fill, outbox, QUEUED, submit, WAITING } from '#tests/support/browser/contact-form.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import { expect, namesAt, test } from './engine-test.ts';

/** The contact form, with a receiver that responds, is stopped, and comes back. */
const SENT = 'Ada Lovelace';
const QUEUED_NAME = 'Grace Hopper';

test('a message is sent, and the page says so', async ({ visitor, site }) => {
  await visitor.goto('/contact-us');
  await hydrated(visitor);
  await fill(visitor, SENT);
  await submit(visitor).click();
  await visitor.getByText('Success!').waitFor();
  expect(namesAt(site).filter((name) => name === SENT)).toEqual([SENT]);
});

test.describe('without a server', () => {
  test.use({
    expectedTrouble:
      /\/enquiries|\/sw\.js|\/robots\.txt|Failed to load resource|CONNECTION_REFUSED/u,
  });

  test('a message waits, and arrives once when the server is back', async ({
    resident: { page, testProxy },
    site,
  }) => {
    const arrived = () => namesAt(site).filter((name) => name === QUEUED_NAME);
    await page.goto('/contact-us');
    await hydrated(page);
    // The code of the outbox and the notices loads after the form's.
    await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await fill(page, QUEUED_NAME);
    await testProxy.close();
    await submit(page).click();
    await page.getByText(QUEUED).waitFor({ timeout: 60_000 });
    await outbox(page).getByRole('heading', { name: WAITING }).waitFor();
    expect(arrived()).toEqual([]);

    await testProxy.open();
    await expect.poll(arrived, { timeout: 120_000 }).toEqual([QUEUED_NAME]);
    await page.getByText('Success!').waitFor();
    expect(await outbox(page).count()).toBe(0);
    expect(arrived()).toEqual([QUEUED_NAME]);
  });
});

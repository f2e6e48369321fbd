import { fill, outbox, QUEUED, submit, WAITING } from '#tests/support/browser/contact-form.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import { expect, namesAt, test } from './engine-test.ts';

/** The contact form, with a receiver that responds, is stopped, and comes back. */
const NAME = 'Ada Lovelace';

test.describe('a message', () => {
  test('is sent, and the page says so', async ({ open, gate, server }) => {
    const { page } = await open(gate.url);
    await page.goto('/contact-us');
    await hydrated(page);
    await fill(page, NAME);
    await submit(page).click();
    await page.getByText('Success!').waitFor();
    expect(namesAt(server)).toEqual([NAME]);
  });

  test('shows its errors, and accepts the correction', async ({ visitor }) => {
    await visitor.goto('/contact-us');
    await hydrated(visitor);
    await submit(visitor).click();
    await visitor.getByRole('region', { name: 'There is a problem' }).waitFor();
    const email = visitor.getByLabel('Work email');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    await email.fill('ada@school.example');
    await expect.poll(() => email.getAttribute('aria-invalid')).not.toBe('true');
  });
});

test.describe('without a server', () => {
  test.use({
    expectedTrouble:
      /\/enquiries|\/sw\.js|\/robots\.txt|Failed to load resource|CONNECTION_REFUSED/u,
  });

  test('a message waits, and arrives once when the server is back', async ({
    open,
    gate,
    server,
  }) => {
    const { page } = await open(gate.url);
    await page.goto('/contact-us');
    await hydrated(page);
    // The code of the outbox and the notices loads after the form's.
    await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await fill(page, NAME);
    await gate.shut();
    await submit(page).click();
    await page.getByText(QUEUED).waitFor({ timeout: 60_000 });
    await outbox(page).getByRole('heading', { name: WAITING }).waitFor();
    expect(namesAt(server)).toEqual([]);

    await gate.open();
    await expect.poll(() => namesAt(server), { timeout: 120_000 }).toEqual([NAME]);
    await page.getByText('Success!').waitFor();
    expect(await outbox(page).count()).toBe(0);
    expect(namesAt(server)).toEqual([NAME]);
  });
});

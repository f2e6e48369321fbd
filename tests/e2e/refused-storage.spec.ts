import {
  QUEUED,
  WAITING,
  fill,
  openForm,
  outbox,
  restartable,
  submit,
  tryAgain,
} from '#tests/support/browser/contact-form.ts';
import { refuseSiteData } from '#tests/support/browser/refuse-site-data.ts';
import { expect, hydrated } from '#tests/support/browser/test.ts';

/** With cookies and site data blocked, everything works for as long as the tab is open. */
restartable.use({ expectedTrouble: /ERR_CONNECTION_REFUSED/u });

restartable.beforeEach(({ context }) => refuseSiteData(context));

const IN_THIS_TAB = 'your message is in this tab only';

restartable(
  'an enquiry that cannot be sent waits in the tab, is reported consistently, and arrives once',
  { tag: '@nightly' },
  async ({ context, server }) => {
    const page = await openForm(context, server.url);
    await fill(page);
    await server.stop();
    await submit(page).click();
    await expect(page.getByText(QUEUED)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(IN_THIS_TAB)).toBeVisible();
    await expect(page.getByText('There was a problem sending your message.')).toHaveCount(0);
    const panel = outbox(page);
    await expect(panel.getByRole('heading', { name: WAITING })).toBeVisible();
    await expect(panel.getByText('Only in this tab')).toBeVisible();

    // Another message would overwrite the only copy, which is in this tab.
    await expect(page.getByRole('button', { name: 'Send another message' })).toHaveCount(0);

    await server.start();
    await tryAgain(page);
    await expect(page.getByText('Success!')).toBeVisible({ timeout: 15_000 });
    expect(server.names()).toEqual(['Ada Lovelace']);
  },
);

restartable(
  'a draft and the chosen theme persist across pages while the tab is open',
  { tag: '@nightly' },
  async ({ context, server }) => {
    const page = await openForm(context, server.url);
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.locator('label').filter({ hasText: 'Dark' }).click();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'About Us', exact: true }).click();
    await expect(page).toHaveURL(/\/about-us$/u);
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.goBack();
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  },
);

restartable(
  'every widget of the home page works',
  { tag: '@nightly' },
  async ({ context, server }) => {
    const page = await context.newPage();
    await page.goto(server.url);
    await hydrated(page);
    await page.getByRole('button', { name: 'Search this site' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search this site' });
    await dialog.getByRole('combobox').fill('contact');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);

import type { BrowserContext } from '@playwright/test';
import { ENQUIRIES_DATABASE } from '#src/features/contact/delivery/enquiry-database.ts';
import {
  WAITING,
  openForm,
  outbox,
  receiving as test,
  tryAgain,
  writeUnsent,
} from '#tests/support/browser/contact-form.ts';
import { refuseSiteData } from '#tests/refusals/refusals.ts';
import { expect } from '#tests/support/browser/test.ts';

/** Without a storage that works, everything works for as long as the tab is open. */
test.use({ expectedTrouble: /ERR_CONNECTION_(?:REFUSED|RESET)/u });

/** The database neither opens nor fails: its deletion waits for a connection that stays open. */
const holdDatabase = (context: BrowserContext) =>
  context.addInitScript((name) => {
    // The empty document of a new tab has no database.
    if (!isSecureContext) return;
    const holder = indexedDB.open(name, 1);
    holder.addEventListener('success', () => {
      indexedDB.deleteDatabase(name);
    });
    // Otherwise the connection could be closed as garbage.
    Object.assign(globalThis, { holder });
  }, ENQUIRIES_DATABASE);

for (const [what, refuse] of [
  ['site data blocked', (context: BrowserContext) => refuseSiteData(context)],
  ['a database that never answers', holdDatabase],
] as const) {
  test(
    `with ${what}, an enquiry that cannot be sent waits in the tab, says so, and arrives once`,
    { tag: '@nightly' },
    async ({ context, gate, names }) => {
      await refuse(context);
      const page = await openForm(context, gate.url);
      await writeUnsent(page, gate);
      await expect(page.getByText('your message is in this tab only')).toBeVisible();
      await expect(page.getByText('There was a problem sending your message.')).toHaveCount(0);
      const panel = outbox(page);
      await expect(panel.getByRole('heading', { name: WAITING })).toBeVisible();
      await expect(panel.getByText('Only in this tab')).toBeVisible();
      // Another message would overwrite the only copy, which is in this tab.
      await expect(page.getByRole('button', { name: 'Send another message' })).toHaveCount(0);
      await gate.open();
      await tryAgain(page);
      await expect(page.getByText('Success!')).toBeVisible({ timeout: 15_000 });
      expect(names()).toEqual(['Ada Lovelace']);
    },
  );
}

test(
  'with site data blocked, a draft and the chosen theme persist while the tab is open, and search works',
  { tag: '@nightly' },
  async ({ context, gate }) => {
    await refuseSiteData(context);
    const page = await openForm(context, gate.url);
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.locator('label').filter({ hasText: 'Dark' }).click();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'About Us', exact: true }).click();
    await expect(page).toHaveURL(/\/about-us$/u);
    await expect(root).toHaveAttribute('data-theme', 'dark');
    // The address changes first, and the focus once the page is shown.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('contact');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  },
);

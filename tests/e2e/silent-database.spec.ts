import type { BrowserContext } from '@playwright/test';
import { ENQUIRIES_DATABASE } from '#src/features/contact/delivery/enquiry-database.ts';
import {
  QUEUED,
  fill,
  openForm,
  restartable,
  submit,
  tryAgain,
} from '#tests/support/browser/contact-form.ts';
import { expect } from '#tests/support/browser/test.ts';

/** A browser whose database neither opens nor fails: the form does not wait for it forever. */
restartable.use({ expectedTrouble: /ERR_CONNECTION_REFUSED/u });

restartable.beforeEach(({ context }) => holdDatabase(context));

/** Whatever opens the database waits for its deletion, which waits for a connection that stays open. */
async function holdDatabase(context: BrowserContext): Promise<void> {
  await context.addInitScript((name) => {
    // The empty document of a new tab has no database.
    if (!isSecureContext) return;
    const holder = indexedDB.open(name, 1);
    holder.addEventListener('success', () => {
      indexedDB.deleteDatabase(name);
    });
    // Otherwise the connection could be closed as garbage.
    Object.assign(globalThis, { holder });
  }, ENQUIRIES_DATABASE);
}

restartable(
  'an enquiry that cannot be sent waits in the tab',
  { tag: '@nightly' },
  async ({ context, server }) => {
    const page = await openForm(context, server.url);
    await fill(page);
    await server.stop();
    await submit(page).click();
    await expect(page.getByText(QUEUED)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('your message is in this tab only')).toBeVisible();
    await server.start();
    await tryAgain(page);
    await expect(page.getByText('Success!')).toBeVisible({ timeout: 15_000 });
    expect(server.names()).toEqual(['Ada Lovelace']);
  },
);

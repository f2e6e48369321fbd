import type { Page } from '@playwright/test';
import type { Gate } from '#tests/support/servers/gate.ts';
import {
  QUEUED,
  keptEnquiries,
  openForm,
  writeUnsent,
} from '#tests/support/browser/contact-form.ts';
import { expect, hydrated, test } from '#tests/support/browser/test.ts';

/**
 * A queued enquiry that the receiver rejects once it is sent: the form shows what is wrong at its
 * fields.
 */
const WRONG = 'This address cannot receive mail.';

test.use({ expectedTrouble: /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|422/u });

const refuseEnquiries = (gate: Gate) =>
  gate.judge((path) =>
    path === '/enquiries'
      ? {
          status: 422,
          type: 'application/json',
          body: JSON.stringify({ fields: { workEmail: WRONG } }),
        }
      : 'pass',
  );

async function expectRefusal(page: Page): Promise<void> {
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary.getByRole('link', { name: WRONG })).toBeVisible({ timeout: 15_000 });
  const field = page.getByLabel('Work email');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(WRONG, 'u'));
  await expect(page.getByText(QUEUED)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Error:/u);
}

test(
  'a rejection received by another page is reported when the form is opened again',
  { tag: '@nightly' },
  async ({ context, gate }) => {
    const page = await openForm(context, gate.url);
    await writeUnsent(page, gate);
    await page.close();
    refuseEnquiries(gate);
    await gate.open();
    const elsewhere = await context.newPage();
    await elsewhere.goto(`${gate.url}/about-us`);
    await expect
      .poll(async () => (await keptEnquiries(elsewhere)).map(({ status }) => status))
      .toEqual(['refused']);
    await elsewhere.close();

    const again = await context.newPage();
    await again.goto(`${gate.url}/contact-us`);
    await hydrated(again);
    await again.getByRole('button', { name: 'Restore draft' }).click();
    await expect(again.getByLabel('Full name')).toHaveValue('Ada Lovelace');
    await expectRefusal(again);
  },
);

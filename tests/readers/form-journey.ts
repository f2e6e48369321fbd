import type { Page } from '@playwright/test';
import { fill, submit } from '#tests/support/browser/contact-form.ts';
import { expect, open } from '#tests/support/browser/test.ts';
import { Listener } from './reader.ts';

/** Opens the contact form with a receiver that accepts every enquiry. */
export async function openAnsweredForm(page: Page): Promise<void> {
  await page.route('**/enquiries', (route) =>
    route.fulfill({
      status: 201,
      json: { receipt: 'HS-2026-0001', receivedAt: '2026-01-01T00:00:00Z' },
    }),
  );
  await open(page, '/contact-us');
}

/** Fills in the form wrong, then right, by keyboard, and returns what is heard. */
export async function formJourney(page: Page): Promise<string> {
  const summary = page.getByText('There is a problem');
  const listener = await Listener.begin(page);
  await listener.does('goes to Submit', () => submit(page).focus());
  await listener.does(
    'presses Enter',
    () => page.keyboard.press('Enter'),
    () => expect(summary).toBeVisible(),
  );
  await listener.does('presses Tab', () => page.keyboard.press('Tab'));
  await listener.does('goes to the first field', () => page.getByLabel('Full name').focus());
  await listener.does('fills in the four fields', () => fill(page));
  await listener.does(
    'presses Enter in the last one',
    () => page.getByLabel('How did you hear about us?').press('Enter'),
    () => page.getByText('HS-2026-0001').waitFor(),
  );
  return listener.transcript;
}

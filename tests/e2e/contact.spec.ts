import type { Page } from '@playwright/test';
import { contentOf } from '#tests/support/content.ts';
import { factsOf } from '#src/content/enquiry-fields.ts';
import type { EnquiryField } from '#src/content/enquiry-fields.ts';
import { exampleEnquiry } from '#src/content/testing/example-enquiry.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { submit } from '#tests/support/browser/contact-form.ts';
import { silence } from '#tests/support/browser/silence.ts';
import { receiptsIn } from '#tests/support/servers/enquirers.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** The contact form (docs/specification.md, 2.6, 4.9 and 5). */
const labels: Readonly<Record<string, string>> = contentOf('contact', '/contact-us').labels;
const label = (key: string) => labels[key] ?? key;

const field = (page: Page, key: EnquiryField) =>
  page.getByLabel(factsOf(key).label, { exact: false });
test('shows an error at each invalid field, moves the focus there, and keeps all input', async ({
  page,
}) => {
  await open(page, '/contact-us');
  await field(page, 'fullName').fill('A');
  await field(page, 'workEmail').fill('ada');
  await field(page, 'message').fill('A first word.');
  // The code that checks fields has loaded by then.
  await silence(page);
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0);
  await submit(page).click();
  const summary = page.getByRole('region', { name: label('summaryTitle') });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /u);
  for (const message of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid contact number',
    'Please let us know how you heard about us',
  ]) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
    // In the summary and at the field.
    await expect(page.getByText(message, { exact: true })).toHaveCount(2);
  }
  expect.soft(await axeViolations(page)).toEqual([]);
  await summary.getByRole('link', { name: 'Please enter a valid email address' }).click();
  await expect(field(page, 'workEmail')).toBeFocused();
  await expect(field(page, 'workEmail')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'workEmail').fill('ada@school.example');
  await expect(field(page, 'workEmail')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'message')).toHaveValue('A first word.');
});

test('without JavaScript a plain form posts, and errors come back along with the input', async ({
  browser,
  startSite,
}) => {
  const site = await startSite('endpoint');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/contact-us`);
  await page.locator('[name=fullName]').fill('Ada Lovelace');
  await page.locator('[name=workEmail]').fill('not an address');
  await submit(page).click();
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  await expect(page.locator('[name=fullName]')).toHaveValue('Ada Lovelace');
  for (const [name, value] of Object.entries(exampleEnquiry)) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await submit(page).click();
  await expect(page.getByRole('heading', { name: label('sentTitle') })).toBeVisible();
  await expect(
    page.getByText("Thank you for your message. We'll get back to you soon!"),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Sent: /u);
  await expect(page.locator('[name=fullName]')).toHaveCount(0);
  const [kept] = receiptsIn(site.dataDir);
  await expect(page.getByText(kept ?? 'no receipt', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: label('another') }).click();
  await expect(page.locator('[name=fullName]')).toBeVisible();
  await context.close();
});

import type { Page } from '@playwright/test';
import { ENQUIRY_FIELDS, ENQUIRY_FORM, factsOf } from '#src/content/enquiry-fields.ts';
import type { EnquiryField } from '#src/content/enquiry-fields.ts';
import { exampleEnquiry } from '#src/content/testing/example-enquiry.ts';
import { TOPICS } from '#src/content/topics.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { fill, submit } from '#tests/support/browser/contact-form.ts';
import { contentOf } from '#tests/support/content.ts';
import { enquiriesIn, enquirersIn, receiptsIn } from '#tests/support/servers/enquirers.ts';
import { shiftsOf, watchShifts } from '#tests/support/browser/layout-shifts.ts';
import { silence } from '#tests/support/browser/silence.ts';
import { expect, hydrated, open, test } from '#tests/support/browser/test.ts';

/** The contact form beyond the happy path (docs/specification.md, 4.9). */
const labels: Readonly<Record<string, string>> = contentOf('contact', '/contact-us').labels;
const label = (key: string) =>
  key in ENQUIRY_FORM ? factsOf(key as EnquiryField).label : (labels[key] ?? key);
const hint = (field: EnquiryField) => factsOf(field).hint ?? '';

const summary = (page: Page) => page.getByRole('region', { name: 'There is a problem' });
const confirmation = (page: Page) => page.getByRole('heading', { name: label('sentTitle') });

test.use({ expectedTrouble: /status of 503/u });

test('what a browser or an extension fills in without events is sent', async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  await open(page, `${site.url}/contact-us`);
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.evaluate(() => {
    const fillIn = (name: string, value: string) => {
      const control = document.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (control !== null) control.value = value;
    };
    fillIn('workEmail', 'ada@school.example');
    fillIn('contactNo', '+44 20 7946 0000');
  });
  await page.getByLabel(label('hearAboutUs')).fill('A colleague');
  await expect(page.getByLabel('Work email')).toHaveValue('ada@school.example');
  await submit(page).click();
  await expect(page.getByText('Success!')).toBeVisible();
  expect(enquiriesIn(site.dataDir)).toMatchObject([{ workEmail: 'ada@school.example' }]);
});

test('restoring a draft shifts nothing and shows a note', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/contact-us');
  await fill(page);
  await page.getByLabel(label('message')).fill('Line\n'.repeat(30));
  await watchShifts(page);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  await expect(page.getByRole('status').getByText(label('draftRestored'))).toBeVisible();
  await page.waitForTimeout(500);
  expect(await shiftsOf(page)).toEqual([]);
  await page.getByRole('button', { name: label('draftDiscard') }).click();
  await expect(page.getByRole('status').getByText(label('draftDiscarded'))).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.reload();
  await hydrated(page);
  await silence(page);
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

test.describe('at night', { tag: '@nightly' }, () => {
  test('every field declares its autocomplete and input mode, and has its hint', async ({
    page,
  }) => {
    await open(page, '/contact-us');
    for (const [name, autocomplete, inputmode] of [
      ['Full name', 'name', null],
      ['Work email', 'email', 'email'],
      ['Contact number', 'tel', 'tel'],
      [label('hearAboutUs'), 'off', null],
    ] as const) {
      const field = page.getByLabel(name);
      await expect(field).toHaveAttribute('autocomplete', autocomplete);
      if (inputmode !== null) await expect(field).toHaveAttribute('inputmode', inputmode);
      await expect(field).toHaveAttribute('aria-required', 'true');
    }
    // Where the label is not enough there is a hint, associated with the field for screen readers.
    for (const key of [
      'workEmail',
      'contactNo',
      'hearAboutUs',
      'representative',
      'message',
    ] as const) {
      await expect(page.getByLabel(label(key))).toHaveAccessibleDescription(hint(key));
    }
    for (const name of [label('representative'), label('message')]) {
      await expect(page.getByLabel(name)).not.toHaveAttribute('aria-required');
    }
  });

  test('an invalid field is described by its message until it is corrected', async ({ page }) => {
    await open(page, '/contact-us');
    await submit(page).click();
    const email = page.getByLabel('Work email');
    const message = 'Please enter a valid email address';
    await expect(email).toHaveAccessibleDescription(`${hint('workEmail')} ${message}`);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    // As it may come with a copy; what is sent is shown.
    await email.fill('ada＠school.example\u200b');
    await expect(email).toHaveAccessibleDescription(hint('workEmail'));
    await email.blur();
    await expect(email).toHaveValue('ada@school.example');
    await email.fill('ada');
    await expect(email).toHaveAccessibleDescription(`${hint('workEmail')} ${message}`);
    await expect(page).toHaveTitle(/^Error: /u);
    await fill(page);
    await expect(summary(page)).toBeHidden();
    await expect(page).not.toHaveTitle(/^Error: /u);
  });

  test('the form can be filled in and sent with the keyboard alone', async ({
    page,
    startSite,
  }) => {
    const site = await startSite();
    await open(page, `${site.url}/contact-us`);
    await page.getByLabel('Full name').focus();
    await page.keyboard.press('Enter');
    await expect(summary(page)).toBeFocused();
    // From the summary to the field, and onward.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Full name')).toBeFocused();
    const words: Partial<Record<EnquiryField, string>> = {
      ...exampleEnquiry,
      message: 'Captions, please.',
    };
    for (const field of ENQUIRY_FIELDS) {
      await expect(page.getByLabel(label(field))).toBeFocused();
      const { control } = factsOf(field);
      if (control === 'select') await page.keyboard.press('ArrowDown');
      else if (control === 'checkbox') await page.keyboard.press('Space');
      else await page.keyboard.type(words[field] ?? 'A few words');
      await page.keyboard.press('Tab');
    }
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Success!')).toBeVisible();
    expect(enquiriesIn(site.dataDir)).toMatchObject([
      {
        ...exampleEnquiry,
        representative: 'K-12 publishing',
        message: 'Captions, please.',
        subscribe: false,
      },
    ]);
    // The confirmation has taken the focus, and stands above the empty form.
    await expect(confirmation(page)).toBeFocused();
    await expect(page.getByLabel('Full name')).toHaveValue('');
  });

  test('the confirmation has a receipt to copy, stays, and gives way to another enquiry', async ({
    page,
    startSite,
    context,
  }) => {
    const site = await startSite();
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
    await open(page, `${site.url}/contact-us`);
    await fill(page);
    await submit(page).click();
    await expect(confirmation(page)).toBeFocused();
    const place = () =>
      confirmation(page).evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await place();
    expect.soft(await axeViolations(page)).toEqual([]);
    const [receipt = 'no receipt'] = receiptsIn(site.dataDir);
    await expect(page.getByText(receipt, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: label('receiptCopy') }).click();
    await expect(page.getByRole('status').getByText(label('receiptCopied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(receipt);
    await expect(page.getByText('Success!')).toHaveCount(0, { timeout: 8_000 });
    expect(await place(), 'what is being read stays').toBe(before);
    await page.getByRole('button', { name: label('another') }).click();
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expect(confirmation(page)).toBeHidden();
  });

  test('the error banner stays until the next attempt, and the retry uses the same key', async ({
    page,
    startSite,
  }) => {
    const site = await startSite();
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });
    // As from a receiver that cannot store.
    await page.route('**/enquiries', (route) =>
      route.fulfill({ status: 503, headers: { 'Retry-After': '30' } }),
    );
    await open(page, `${site.url}/contact-us`);
    await fill(page);
    await submit(page).click();
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('Error');
    await expect(banner).toContainText(
      'There was a problem sending your message. Please try again.',
    );
    await page.getByLabel('Full name').fill('Ada L.');
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await expect(banner).toContainText('Error');
    await page.unroute('**/enquiries');
    await submit(page).click();
    await expect(page.getByText('Success!')).toBeVisible();
    await expect(banner).toBeEmpty();
    expect(new Set(keys).size).toBe(1);
    // A receiver that cannot store asks for a longer wait than the form accepts: one try each.
    expect(keys).toHaveLength(2);
    expect(enquirersIn(site.dataDir)).toEqual(['Ada Lovelace']);
  });

  test('a link about a topic sets the heading, the team and the first line, and moves nothing', async ({
    page,
  }) => {
    const [longest] = TOPICS.toSorted((a, b) => b.heading.length - a.heading.length);
    await page.setViewportSize({ width: 320, height: 640 });
    await watchShifts(page);
    await open(page, `/contact-us?topic=${longest?.id ?? ''}`);
    await expect(page.getByRole('heading', { name: longest?.heading ?? '' })).toBeVisible();
    await expect(page.getByLabel(label('message'))).toHaveValue(`${longest?.line ?? ''}\n`);
    await expect(page.getByLabel(label('representative'))).toHaveValue(longest?.team ?? '');
    await expect(page.getByRole('status').getByText(label('messageBegun'))).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });
});

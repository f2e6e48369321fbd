import { factsOf } from '#src/content/enquiry-fields.ts';
import { contentOf } from '#tests/support/content.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { stopClock } from '#tests/support/browser/clock.ts';
import { fill, submit } from '#tests/support/browser/contact-form.ts';
import { expect, hydrated, test } from '#tests/support/browser/test.ts';

/** The contact form of a site that is built without an endpoint (docs/specification.md, 5). */
const labels: Readonly<Record<string, string>> = contentOf('contact', '/contact-us').labels;
const label = (key: string) => labels[key] ?? key;

test('the simulated form logs the input, waits, reports success and resets', async ({
  page,
  startSite,
}) => {
  const site = await startSite('simulated');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.clock.install();
  await page.goto(`${site.url}/contact-us`);
  await hydrated(page);
  await fill(page);
  await stopClock(page);
  await submit(page).click();
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(submit(page)).toHaveText('Submitting...', { timeout: 500 });
  }).toPass();
  await expect(submit(page)).toBeDisabled();
  // Announced, not only written on the button.
  await expect(page.getByRole('status').getByText(label('sending'))).toBeAttached();
  const success = page.getByText('Success!');
  await page.clock.runFor(1_400);
  await expect(submit(page)).toHaveText('Submitting...');
  await expect(success).toHaveCount(0);
  await page.clock.resume();
  await expect(success).toBeVisible();
  await expect(
    page.getByText("Thank you for your message. We'll get back to you soon!"),
  ).toBeVisible();
  await expect(page.getByLabel(factsOf('fullName').label)).toHaveValue('');
  expect(logged.join()).toMatch(/ada@school\.example|JSHandle/u);
  expect.soft(await axeViolations(page)).toEqual([]);
  await expect(success).toBeHidden({ timeout: 8_000 });
});

test(
  'without JavaScript and without an endpoint, the mailboxes replace the form',
  { tag: '@nightly' },
  async ({ browser, startSite }) => {
    const site = await startSite('simulated');
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/contact-us`);
    await expect(page.getByText('The form needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'sales@hause.example' })).toHaveCount(2);
    await expect(submit(page)).toBeHidden();
    await context.close();
  },
);

import { site } from '#src/content/site.ts';
import { navigationOf } from '#tests/support/content.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** The footer of every page (docs/specification.md, 2.2). */
const { footer } = await navigationOf();

test('has its columns, the demo, five social links, the copyright and the legal links', async ({
  page,
}) => {
  await open(page, '/k-12');
  const contentinfo = page.getByRole('contentinfo');
  for (const { title, links } of footer.columns) {
    await expect(contentinfo.getByText(title, { exact: true }).first()).toBeVisible();
    for (const { text, href } of links) {
      if (href === null) await expect(contentinfo.getByText(text, { exact: true })).toBeVisible();
      else {
        await expect(contentinfo.getByRole('link', { name: text, exact: true })).toHaveAttribute(
          'href',
          href,
        );
      }
    }
  }
  await expect(contentinfo.getByText(site.blurb)).toBeVisible();
  await expect(contentinfo.getByRole('link', { name: footer.demo.text })).toHaveAttribute(
    'href',
    footer.demo.href ?? '',
  );
  for (const { href } of site.social) {
    await expect(contentinfo.locator(`a[href="${href}"]`)).toBeVisible();
  }
  await expect(contentinfo.getByText(new RegExp(String(site.year), 'u')).first()).toBeVisible();
  for (const { text, href } of footer.legal) {
    await expect(contentinfo.getByRole('link', { name: text, exact: true })).toHaveAttribute(
      'href',
      href ?? '',
    );
  }
});

test('VIEW DEMO leads to the demo request', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.demo.text }).click();
  await expect(page).toHaveURL(footer.demo.href ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

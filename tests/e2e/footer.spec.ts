import type { Site } from '#src/content/schema/navigation.ts';
import { site } from '#src/content/site.ts';
import { navigationOf } from '#tests/support/content.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** The footer of every page (docs/specification.md, 2.2). */
const { footer } = await navigationOf();

test('has its columns, the demo, five social profiles, the copyright and the legal links', async ({
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
  for (const { name, href } of site.social as Site['social']) {
    const mark = contentinfo.getByRole('listitem').filter({
      hasText: new RegExp(`^(?:.+ on )?${name}$`, 'u'),
    });
    await expect(mark).toBeVisible();
    // A profile without an address is not a link: it would lead nowhere.
    await expect(mark.getByRole('link')).toHaveCount(href === undefined ? 0 : 1);
  }
  await expect(contentinfo.getByText(new RegExp(String(site.year), 'u')).first()).toBeVisible();
  for (const { text, name = text, href } of footer.legal) {
    await expect(contentinfo.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      href ?? '',
    );
  }
});

test('VIEW DEMO leads to the product to play with', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.demo.text }).click();
  await expect(page).toHaveURL(footer.demo.href ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

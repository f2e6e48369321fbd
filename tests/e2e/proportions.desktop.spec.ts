import type { Page } from '@playwright/test';
import { contentOf } from '#tests/support/content.ts';
import { expect, hydrated, open as openPage, test } from '#tests/support/browser/test.ts';
import { useFonts } from '#tests/support/browser/use-fonts.ts';

/** Measures layouts that were once out of proportion at some width. */

/** Opens a page and shows its text in the site's fonts, even if they missed the first frame. */
async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.evaluate(useFonts);
}

const at = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

test('the end of a page is short at every width', async ({ page }) => {
  // Every page ends with the same parts: the invitation, the footer, what is on the device.
  await open(page, '/k-12/ai-solutions');
  for (const { width, most } of [
    { width: 360, most: 1450 },
    { width: 768, most: 1150 },
    { width: 1280, most: 900 },
  ]) {
    await at(page, width);
    const end = await page.getByRole('heading', { name: 'Get in Touch' }).evaluate((heading) => {
      const { top = 0 } = heading.closest('section')?.getBoundingClientRect() ?? {};
      return document.documentElement.getBoundingClientRect().bottom - top;
    });
    expect.soft(end, `at ${String(width)} px`).toBeLessThanOrEqual(most);
  }
});

for (const path of ['/', '/k-12/ai-solutions', '/higher-education']) {
  test(`seven tenths of every picture of ${path} are seen at every width`, async ({ page }) => {
    await open(page, path);
    for (const width of [360, 768, 1280]) {
      await at(page, width);
      // The share of a picture that its frame shows, horizontally or vertically.
      const seen = await page.locator('main picture:visible > img').evaluateAll((images) =>
        images.map((image) => {
          const { width: across, height: down } = image.getBoundingClientRect();
          const drawn = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          const ratio = across / down / drawn;
          return { src: image.getAttribute('src'), part: Math.min(ratio, 1 / ratio) };
        }),
      );
      expect.soft(seen.length, `at ${String(width)} px`).toBeGreaterThan(3);
      const cut = seen.filter(({ part }) => part < 0.7);
      expect.soft(cut, `at ${String(width)} px`).toEqual([]);
    }
  });
}

test('next to a letter, the row of tiles has no hole and leaves no sliver', async ({ page }) => {
  await open(page, '/k-12/ai-solutions');
  for (const width of [1100, 1280, 1440, 1920]) {
    await at(page, width);
    const starts = await page
      .getByRole('contentinfo')
      .locator('> [aria-hidden="true"] > span')
      .evaluateAll((tiles) =>
        tiles.map((tile) => ({
          left: tile.getBoundingClientRect().left,
          isBare:
            getComputedStyle(tile).backgroundColor === 'rgba(0, 0, 0, 0)' &&
            getComputedStyle(tile).backgroundImage === 'none',
        })),
      );
    const letter = await page
      .getByRole('region', { name: 'Get in Touch' })
      .getByRole('link', { name: 'TALK TO US' })
      .evaluate((link) => {
        const { left = 0, right = 0 } = link.parentElement?.getBoundingClientRect() ?? {};
        return { left, right };
      });
    for (const side of [letter.left, letter.right]) {
      const nearest = Math.min(...starts.map(({ left }) => Math.abs(left - side)));
      expect
        .soft(nearest, `px from a side to the next tile, at ${String(width)} px`)
        .toBeLessThan(1);
    }
    expect
      .soft(
        starts.slice(0, 5).filter(({ isBare }) => isBare),
        'holes',
      )
      .toEqual([]);
  }
});

test('on a phone, a letter leaves no sliver of the tiles on either side', async ({ page }) => {
  await at(page, 360);
  await open(page, '/k-12/ai-solutions');
  const width = await page
    .getByRole('region', { name: 'Get in Touch' })
    .getByRole('link', { name: 'TALK TO US' })
    .evaluate((link) => link.parentElement?.getBoundingClientRect().width);
  expect(width).toBe(360);
});

test('on a phone, the text of the search button fills its width, and its icon is at the end', async ({
  page,
}) => {
  await at(page, 360);
  await open(page, '/search?q=vpat');
  const button = page.getByRole('main').getByRole('button', { name: 'Search' });
  const tile = await button.locator('[data-tile]').boundingBox();
  const whole = await button.boundingBox();
  expect(tile?.width).toBeLessThan(56);
  expect((whole?.x ?? 0) + (whole?.width ?? 0) - (tile?.x ?? 0)).toBeLessThan(56);
});

test('on a phone, the three answers of a task are in one row', async ({ page }) => {
  await at(page, 360);
  await open(page, '/tools/accessibility-readiness');
  await hydrated(page);
  const task = page.getByRole('main').getByRole('group').filter({ hasText: 'Not yet' }).first();
  const tops = await task
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('on a tablet, the parts of a tool are left-aligned with its title', async ({ page }) => {
  await at(page, 768);
  await open(page, '/tools/accessibility-readiness');
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const parts = await page.getByRole('navigation', { name: 'Roles' }).boundingBox();
  expect(parts?.x).toBeCloseTo(title?.x ?? -1, 0);
});

test('the panel next to the contact form ends about where the form does', async ({ page }) => {
  await open(page, '/contact-us');
  for (const width of [1280, 1920]) {
    await at(page, width);
    const list = page.getByRole('region', { name: 'Write to us' });
    const form = page.getByRole('region', { name: 'Send us a message' });
    const ends = await Promise.all([list, form].map((part) => part.boundingBox()));
    const [left = 0, right = 0] = ends.map((box) => (box?.y ?? 0) + (box?.height ?? 0));
    expect(Math.abs(left - right)).toBeLessThan(150);
  }
});

test('on a phone, the roles of a tool take one line each', async ({ page }) => {
  await at(page, 360);
  await open(page, '/tools/accessibility-readiness');
  const roles = await page.getByRole('navigation', { name: 'Roles' }).boundingBox();
  expect(roles?.height).toBeLessThan(330);
});

test('on a tablet, the text of a process is as wide as a line of prose', async ({ page }) => {
  await at(page, 768);
  await open(page, '/services/design');
  const step = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Watch' }) });
  const words = await step.getByRole('paragraph').boundingBox();
  expect(words?.width).toBeGreaterThan(400);
});

test('the answers of a field fit in one window', async ({ page }) => {
  await at(page, 1280);
  await open(page, '/start');
  const field = await page.getByRole('region', { name: 'Higher education' }).boundingBox();
  expect(field?.height).toBeLessThan(1000);
});

test('the list next to the machines stays visible and links to each of them', async ({ page }) => {
  await at(page, 1280);
  await open(page, '/machines');
  const list = page.getByRole('navigation', { name: 'On this page' });
  await list.getByRole('link', { name: 'theme' }).click();
  await expect(page.getByRole('region', { name: 'theme', exact: true })).toBeInViewport();
  await expect(list.getByRole('link', { name: 'accordion' })).toBeInViewport();
});

test('a page ends as its reader needs it', async ({ page }) => {
  const { contact } = contentOf('service', '/support/technical');
  const end = page.getByRole('region', { name: 'Get in Touch' });
  await open(page, '/support/technical');
  await expect(end).toContainText(contact.topic.line);
  // Next to the text it is in the row of tiles; below the text, nothing is cut off.
  const call = end.getByRole('link', { name: 'TALK TO US' });
  await call.scrollIntoViewIfNeeded();
  await expect(call).toBeInViewport({ ratio: 1 });
  await open(page, '/tools/accessibility-readiness');
  const slip = contentOf('tool', '/tools/accessibility-readiness').contact;
  const other = page.getByRole('region', { name: slip.title });
  await expect(other).toContainText(slip.body);
  await expect(other).not.toContainText(slip.topic.line);
});

test('the tools come before the explanation of how they work', async ({ page }) => {
  await open(page, '/tools');
  const headings = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .allTextContents();
  expect(headings.slice(0, 2)).toEqual(['Four tools', 'How they work']);
});

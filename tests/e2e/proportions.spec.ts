import type { Page } from '@playwright/test';
import { contentOf } from '#tests/support/content.ts';
import { expect, open as openPage, test } from '#tests/support/browser/test.ts';
import { useFonts } from '#tests/support/browser/use-fonts.ts';

/** Layouts that were once out of proportion at some width; faults that any layout can have are in tests/pages. */
async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  // Shows text in the site's fonts, even if they missed the first frame.
  await page.evaluate(useFonts);
}

const at = (page: Page, width: number, height = 900) => page.setViewportSize({ width, height });
const main = (page: Page) => page.getByRole('main');

test.describe('proportions', { tag: '@nightly' }, () => {
  test('seven solutions and seven challenges form rows of four and three', async ({ page }) => {
    const [k12] = contentOf('home', '/').segments.items;
    if (k12?.content.state !== 'ready') throw new Error('K-12 has no tiles.');
    await open(page, '/');
    await page.getByRole('button', { name: k12.title, exact: true }).click();
    const segments = main(page).getByRole('region', {
      name: contentOf('home', '/').segments.title,
    });
    const solutions = k12.content.tiles.map(({ title }) =>
      segments.getByText(title, { exact: true }).filter({ visible: true }).first(),
    );
    const tops = (parts: typeof solutions) =>
      Promise.all(parts.map(async (part) => Math.round((await part.boundingBox())?.y ?? 0)));
    const isFourAndThree = async (parts: typeof solutions) => {
      // Half a pixel may be rounded up or down.
      const all = await tops(parts);
      const rows = all.map((top) => (Math.abs(top - (all[0] ?? 0)) <= 1 ? 1 : 2));
      expect(rows).toEqual([1, 1, 1, 1, 2, 2, 2]);
    };
    for (const width of [720, 768, 1024, 1920]) {
      await at(page, width);
      // The row may still be unfolding.
      await expect(() => isFourAndThree(solutions)).toPass();
    }
    await open(page, '/k-12');
    await at(page, 1024);
    await isFourAndThree(await page.getByRole('tabpanel').getByRole('listitem').all());
  });

  test('the first view of a service has its call to action next to its evidence', async ({
    page,
  }) => {
    const path = '/k-12/school-readiness';
    const { contact, resources } = contentOf('service', path);
    const hero = page
      .locator('main header')
      .filter({ has: page.getByRole('heading', { level: 1 }) });
    await open(page, path);
    const call = hero.getByRole('link', { name: 'Talk to us' });
    await expect(call).toHaveAttribute('href', `/contact-us?topic=${contact.topic.id}`);
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await at(page, width, height);
      await expect(call).toBeInViewport({ ratio: 1 });
    }
    const story = resources.cards.find(({ category }) => category === 'CASE STUDY');
    const evidence = hero.getByRole('link', { name: `Case study ${story?.title ?? ''}` });
    await expect(evidence).toHaveAttribute('href', story?.href ?? '');
    // Four rem of a large window are left for what follows, more of a tall one.
    for (const [height, expected] of [
      [800, 800 - 72 - 64],
      [1400, 42 * 16],
    ] as const) {
      await at(page, 1280, height);
      const difference = ((await hero.boundingBox())?.height ?? 0) - expected;
      expect(Math.abs(difference), `of ${String(height)} px`).toBeLessThanOrEqual(4);
    }
  });
});

import { axeViolations } from '#tests/support/axe.ts';
import { allPages } from '#tests/support/site-facts.ts';
import { expect, open, test } from '#tests/support/test.ts';

/** Every route, wide and narrow, light and dark, as it stands when it opens. */
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedTrouble: /status of 404|no-such-page/u,
});

for (const { path } of allPages()) {
  test(`${path} has nothing that axe objects to, wide or narrow, light or dark`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, path);
    expect.soft(await axeViolations(page), 'wide, light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await axeViolations(page), 'wide, dark').toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect.soft(await axeViolations(page), 'narrow, dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await axeViolations(page), 'narrow, light').toEqual([]);
  });
}

import { contentOf } from '#tests/support/content.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** A pressed control stays in place in every frame (docs/specification.md, 4.2). */

/** How far a row's button may move, in CSS px: rounding a height loses up to half a pixel. */
const STRAY = 2;

for (const [path, first, second] of [
  ['/', 'K-12 EdTech and Publishing', 'Workforce Skills'],
  ['/k-12/ai-solutions', 'Responsible-AI framework', 'Learning assistants'],
] as const) {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`on ${path}, opening a row below an open one leaves it in its place (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await open(page, path);
      const above = page.getByRole('button', { name: first, exact: true });
      if ((await above.getAttribute('aria-expanded')) === 'false') await above.click();
      const pressed = page.getByRole('button', { name: second, exact: true });
      await pressed.evaluate((button) => {
        button.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      const settled = () =>
        page.evaluate(() =>
          Promise.all(
            document
              .getAnimations()
              .filter(({ timeline }) => timeline === document.timeline)
              .map(({ finished }) => finished),
          ),
        );
      await settled();
      const closing = await above.getAttribute('aria-controls');
      // Measured as each frame is painted, after the page's own observer. At other times, the browser
      // would report a later moment of the animation.
      const tops = await pressed.evaluate(async (button, id) => {
        const found = [button.getBoundingClientRect().top];
        const panel = document.getElementById(id ?? '');
        (button as HTMLElement).click();
        await new Promise<void>((resolve) => {
          const observer = new ResizeObserver(() => {
            found.push(button.getBoundingClientRect().top);
            if (panel?.offsetHeight === 0) resolve();
          });
          if (panel !== null) observer.observe(panel);
        });
        return found;
      }, closing);
      await settled();
      tops.push(await pressed.evaluate((button) => button.getBoundingClientRect().top));
      await expect(pressed).toHaveAttribute('aria-expanded', 'true');
      await expect(above).toHaveAttribute('aria-expanded', 'false');
      const [at = 0] = tops;
      const strays = tops.map((top) => Math.abs(top - at));
      expect(Math.max(...strays), tops.join(' ')).toBeLessThanOrEqual(STRAY);
    });
  }
}

for (const path of ['/k-12/school-readiness', '/cognify/ai-and-cloud-service']) {
  test(`on ${path}, a fragment with a stray % opens the page as it is`, async ({ page }) => {
    const { hero } = contentOf('service', path);
    const isWhole = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
      await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    };
    await open(page, `${path}#50%`);
    await isWhole();
    await page.evaluate(() => {
      location.hash = '#100%';
    });
    await isWhole();
  });
}

test('a link to the row that the address names opens it again', async ({ page }) => {
  await open(page, '/k-12/digital-accessibility#testing');
  const row = page.getByRole('main').locator('#testing').getByRole('button').first();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await row.press('Enter');
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = location.href;
    document.body.append(link);
    link.click();
  });
  await expect(row).toHaveAttribute('aria-expanded', 'true');
});

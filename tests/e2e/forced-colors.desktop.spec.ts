import { contentOf } from '#tests/support/content.ts';
import { paintedContrast } from '#tests/support/browser/text-contrast.ts';
import { expect, open, settled, test } from '#tests/support/browser/test.ts';

/** What only pixels show: browsers paint a plate behind text in forced colors. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const path = '/deliver/hausebox/demo';
const { words, lesson, roles } = contentOf('demo', path);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the demo’s buttons are legible in forced colors, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, path);
    const main = page.getByRole('main');
    const assign = main.getByRole('button', { name: words.assign });
    expect(await paintedContrast(assign)).toBeGreaterThan(7);
    // Explains what happens: nothing that cannot be used, so not in the color of such things.
    const science = main.getByText(lesson.subject, { exact: true }).filter({ visible: true });
    const color = await science.first().evaluate((text) => getComputedStyle(text).color);
    expect(color).toBe(await main.evaluate((text) => getComputedStyle(text).color));
    await assign.click();
    await settled(page);
    expect(
      await paintedContrast(main.getByRole('button', { name: words.assigned })),
    ).toBeGreaterThan(7);
    await main.getByRole('tab', { name: roles[1]?.name ?? '' }).click();
    const options = lesson.questions[0]?.options ?? [];
    expect(options.length).toBeGreaterThan(1);
    for (const { text } of options) {
      const option = main.getByRole('button', { name: text });
      // Its letter, and then its words.
      expect(await paintedContrast(option)).toBeGreaterThan(7);
      expect(await paintedContrast(option.getByText(text))).toBeGreaterThan(7);
    }
  });
}

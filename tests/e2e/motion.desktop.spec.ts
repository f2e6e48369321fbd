import type { Page } from '@playwright/test';
import { MOTIONS } from '#tests/support/browser/motions.ts';
import type { Motion } from '#tests/support/browser/motions.ts';
import { movedSince, watchMoving } from '#tests/support/browser/moving.ts';
import { expect, open, settled, test } from '#tests/support/browser/test.ts';

/** The choreography (docs/motion.md): what moves, and that nothing does with reduced motion. */

async function moved(page: Page, motion: Motion, style?: (page: Page) => Promise<void>) {
  if (motion.isNarrow === true) await page.setViewportSize({ width: 360, height: 740 });
  await open(page, motion.path);
  await style?.(page);
  await motion.prepare?.(page);
  await settled(page);
  await watchMoving(page);
  await motion.start(page);
  return (await movedSince(page)).properties;
}

/** The fault: style sheets that move all the same. */
const ignoreThePreference = (page: Page) =>
  page.evaluate(() => {
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const { media } = rule;
          media.mediaText = media.mediaText
            .replaceAll('(prefers-reduced-motion: no-preference)', '(min-width: 0)')
            .replaceAll('(prefers-reduced-motion: reduce)', '(max-width: 0)');
        }
        if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
  });

for (const motion of MOTIONS) {
  test(`${motion.name}, and only as described`, async ({ page }) => {
    expect(await moved(page, motion)).toEqual(motion.moves);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const motion of MOTIONS) {
    test(`nothing moves when ${motion.name}`, async ({ page }) => {
      expect(await moved(page, motion)).toEqual([]);
    });
  }

  test('what moves all the same is found', async ({ page }) => {
    const [motion] = MOTIONS;
    if (motion === undefined) throw new Error('There are no motions.');
    expect(await moved(page, motion, ignoreThePreference)).toEqual(motion.moves);
  });
});

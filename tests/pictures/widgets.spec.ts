import { test } from './picture-test.ts';
import { viewsOf } from './views.ts';
import { WIDGETS } from './widgets.ts';

/** Compares opened widgets with accepted pictures, wide and narrow, light and dark. */
test.use({ expectedTrouble: /ERR_CONNECTION_REFUSED/u });

for (const { what, size, moves = false, opens } of WIDGETS) {
  for (const one of size === undefined ? (['wide', 'narrow'] as const) : [size]) {
    test(`${what} looks as accepted (${one})`, async ({ page, looksAsAccepted }) => {
      const views = viewsOf(one);
      const [{ width, height } = { width: 1280, height: 800 }] = views;
      await page.setViewportSize({ width, height });
      if (moves) await page.emulateMedia({ reducedMotion: 'reduce' });
      await opens(page);
      await looksAsAccepted(`widget.${what}`, { views, frame: { of: 'window', scale: 4 } });
    });
  }
}

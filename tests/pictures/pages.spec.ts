import { EVERYTHING } from '#tests/support/everything.ts';
import { open } from '#tests/support/browser/test.ts';
import { pagePictures } from './page-pictures.ts';
import { test } from './picture-test.ts';

/** Compares pages with accepted pictures: one of each layout, and all of them in `npm run test:all`. */
test.use({ expectedTrouble: /status of 404|no-such-page/u });

for (const { facts, what, views, frame, onlyInAll } of pagePictures()) {
  if (onlyInAll && !EVERYTHING) continue;
  test(`${facts.path} (${facts.layout}) looks as accepted`, async ({ page, looksAsAccepted }) => {
    await open(page, facts.path);
    await looksAsAccepted(what, { views, frame });
  });
}

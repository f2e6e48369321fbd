import { finger, keyboard } from '#tests/support/browser/hands.ts';
import { journeys, take } from '#tests/support/browser/journeys.ts';
import { open, test } from '#tests/support/browser/test.ts';

/** From the top of its page to the enquiry, without a mouse: Tab, Enter, Space, the arrows and the letters. */
for (const journey of journeys()) {
  const tag = journey.path === '/' ? [] : ['@nightly'];
  test(
    `${journey.name} is used by keyboard alone, up to the enquiry that it fills`,
    { tag },
    async ({ page }) => {
      await open(page, journey.path);
      await take(page, keyboard(page), journey);
    },
  );
}

/**
 * The same by touch, on a phone with a slow processor and a slow network (Lighthouse's slow 4G), as soon as
 * there is something to use: nothing that is done before the scripts have loaded is lost.
 */
test.describe('by touch', { tag: '@nightly' }, () => {
  test.use({ isTouched: false, hasTouch: true, viewport: { width: 360, height: 740 } });

  for (const journey of journeys().filter(({ path }) => /demo|^\/$/u.test(path))) {
    test(`${journey.name} is used on a slow phone from its first paint, up to the enquiry`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 1_600_000 / 8,
        uploadThroughput: 750_000 / 8,
      });
      await page.goto(journey.path, { waitUntil: 'commit' });
      await take(page, finger(page), journey);
    });
  }
});

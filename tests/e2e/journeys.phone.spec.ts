import { EVERYTHING } from '#tests/support/everything.ts';
import { finger } from '#tests/support/browser/hands.ts';
import { journeys, take } from '#tests/support/browser/journeys.ts';
import { test } from '#tests/support/browser/test.ts';

/**
 * The same by touch, on a phone with a slow processor and a slow network, as soon as there is something to
 * use: nothing that is done before the scripts have loaded is lost.
 */
const SLOWDOWN = 4;
/** Lighthouse's slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const WORKSHEET = '/tools/back-to-school-countdown';

test.use({ isTouched: false });

/** One worksheet represents all of them, except in `npm run test:all` (docs/quality.md). */
const tried = journeys().filter(
  ({ path }) => EVERYTHING || !path.startsWith('/tools/') || path === WORKSHEET,
);

for (const journey of tried) {
  test(`${journey.name} is used on a slow phone from its first paint, up to the enquiry`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(journey.path, { waitUntil: 'commit' });
    await take(page, finger(page), journey);
  });
}

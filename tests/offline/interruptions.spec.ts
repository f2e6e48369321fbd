import { createRandom } from '#tests/support/random.ts';
import { expect, savedPaths, test, allSaved, controlled } from './offline-test.ts';

/** What happens to the connection: it breaks once, stays down, or brings something else. */
const KINDS = ['cut', 'down', 'wrong', 'truncated page'] as const;

/**
 * `npm test` runs one of each kind; `npm run interruptions` runs 50. The seed (`SEED`) makes a failure
 * reproducible.
 */
const TRIALS = Number(process.env['INTERRUPTIONS'] ?? KINDS.length);
const SEED = Number(process.env['SEED'] ?? 20_250);

test.describe.configure({ mode: 'parallel' });

for (let trial = 1; trial <= TRIALS; trial += 1) {
  test(`interruption ${String(trial)}: the site works, and saving completes when the network is back`, async ({
    page,
    gate,
  }) => {
    const random = createRandom(SEED + trial * 7919);
    // A first visit makes some 175 requests: about 90 files before the pages, then one pack per page.
    const moment = random.int(20, 164);
    const kind = KINDS[(trial - 1) % KINDS.length];
    let isDown = false;
    let hasHappened = false;
    gate.judge((path, count) => {
      if (isDown) return 'cut';
      if (hasHappened || count < moment || path === '/') return 'pass';
      hasHappened = true;
      if (kind === 'wrong') return { status: 404, body: 'gone' };
      if (kind === 'truncated page') return { status: 200, body: '<!doctype html><title>half' };
      isDown = kind === 'down';
      return 'cut';
    });

    await page.goto('/');
    await expect.poll(() => hasHappened, { timeout: 60_000 }).toBe(true);
    test
      .info()
      .annotations.push({ type: 'moment', description: `${kind} at request ${String(moment)}` });
    await page.waitForTimeout(random.int(0, 1500));

    // The open page still works.
    await expect(page.locator('h1')).toBeVisible();
    isDown = false;
    gate.judge();
    // The network is back: the browser reports it, and the visitor keeps reading.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const response = await page.goto('/about-us');
    expect(response?.status()).toBe(200);
    await controlled(page);
    await allSaved(page);

    await gate.shut();
    for (const path of (await savedPaths(page)).filter(() => random.chance(0.05))) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
}

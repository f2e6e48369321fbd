import { EVERYTHING } from '#tests/support/everything.ts';
import {
  allPages,
  codeOf,
  headingOf,
  onePageOfEachLayout,
  pagesSavedUnasked,
} from '#tests/support/site-facts.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import { allSaved, askForUpdate, controlled, takeDown } from '#tests/offline/offline-test.ts';
import { expect, test } from './engine-test.ts';

const unasked = new Set(pagesSavedUnasked());
const saved = allPages().filter(({ path }) => unasked.has(path));
const pages = EVERYTHING ? saved : onePageOfEachLayout(saved);

const OLD = codeOf('endpoint');
const NEW = codeOf('simulated');

test.describe('after one visit', () => {
  // Requests to the server fail.
  test.use({ expectedTrouble: /\/sw\.js|Failed to load resource|CONNECTION_REFUSED|robots\.txt/u });

  test('the site can be read with the server stopped', async ({ open, gate, server }) => {
    const { page } = await open(gate.url);
    await page.goto('/');
    await hydrated(page);
    await controlled(page);
    await allSaved(page);
    await takeDown(gate, server);
    for (const facts of pages) {
      await test.step(facts.path, async () => {
        await page.goto(facts.path);
        const heading = await page.locator('h1').textContent();
        expect(heading?.replaceAll(/\s+/gu, ' ')).toBe(headingOf(facts));
        await hydrated(page);
      });
    }
  });
});

test('a new version takes over when the visitor says so', async ({ open, gate, startServer }) => {
  const { page } = await open(gate.url);
  const build = () =>
    page.evaluate(
      () => document.querySelector<HTMLMetaElement>('meta[name="hause-code"]')?.content,
    );
  await page.goto('/about-us');
  await hydrated(page);
  await controlled(page);
  await allSaved(page);
  expect(await build()).toBe(OLD);
  gate.lead((await startServer('simulated')).url);
  await askForUpdate(page);
  const now = page.getByRole('button', { name: 'Update now' });
  await now.waitFor({ timeout: 120_000 });
  await now.click();
  await expect.poll(() => build().catch(() => ''), { timeout: 120_000 }).toBe(NEW);
  await hydrated(page);
});

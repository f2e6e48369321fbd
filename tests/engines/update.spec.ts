import { codeOf } from '#tests/support/site-facts.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import { allSaved, askForUpdate, controlled } from '#tests/offline/offline-test.ts';
import { expect, test } from './engine-test.ts';

const OLD = codeOf('endpoint');
const NEW = codeOf('simulated');

test('a new version takes over when the visitor says so', async ({
  open,
  testProxy,
  startServer,
}) => {
  const { page } = await open(testProxy.url);
  const build = () =>
    page.evaluate(
      () => document.querySelector<HTMLMetaElement>('meta[name="hause-code"]')?.content,
    );
  await page.goto('/about-us');
  await hydrated(page);
  await controlled(page);
  await allSaved(page);
  expect(await build()).toBe(OLD);
  testProxy.lead((await startServer('simulated')).url);
  await askForUpdate(page);
  const now = page.getByRole('button', { name: 'Update now' });
  await now.waitFor({ timeout: 120_000 });
  await now.click();
  await expect.poll(() => build().catch(() => ''), { timeout: 120_000 }).toBe(NEW);
  await hydrated(page);
});

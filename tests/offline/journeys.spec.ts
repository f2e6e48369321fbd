import type { Page } from '@playwright/test';
import { RATE_LIMIT } from '#server/enquiries/protocol.ts';
import { fill, outbox, QUEUED, submit } from '#tests/support/browser/contact-form.ts';
import { mouse } from '#tests/support/browser/hands.ts';
import { journeys, message } from '#tests/support/browser/journeys.ts';
import { silence } from '#tests/support/browser/silence.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import { enquiriesIn } from '#tests/support/servers/enquirers.ts';
import { allSaved, expect, goOn, returning as test, takeDown } from './offline-test.ts';

const all = journeys();

test('after one visit the site works with the server stopped, on screen and in print, and its enquiry arrives later', async ({
  page,
  gate,
  server,
  startServer,
}) => {
  for (const { path } of all) {
    goOn();
    await page.goto(path);
    await allSaved(page, [path]);
  }
  await silence(page);
  await takeDown(gate, server);

  for (const journey of all) {
    goOn();
    await test.step(journey.name, async () => {
      await page.goto(journey.path);
      await hydrated(page);
      await journey.begin(page, mouse(page));
      await journey.goOn(page, mouse(page));
      await expect(journey.shown(page)).toBeVisible();
      if (journey.isOnPaper) await expectOnPaper(page, journey.shown);
      await journey.ask(page).click();
      await expect(message(page)).toHaveValue(journey.message);
      await fill(page);
      await submit(page).click();
      await expect(page.getByText(QUEUED)).toBeVisible();
      await page.getByRole('button', { name: 'Send another message' }).click();
    });
  }
  await expect(
    outbox(page).getByRole('heading', { name: `${String(all.length)} messages waiting` }),
  ).toBeVisible();

  const back = await startServer();
  gate.lead(back.url);
  await gate.open();
  await page.reload();
  // Messages over the rate limit of one address keep waiting.
  const accepted = Math.min(all.length, RATE_LIMIT);
  await expect.poll(() => enquiriesIn(back.dataDir).length).toBe(accepted);
  const sent = enquiriesIn(back.dataDir).map((enquiry) => enquiry.message ?? '');
  const arrived = all.filter(({ message: said }) => sent.some((words) => said.test(words)));
  expect(arrived).toHaveLength(accepted);
});

async function expectOnPaper(page: Page, shown: (page: Page) => ReturnType<typeof message>) {
  await page.emulateMedia({ media: 'print' });
  await expect(shown(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
}

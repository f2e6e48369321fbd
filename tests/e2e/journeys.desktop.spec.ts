import { keyboard } from '#tests/support/browser/hands.ts';
import { journeys, take } from '#tests/support/browser/journeys.ts';
import { open, test } from '#tests/support/browser/test.ts';

/** From the top of its page to the enquiry, without a mouse: Tab, Enter, Space, the arrows and the letters. */
for (const journey of journeys()) {
  test(`${journey.name} is used by keyboard alone, up to the enquiry that it fills`, async ({
    page,
  }) => {
    await open(page, journey.path);
    await take(page, keyboard(page), journey);
  });
}

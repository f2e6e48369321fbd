import { keyboard } from '#tests/support/browser/hands.ts';
import { journeys, message } from '#tests/support/browser/journeys.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** From the top of its page to the enquiry, without a mouse: Tab, Enter, Space, the arrows and the letters. */
for (const journey of journeys()) {
  test(`${journey.name} is used by keyboard alone, up to the enquiry that it fills`, async ({
    page,
  }) => {
    const hand = keyboard(page);
    await open(page, journey.path);
    await journey.begin(page, hand);
    await journey.goOn(page, hand);
    await expect(journey.shown(page)).toBeVisible();
    await hand.press(journey.ask(page));
    await expect(page).toHaveURL(/\/contact-us\?/u);
    await expect(message(page)).toHaveValue(journey.message);
  });
}

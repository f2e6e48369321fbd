import type { Locator, Page } from '@playwright/test';
import { quiet } from '#tests/pages/quiet.ts';
import { fill, restartable } from '#tests/support/browser/contact-form.ts';
import type { Hand } from '#tests/support/browser/hands.ts';
import { journeys, message } from '#tests/support/browser/journeys.ts';
import { silence } from '#tests/support/browser/silence.ts';
import { expect, hydrated, open, test } from '#tests/support/browser/test.ts';
import { formJourney, openAnsweredForm } from './form-journey.ts';
import { Listener } from './reader.ts';

/**
 * What is heard on the most important journeys, by keyboard, as files that are reviewed
 * (`npm run transcripts -- --accept`). A line that begins with `>` is what the visitor does.
 */

const press = (page: Page, key: string) => () => page.keyboard.press(key);
const focused = (element: Locator) => () => expect(element).toBeFocused();

test('finding a service in the menu', async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('button', { name: 'BUILD menu' });
  const listener = await Listener.begin(page);
  await listener.does('goes to the button of the menu BUILD', () => menu.focus());
  const first = page.getByRole('banner').getByRole('link', { name: /^Design/u });
  await listener.does('presses Enter', press(page, 'Enter'), () =>
    expect(menu).toHaveAttribute('aria-expanded', 'true'),
  );
  for (const step of [1, 2, 3]) {
    await listener.does(`presses Tab (${String(step)})`, press(page, 'Tab'));
  }
  await listener.does('presses Escape', press(page, 'Escape'), focused(menu));
  await expect(first).toBeHidden();
  expect(listener.transcript).toMatchSnapshot('journey-menu.txt');
});

test('opening a question', async ({ page }) => {
  await open(page, '/higher-education');
  const question = page.getByRole('button', { name: 'Can our security office have a HECVAT?' });
  const listener = await Listener.begin(page);
  await listener.does('goes to a question', () => question.focus());
  await listener.does('presses Enter', press(page, 'Enter'), () =>
    expect(question).toHaveAttribute('aria-expanded', 'true'),
  );
  await listener.does('presses ArrowDown', press(page, 'ArrowDown'));
  await listener.does('presses End', press(page, 'End'));
  expect(listener.transcript).toMatchSnapshot('journey-question.txt');
});

test('filtering stories', async ({ page }) => {
  await open(page, '/case-studies');
  const off = page.getByRole('main').locator('button[aria-pressed="false"]').first();
  const name = await off.innerText();
  const button = page.getByRole('button', { name: name.split('\n')[0] ?? '', exact: true });
  const listener = await Listener.begin(page);
  await listener.does('goes to a button of the filter', () => off.focus());
  await listener.does('presses Enter', press(page, 'Enter'), () =>
    expect(button.first()).toHaveAttribute('aria-pressed', 'true'),
  );
  await listener.does('presses Tab', press(page, 'Tab'));
  await listener.does('presses Enter', press(page, 'Enter'), () =>
    expect(button.first()).toHaveAttribute('aria-pressed', 'false'),
  );
  expect(listener.transcript).toMatchSnapshot('journey-filter.txt');
});

test('searching', async ({ page }) => {
  await open(page, '/about-us');
  const before = page.getByRole('button', { name: 'DISCOVER menu' });
  const listener = await Listener.begin(page);
  await listener.does('goes to the last menu', () => before.focus());
  await listener.does('presses Tab', press(page, 'Tab'), () => page.getByRole('tooltip').waitFor());
  const box = page.getByRole('dialog').getByRole('combobox');
  const said = page.getByRole('dialog').getByRole('status');
  await listener.does('presses Enter', press(page, 'Enter'), async () => {
    await focused(box)();
    await expect(said).toHaveText(/^Start typing/u);
  });
  await listener.does(
    'types “captions”',
    () => page.keyboard.type('captions'),
    () => expect(said).toHaveText(/pages/u),
  );
  await listener.does('presses ArrowDown', press(page, 'ArrowDown'), () =>
    expect(page.getByRole('option', { selected: true })).toHaveCount(1),
  );
  await listener.does('presses Escape', press(page, 'Escape'), () =>
    expect(page.getByRole('dialog')).toHaveCount(0),
  );
  expect(listener.transcript).toMatchSnapshot('journey-search.txt');
});

test('going to another page', async ({ page }) => {
  await open(page, '/about-us');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' });
  const listener = await Listener.begin(page);
  await listener.does('goes to a link', () => link.focus());
  await listener.does('presses Enter', press(page, 'Enter'), () =>
    page.getByRole('heading', { level: 1, name: 'Case Studies' }).waitFor(),
  );
  await listener.does('presses Tab', press(page, 'Tab'));
  expect(listener.transcript).toMatchSnapshot('journey-page.txt');
});

test('choosing the dark scheme', async ({ page }) => {
  await open(page, '/');
  const scheme = page.getByRole('radio', { name: 'Match device' });
  const listener = await Listener.begin(page);
  await listener.does('goes to the color scheme', () => scheme.focus());
  await listener.does('presses ArrowRight', press(page, 'ArrowRight'));
  await listener.does('presses ArrowRight again', press(page, 'ArrowRight'));
  expect(listener.transcript).toMatchSnapshot('journey-scheme.txt');
});

test('going through a carousel', async ({ page }) => {
  await open(page, '/');
  const next = page.getByRole('main').getByRole('button', { name: /^Next/u }).first();
  const listener = await Listener.begin(page);
  await listener.does('goes to Next', () => next.focus());
  await listener.does('presses Enter', press(page, 'Enter'), () =>
    page.getByText('Slide 2 of 5').waitFor({ state: 'attached' }),
  );
  expect(listener.transcript).toMatchSnapshot('journey-carousel.txt');
});

test('filling the form wrong, then right', async ({ page }) => {
  await openAnsweredForm(page);
  expect(await formJourney(page)).toMatchSnapshot('journey-form.txt');
});

for (const journey of journeys()) {
  test(`using ${journey.name}, up to the enquiry`, async ({ page }) => {
    await open(page, journey.path);
    const listener = await Listener.begin(page);
    const hand = listening(page, listener);
    await journey.begin(page, hand);
    await journey.goOn(page, hand);
    await listener.does('goes to the link to the enquiry', () => journey.ask(page).focus());
    await listener.end();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/contact-us\?/u);
    await hydrated(page);
    // Announcements that the new page makes as it opens come before the listener is attached.
    await expect(message(page)).toHaveValue(journey.message);
    await quiet(page);
    const enquiry = await Listener.begin(page);
    await enquiry.does(
      'presses Enter, and goes to the message',
      () => message(page).focus(),
      () => expect(message(page)).toHaveValue(journey.message),
    );
    expect(listener.transcript + enquiry.transcript).toMatchSnapshot(
      `journey${journey.path === '/' ? '-sentence' : journey.path.replaceAll('/', '-')}.txt`,
    );
  });
}

/** Uses the keyboard, and listens to the effect of every key. */
function listening(page: Page, listener: Listener): Hand {
  const goTo = (control: Locator) =>
    listener.does('goes to the next control', () => control.focus());
  /** A tool announces that it keeps the answers, a moment after the first one. */
  const kept = async () => {
    const news = page.getByRole('group', { name: 'Your answers' }).getByRole('status');
    if ((await news.count()) > 0) await expect(news).toHaveText(/^Kept/u);
  };
  return {
    async press(control) {
      await goTo(control);
      await listener.does('presses Enter', press(page, 'Enter'));
    },
    async tick(control) {
      await goTo(control);
      await listener.does('presses Space', press(page, 'Space'), kept);
    },
    async write(field, words) {
      await goTo(field);
      await page.keyboard.press('Control+a');
      await listener.does(`types “${words}”`, () => page.keyboard.type(words), kept);
    },
    async choose(select, option) {
      await goTo(select);
      await listener.does(
        `chooses “${option}”`,
        () => select.selectOption(option),
        () => expect(page.getByRole('main').getByRole('status').first()).not.toBeEmpty(),
      );
    },
  };
}

restartable.describe('with a server that stops', () => {
  restartable.use({ expectedTrouble: /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/u });

  restartable('sending while the server is gone', async ({ page, server }) => {
    await open(page, `${server.url}/contact-us`);
    await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
    await silence(page);
    await fill(page);
    const listener = await Listener.begin(page);
    await server.stop();
    await listener.does(
      'presses Enter in the last field',
      () => page.getByLabel('How did you hear about us?').press('Enter'),
      () => page.getByRole('heading', { name: 'Your message is waiting to be sent' }).waitFor(),
    );
    expect(listener.transcript).toMatchSnapshot('journey-no-server.txt');
  });
});

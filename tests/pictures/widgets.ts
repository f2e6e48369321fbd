import type { Locator, Page } from '@playwright/test';
import { contentOf, findPage, navigationOf } from '#tests/support/content.ts';
import { open } from '#tests/support/browser/test.ts';
import { fill, submit } from '#tests/support/browser/contact-form.ts';
import { useFonts } from '#tests/support/browser/use-fonts.ts';

/** Widgets are shown in a wide or a narrow window: in between, only their position differs. */
export const VIEWS = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 740 } };

/** A widget that has been opened, selected from or typed into. */
export interface Widget {
  /** The name of its machine (machines/registry.ts), then what was done; begins its pictures' names. */
  readonly what: string;
  /** Undefined: wide and narrow. */
  readonly size?: keyof typeof VIEWS;
  /** Opens a page and the widget on it, and waits until it is open. */
  readonly opens: (page: Page) => Promise<void>;
}

const { menus } = await navigationOf();
const labels: Readonly<Record<string, string>> = contentOf('contact', '/contact-us').labels;
const DEMO = '/deliver/hausebox/demo';
const demo = contentOf('demo', DEMO);
const SERVICE = '/k-12/ai-solutions';
const { faq } = contentOf('service', SERVICE);
const label = (key: string) => labels[key] ?? key;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

/**
 * Scrolls to an element instantly, so that it is in the middle of the window: in the page's own fonts, which
 * would move it if they came later.
 */
async function center(element: Locator): Promise<void> {
  await element.evaluate(useFonts);
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Presses an element with the keyboard: no mouse hovers over the picture. */
async function press(element: Locator): Promise<void> {
  await center(element);
  await element.press('Enter');
}

/** A widget that one press opens. */
const pressed = (what: string, path: string, find: (page: Page) => Locator): Widget => ({
  what,
  async opens(page) {
    await open(page, path);
    await press(find(page));
  },
});

/** The first page that has an element of this kind in its HTML. */
const pageWith = (layout: string, markup: RegExp): string =>
  findPage((page) => page.layout === layout && markup.test(page.html)).path;

async function openSearch(page: Page): Promise<void> {
  await open(page, '/');
  await page.getByRole('button', { name: 'Search this site' }).press('Enter');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
}

/** All widgets but those that need a service worker (tests/offline). */
export const WIDGETS: readonly Widget[] = [
  ...menus.map(({ title }): Widget => ({
    what: `mega-menu.${title.toLowerCase()}`,
    size: 'wide',
    async opens(page) {
      await open(page, '/');
      const toggle = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('button', { name: `${title} menu` });
      await toggle.press('Enter');
      await page.locator('[aria-expanded="true"]').first().waitFor();
    },
  })),
  { what: 'mobile-menu', size: 'narrow', opens: openMenu },
  {
    what: 'mobile-menu.section',
    size: 'narrow',
    async opens(page) {
      await openMenu(page);
      const dialog = page.getByRole('dialog', { name: 'Menu' });
      // Opening it moves the focus.
      await dialog.locator(':focus').waitFor();
      const section = dialog.getByRole('button', { name: menus[0]?.title ?? '', exact: true });
      await section.press('Enter');
    },
  },
  { what: 'search', opens: openSearch },
  {
    what: 'search.results',
    async opens(page) {
      await openSearch(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').fill('accessibility');
      await dialog
        .getByRole('option')
        .filter({ hasText: /accessib/iu })
        .first()
        .waitFor();
    },
  },
  {
    what: 'worksheet.countdown',
    async opens(page) {
      await open(page, '/tools/back-to-school-countdown');
      // A term in the past, so that the text does not depend on the current date.
      await page.getByLabel('First day of school', { exact: true }).fill('2021-08-16');
      await page.getByRole('listitem').filter({ hasText: 'May 17, 2021' }).waitFor();
    },
  },
  {
    what: 'worksheet.readiness',
    async opens(page) {
      await open(page, '/tools/accessibility-readiness?criteria=always&focus=sometimes');
      await page.getByText('These answers came with the link.').waitFor();
    },
  },
  pressed('accordion.home', '/', (page) =>
    main(page).locator('button[aria-expanded="false"]').first(),
  ),
  pressed('accordion.offering', SERVICE, (page) =>
    main(page).locator('button[aria-expanded="false"]').first(),
  ),
  pressed('accordion.questions', SERVICE, (page) =>
    main(page).getByRole('button', { name: faq?.items[0]?.question ?? '', exact: true }),
  ),
  pressed('tabs.offering', pageWith('service', /role="tab"/u), (page) =>
    main(page).getByRole('tab', { selected: false }).first(),
  ),
  pressed('tabs.k-12', '/k-12', (page) => main(page).getByRole('tab', { selected: false }).first()),
  ...demo.roles.map(({ id, name }): Widget => ({
    what: `product-demo.${id}`,
    async opens(page) {
      // In this state, one question is answered wrong and right, and another is open.
      await open(page, `${DEMO}#role=${id}&brand=leaf&lesson=assigned-a-b-next-c`);
      await center(page.getByRole('tab', { name, selected: true }));
    },
  })),
  {
    what: 'carousel',
    async opens(page) {
      await open(page, '/');
      const next = main(page).getByRole('button', { name: 'Next slide' }).first();
      await press(next);
      await main(page)
        .getByText(/^Slide 2\b/u)
        .first()
        .waitFor();
      // What hydrates above it meanwhile must not decide where it is in the picture.
      await center(next);
    },
  },
  {
    what: 'house',
    async opens(page) {
      await open(page, '/?field=districts&problem=ai&term=term');
      await page.locator('[data-house=live]').getByRole('link').first().waitFor();
      await center(page.locator('[data-house=place]'));
      await page.locator('main [role=img]:not([data-turning])').waitFor();
    },
  },
  {
    what: 'process-steps.machine',
    async opens(page) {
      await open(page, '/machines#process-steps');
      const machine = page.getByRole('region', { name: 'process-steps', exact: true });
      await press(machine.getByRole('button').first());
      const state = machine.locator('[aria-current]').first();
      await state.waitFor();
      // The drawings above it may load before or after the press.
      await center(state);
    },
  },
  pressed('filter.collection', '/case-studies', (page) =>
    main(page).locator('button[aria-pressed="false"]').first(),
  ),
  pressed('filter.k-12', '/k-12', (page) =>
    main(page).locator('button[aria-pressed="false"]').filter({ visible: true }).first(),
  ),
  {
    what: 'tooltip',
    size: 'wide',
    async opens(page) {
      await open(page, '/');
      // Tooltips load together with the notification region.
      await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
      // Focus moved by the keyboard, not by a script.
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: 'Search this site' }).focus();
      await page.getByRole('tooltip').waitFor();
    },
  },
  {
    what: 'contact-form.errors',
    async opens(page) {
      await open(page, '/contact-us');
      await field(page, 'workEmail').fill('ada');
      await submit(page).press('Enter');
      await page.locator('[aria-invalid="true"]').first().waitFor();
      // Its position in the window depends on what was above it when it received the focus.
      await center(page.getByRole('region', { name: 'There is a problem' }));
    },
  },
  {
    what: 'contact-form.draft',
    async opens(page) {
      await open(page, '/contact-us');
      await field(page, 'fullName').fill('Ada Lovelace');
      await page.reload();
      await open(page, '/contact-us');
      const notice = page.getByRole('status').getByText(label('draftRestored'));
      await notice.waitFor();
      await center(notice);
    },
  },
  {
    what: 'contact-form.draft-offered',
    async opens(page) {
      const other = await page.context().newPage();
      await open(other, '/contact-us');
      await field(other, 'fullName').fill('Ada Lovelace');
      await other.close();
      await open(page, '/contact-us');
      const notice = page.getByRole('status').getByText(label('draftOffered'));
      await notice.waitFor();
      await center(notice);
    },
  },
  {
    what: 'contact-form.sent',
    async opens(page) {
      // Answered here, so that the receiver's limits and its receipts stay out of the picture.
      await page.route('**/enquiries', (route) =>
        route.fulfill({ status: 201, json: { receipt: 'HS-2026-0001', receivedAt: TODAY } }),
      );
      await open(page, '/contact-us');
      await fill(page);
      await submit(page).press('Enter');
      await page.getByText(label('successTitle')).waitFor();
      // The heading of the confirmation that replaces the form.
      await center(page.locator('h2:focus'));
    },
  },
  {
    what: 'outbox',
    async opens(page) {
      await open(page, '/contact-us');
      await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
      await fill(page);
      // The time of the pictures stands still: no second attempt would be made.
      await page.context().setOffline(true);
      await submit(page).press('Enter');
      await center(page.getByRole('region', { name: '1 message waiting to be sent' }));
    },
  },
  {
    what: 'theme.dark',
    async opens(page) {
      await open(page, '/contact-us');
      const dark = page.getByRole('radio', { name: 'Dark' });
      await dark.check({ force: true });
      await center(dark);
    },
  },
  {
    what: 'x-ray',
    async opens(page) {
      await open(page, '/contact-us');
      await page.getByRole('checkbox', { name: 'X-ray' }).check({ force: true });
      const tags = page.getByRole('complementary', { name: 'X-ray' });
      await press(tags.getByRole('button', { name: /^contact form · /u }));
      await tags.getByRole('region', { name: 'contact form', exact: true }).waitFor();
    },
  },
  {
    what: 'install',
    async opens(page) {
      await open(page, '/');
      await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
      const button = page.getByRole('button', { name: 'Install this site' });
      await page.evaluate(() => {
        const offer = new Event('beforeinstallprompt', { cancelable: true });
        dispatchEvent(
          Object.assign(offer, { prompt: () => Promise.resolve({ outcome: 'dismissed' }) }),
        );
      });
      await button.waitFor();
      await center(button);
    },
  },
  {
    what: 'toasts',
    async opens(page) {
      await open(page, '/');
      const region = page.getByRole('region', { name: 'Notifications' });
      await region.waitFor({ state: 'attached' });
      await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
      await region.getByText('Installed.', { exact: true }).waitFor();
      // It closes on its own, except while it has the focus.
      await page.keyboard.press('Alt+t');
    },
  },
];

const TODAY = '2026-01-15T10:00:00.000Z';

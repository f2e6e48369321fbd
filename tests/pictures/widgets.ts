import type { Locator, Page } from '@playwright/test';
import { contentOf, navigationOf } from '#tests/support/content.ts';
import { open } from '#tests/support/browser/test.ts';
import { allPages } from '#tests/support/site-facts.ts';
import type { Size } from './views.ts';
import { center } from './center.ts';

/** A widget that has been opened, selected from or typed into. */
export interface Widget {
  /** The name of its machine (machines/registry.ts), then what was done; begins its pictures' names. */
  readonly what: string;
  /** Undefined: wide and narrow. */
  readonly size?: Size;
  /** Moves on its own, so its picture is taken with reduced motion. */
  readonly moves?: boolean;
  /** Opens a page and the widget on it, and waits until it is open. */
  readonly opens: (page: Page) => Promise<void>;
}

const { menus } = await navigationOf();
const { labels } = contentOf('contact', '/contact-us');
const DEMO = '/deliver/hausebox/demo';
const demo = contentOf('demo', DEMO);
const label = (key: string) => labels[key] ?? key;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const submit = (page: Page) => page.getByRole('button', { name: /^Submit/u });

/** Presses an element with the keyboard: no mouse hovers over the picture. */
async function press(element: Locator): Promise<void> {
  await center(element);
  await element.press('Enter');
}

/** The first page that has an element of this kind in its HTML. */
function pageWith(layout: string, markup: RegExp): string {
  const found = allPages().find((page) => page.layout === layout && markup.test(page.html));
  if (found === undefined) throw new Error(`No ${layout} page has ${String(markup)}.`);
  return found.path;
}

async function fill(page: Page): Promise<void> {
  await field(page, 'fullName').fill('Ada Lovelace');
  await field(page, 'workEmail').fill('ada@school.example');
  await field(page, 'contactNo').fill('+44 20 7946 0000');
  await field(page, 'hearAboutUs').fill('A colleague');
}

async function openSearch(page: Page): Promise<Locator> {
  await open(page, '/');
  await page.getByRole('button', { name: 'Search this site' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').or(dialog.getByRole('combobox')).waitFor();
  return dialog;
}

/** Widgets that need a service worker; offline.spec.ts opens them, wide and narrow. */
export const WITH_WORKER = ['connectivity', 'offline-library', 'update'] as const;

/** All other widgets. */
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
  {
    what: 'mobile-menu',
    size: 'narrow',
    async opens(page) {
      await open(page, '/');
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).press('Enter');
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
  {
    what: 'mobile-menu.section',
    size: 'narrow',
    async opens(page) {
      await open(page, '/');
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Menu' });
      // Opening it moves the focus.
      await dialog.locator(':focus').waitFor();
      const section = dialog.getByRole('button', { name: menus[0]?.title ?? '', exact: true });
      await section.press('Enter');
    },
  },
  {
    what: 'search',
    opens: async (page) => {
      await openSearch(page);
    },
  },
  {
    what: 'search.results',
    async opens(page) {
      const dialog = await openSearch(page);
      await dialog.getByRole('searchbox').or(dialog.getByRole('combobox')).fill('accessibility');
      await dialog
        .getByRole('link')
        .or(dialog.getByRole('option'))
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
  {
    what: 'accordion.home',
    async opens(page) {
      await open(page, '/');
      await press(main(page).locator('button[aria-expanded="false"]').first());
    },
  },
  {
    what: 'accordion.offering',
    async opens(page) {
      await open(page, '/k-12/ai-solutions');
      await press(main(page).locator('button[aria-expanded="false"]').first());
    },
  },
  {
    what: 'accordion.questions',
    async opens(page) {
      await open(page, '/k-12/ai-solutions');
      const { faq } = contentOf('service', '/k-12/ai-solutions');
      const question = faq?.items[0]?.question ?? '';
      await press(main(page).getByRole('button', { name: question, exact: true }));
    },
  },
  {
    what: 'tabs.offering',
    async opens(page) {
      await open(page, pageWith('service', /role="tab"/u));
      await press(main(page).getByRole('tab', { selected: false }).first());
    },
  },
  {
    what: 'tabs.k-12',
    async opens(page) {
      await open(page, '/k-12');
      await press(main(page).getByRole('tab', { selected: false }).first());
    },
  },
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
    moves: true,
    async opens(page) {
      await open(page, '/?field=districts&problem=ai&term=term');
      await page.locator('[data-house=live]').getByRole('link').first().waitFor();
      await center(page.locator('[data-house=place]'));
      await page.locator('[data-drawn] image').first().waitFor({ state: 'attached' });
    },
  },
  {
    what: 'plate.machine',
    async opens(page) {
      await open(page, '/machines');
      const machine = page.getByRole('region', { name: 'plate', exact: true });
      await press(machine.getByRole('button').first());
      const state = machine.locator('.state[data-lit]').first();
      await state.waitFor();
      // The chart above it may load before or after the press.
      await center(state);
    },
  },
  {
    what: 'filter.collection',
    async opens(page) {
      await open(page, '/case-studies');
      await press(main(page).locator('button[aria-pressed="false"]').first());
    },
  },
  {
    what: 'filter.k-12',
    async opens(page) {
      await open(page, '/k-12');
      const other = main(page).locator('button[aria-pressed="false"]').filter({ visible: true });
      await press(other.first());
    },
  },
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
      await page.route('**/enquiries', (route) => route.abort('connectionrefused'));
      await open(page, '/contact-us');
      await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
      await fill(page);
      await submit(page).press('Enter');
      const panel = page.getByRole('region', { name: '1 message waiting to be sent' });
      await panel.waitFor({ timeout: 60_000 });
      await center(panel);
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

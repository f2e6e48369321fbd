import type { Page } from '@playwright/test';
import { site } from '#src/content/site.ts';
import { contentOf, findPage } from '#tests/support/content.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** On paper: everything that is hidden on the screen, in the light scheme, and no controls. */
interface Printed {
  readonly path: string;
  readonly shows: readonly string[];
  readonly hides: (page: Page) => ReturnType<Page['locator']>[];
  readonly prepare?: (page: Page) => Promise<void>;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const navigation = (page: Page, name: string) => page.getByRole('navigation', { name });

const service = contentOf('service', '/k-12/school-readiness');
const article = findPage(({ layout }) => layout === 'article');
const { lists } = contentOf('checklists', '/checklists');
const demo = contentOf('demo', '/deliver/hausebox/demo');

const PRINTED: readonly Printed[] = [
  {
    path: '/k-12/school-readiness',
    shows: [
      ...service.offerings.items.map(({ description }) => description.slice(0, 30)),
      ...(service.faq?.items.map(({ answer }) => answer[0]?.slice(0, 30) ?? '') ?? []),
    ],
    hides: (page) => [navigation(page, 'On this page'), navigation(page, 'Previous and next page')],
  },
  {
    path: article.path,
    shows:
      article.payload.page.layout === 'article'
        ? article.payload.page.sections.map(({ heading: text }) => text)
        : [],
    hides: (page) => [heading(page, 'On this page'), heading(page, 'Read on')],
  },
  {
    path: `/checklists#${lists[2]?.id ?? ''}`,
    shows: [lists[2]?.title ?? ''],
    hides: (page) => [
      page.getByRole('main').getByRole('heading', { name: lists[0]?.title ?? '', level: 2 }),
    ],
  },
  {
    path: '/deliver/hausebox/demo',
    shows: demo.lesson.questions.map(({ question }) => question),
    hides: (page) => [button(page, demo.words.undo)],
  },
  {
    path: '/tools/back-to-school-countdown',
    prepare: (page) => page.getByLabel('First day of school', { exact: true }).fill('2027-08-16'),
    shows: ['Monday, May 17, 2027'],
    hides: (page) => [button(page, 'Undo'), page.getByRole('textbox')],
  },
  {
    path: '/tools/ai-feature-folder',
    // To its last line, which the field on the screen hides.
    prepare: (page) => page.getByLabel('Who uses it?').fill(`${'Line\n'.repeat(30)}The last`),
    shows: ['The last'],
    hides: (page) => [button(page, 'Undo'), page.getByLabel('Who uses it?')],
  },
  {
    path: '/trust/accessibility-conformance',
    shows: ['4.1.3 Status Messages'],
    hides: (page) => [
      navigation(page, 'Breadcrumb'),
      page.getByRole('link', { name: 'OpenACR as YAML' }),
    ],
  },
];

test.describe('at night', { tag: '@nightly' }, () => {
  for (const { path, shows, hides, prepare } of PRINTED) {
    test(`${path} prints its content without its controls`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page, path);
      await prepare?.(page);
      await page.emulateMedia({ media: 'print', colorScheme: 'light' });
      expect(shows.length).toBeGreaterThan(0);
      for (const text of shows) {
        const shown = page.getByRole('main').getByText(text).filter({ visible: true });
        await expect(shown.first()).toBeVisible();
      }
      for (const part of hides(page)) await expect(part.filter({ visible: true })).toHaveCount(0);
      // Where to write, in place of the menus and the buttons.
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('link')).toHaveCount(1);
      await expect(banner.getByRole('button')).toHaveCount(0);
      const words = await banner
        .locator('[data-mail]')
        .evaluate((row) => getComputedStyle(row, '::after').content);
      expect(words).toContain(site.mailboxes.general);
    });
  }

  test('print has the light scheme, whatever scheme is chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/k-12');
    await page.locator('label').filter({ hasText: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const surface = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--color-surface'),
      );
    const onScreen = await surface();
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    const dark = await surface();
    await page.evaluate(() => {
      delete document.documentElement.dataset['theme'];
    });
    expect(dark).toBe(await surface());
    expect(dark).not.toBe(onScreen);
  });
});

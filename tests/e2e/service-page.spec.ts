import type { Page } from '@playwright/test';
import { contentOf, findPage } from '#tests/support/content.ts';
import type { PageFacts } from '#tests/support/site-facts.ts';
import { allPages } from '#tests/support/site-facts.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** A service page from top to bottom (docs/specification.md, 2.5, 4 and 9). */
const accordionPage = '/k-12/school-readiness';
const tabsPage = '/cognify/ai-and-cloud-service';

const services = allPages().filter(({ layout }) => layout === 'service');

const heroOf = (page: Page) =>
  page.locator('main header').filter({ has: page.getByRole('heading', { level: 1 }) });

test('the hero leaves room for what follows it: four rem of a large window, more of a tall one', async ({
  page,
}) => {
  for (const [height, expected] of [
    [800, 800 - 72 - 64],
    [1400, 42 * 16],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    await open(page, accordionPage);
    const box = await heroOf(page).boundingBox();
    expect(Math.abs((box?.height ?? 0) - expected), `of ${String(height)} px`).toBeLessThanOrEqual(
      4,
    );
  }
});

test('the hero’s call to action is in the first view, about the page’s topic, next to the evidence for it', async ({
  page,
}) => {
  const { contact, resources } = contentOf('service', accordionPage);
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, accordionPage);
    const call = heroOf(page).getByRole('link', { name: 'Talk to us' });
    await expect(call).toHaveAttribute('href', `/contact-us?topic=${contact.topic.id}`);
    await expect(call).toBeInViewport({ ratio: 1 });
  }
  const story = resources.cards.find(({ category }) => category === 'CASE STUDY');
  await expect(
    heroOf(page).getByRole('link', { name: `Case study ${story?.title ?? ''}` }),
  ).toHaveAttribute('href', story?.href ?? '');
});

/** Opacity of the black overlay on a hero's photograph, by preset. */
const BLACK = { light: 0.3, medium: 0.5, dark: 0.7 } as const;

const overlayOf = (page: Page) =>
  heroOf(page)
    .locator('> :first-child')
    .evaluate((picture) => {
      const { content, backgroundColor, inset } = getComputedStyle(picture, '::after');
      return content === 'none' ? null : { backgroundColor, inset };
    });

for (const overlay of ['light', 'medium', 'dark'] as const) {
  test(`the ${overlay} overlay puts ${String(BLACK[overlay] * 100)}% black over all of a photograph, none over what is drawn`, async ({
    page,
  }) => {
    const hasIt = ({ payload }: PageFacts) =>
      payload.page.layout === 'service' && payload.page.hero.overlay === overlay;
    await open(page, findPage(hasIt).path);
    expect(await overlayOf(page)).toBeNull();
    // No page shows a photograph; one that does has this mark (src/sections/hero/overlay.test.ts).
    await heroOf(page).evaluate((hero, name) => {
      hero.dataset['overlay'] = name;
    }, overlay);
    expect(await overlayOf(page)).toEqual({
      backgroundColor: `rgba(0, 0, 0, ${String(BLACK[overlay])})`,
      inset: '0px',
    });
  });
}

test('a hero’s text never overlaps its picture', async ({ page }) => {
  for (const width of [360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, tabsPage);
    const hero = heroOf(page);
    const picture = await hero.locator('> *').first().boundingBox();
    const words = await hero.locator('h1, h1 + p').evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { right, bottom } = range.getBoundingClientRect();
        return { right, bottom };
      }),
    );
    expect(words).toHaveLength(2);
    for (const { right, bottom } of words) {
      const isBeside = right <= (picture?.x ?? 0);
      const isAbove = bottom <= (picture?.y ?? 0);
      expect(isBeside || isAbove, `at ${String(width)} px`).toBe(true);
    }
  }
});

test('the table of contents links to every section of the page', async ({ page }) => {
  await open(page, accordionPage);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) {
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(accordionPage + target);
    await expect(page.locator(target)).toBeInViewport();
    await expect(page.locator(target).getByRole('heading', { level: 2 })).toBeVisible();
  }
});

test('figures are in two columns, four from medium screens up', async ({ page }) => {
  const { statistics } = contentOf('service', tabsPage);
  const abreast = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, tabsPage);
    const list = page.getByRole('region', { name: statistics.title }).getByRole('list');
    return list.evaluate(
      (element) => getComputedStyle(element).gridTemplateColumns.split(' ').length,
    );
  };
  expect(await abreast(360)).toBe(2);
  expect(await abreast(768)).toBe(4);
  const figures = page.getByRole('region', { name: statistics.title }).getByRole('listitem');
  // The drawings state what one of their cells represents.
  await expect(figures).toContainText(
    statistics.items.map(({ number, description }) => `${number}${description}`),
  );
});

test('resources link to their pages and to all insights', async ({ page }) => {
  const { resources } = contentOf('service', accordionPage);
  await open(page, accordionPage);
  const section = page.locator('#resources');
  await expect(section.getByRole('link', { name: 'EXPLORE INSIGHTS' })).toHaveAttribute(
    'href',
    '/case-studies',
  );
  const [card] = resources.cards;
  if (card?.href === undefined || card.href === null) throw new Error('The card has no link.');
  await section.getByRole('link', { name: card.title, exact: true }).click();
  await expect(page).toHaveURL(card.href);
});

test('each question has a link to itself that can be copied', async ({ page }) => {
  const { faq } = contentOf('service', accordionPage);
  await open(page, accordionPage);
  for (const { id, question } of faq?.items ?? []) {
    await page.getByRole('button', { name: question, exact: true }).click();
    const link = page.getByRole('link', { name: /^Link to this question/u });
    await expect(link.and(page.locator(`[href="#${id}"]`))).toBeVisible();
  }
});

test('previous and next go through the services of a line, and back', async ({ page }) => {
  const found = findPage(
    ({ layout, payload }) =>
      layout === 'service' && payload.previous === null && payload.next !== null,
  );
  await open(page, found.path);
  const pager = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(pager.getByRole('link')).toHaveCount(1);
  await pager.getByRole('link', { name: /^Next/u }).click();
  await expect(page).toHaveURL(found.payload.next?.href ?? '');
  await pager.getByRole('link', { name: /^Previous/u }).click();
  await expect(page).toHaveURL(found.path);
});

test('a page opened from another starts fresh, with its own first service open', async ({
  page,
}) => {
  const found = findPage(
    ({ payload }) =>
      payload.page.layout === 'service' &&
      payload.page.offerings.presentation === 'accordion' &&
      services.some(
        ({ path, payload: other }) =>
          path === payload.next?.href &&
          other.page.layout === 'service' &&
          other.page.offerings.presentation === 'accordion',
      ),
  );
  const here = contentOf('service', found.path);
  const next = contentOf('service', found.payload.next?.href ?? '');
  await open(page, found.path);
  await page
    .getByRole('button', { name: here.offerings.items[1]?.title ?? '', exact: true })
    .click();
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link', { name: /^Next/u })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.hero.title);
  await expect(
    page.getByRole('button', { name: next.offerings.items[0]?.title ?? '', exact: true }),
  ).toHaveAttribute('aria-expanded', 'true');
});

test('in print, collapsed content is shown and navigation is not', async ({ page }) => {
  const { offerings, faq } = contentOf('service', accordionPage);
  await open(page, accordionPage);
  await page.emulateMedia({ media: 'print' });
  for (const { description } of offerings.items) {
    await expect(page.getByText(description.slice(0, 30)).first()).toBeVisible();
  }
  for (const { answer } of faq?.items ?? []) {
    await expect(page.getByText(answer[0]?.slice(0, 30) ?? '').first()).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Previous and next page' })).toBeHidden();
});

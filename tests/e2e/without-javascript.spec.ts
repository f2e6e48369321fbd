import { plainText } from '#src/components/rich-text.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { allPages, headingOf } from '#tests/support/site-facts.ts';
import { expect, test } from '#tests/support/test.ts';

/** Every page reads and leads on with scripts switched off. */
test.use({ javaScriptEnabled: false, expectedTrouble: /status of 404/u });

for (const facts of allPages()) {
  test(`${facts.path} can be read and left without JavaScript`, async ({ page }) => {
    await page.goto(facts.path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading).toHaveText(headingOf(facts));
    await expect(heading).toBeVisible();

    const shown = squeeze(await page.locator('main').innerText());
    for (const words of wordsBehindWidgets(facts.payload)) {
      expect.soft(shown, 'what a widget would hide is there').toContain(squeeze(words));
    }

    const linked = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const own = [facts.path, '/404'];
    for (const target of linksOf(facts.payload).filter((target) => !own.includes(target))) {
      expect.soft(linked, 'every link of the content is a link').toContain(target);
    }
  });
}

/** Case is a matter of style sheets, and so are breaks. */
const squeeze = (text: string) => text.replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/** Words that stand in closed panels and unchosen tabs once scripts run. */
function wordsBehindWidgets({ page }: PagePayload): string[] {
  const words: string[] = [];
  if ('faq' in page && page.faq !== undefined) {
    words.push(...page.faq.items.flatMap(({ question, answer }) => [question, ...answer]));
  }
  if ('offerings' in page) {
    words.push(...page.offerings.items.flatMap(({ title, description }) => [title, description]));
  }
  if (page.layout === 'home') {
    for (const { content } of page.segments.items) {
      if (content.state === 'ready') words.push(...content.tiles.map(({ title }) => title));
    }
  }
  if (page.layout === 'k-12') {
    words.push(page.challenges.description, page.services.description);
  }
  return words.map(plainText);
}

function linksOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    (key === 'href' || key === 'ctaLink') && typeof item === 'string' ? [item] : linksOf(item),
  );
}

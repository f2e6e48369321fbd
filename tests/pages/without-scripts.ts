import type { Page } from '@playwright/test';
import { plainText } from '#src/components/rich-text/rich-text.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { headingOf } from '#tests/support/site-facts.ts';
import type { PageFacts } from '#tests/support/site-facts.ts';
import { expect } from '#tests/support/browser/test.ts';

/** Checks that a page opened with scripts disabled shows all its content and links. */
export async function readWithoutScripts(page: Page, facts: PageFacts): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toHaveText(headingOf(facts));
  await expect(heading).toBeVisible();

  const { hidden, missing } = await lostWithoutScripts(page, facts);
  expect.soft(hidden, 'content that a widget would hide is shown').toEqual([]);
  expect.soft(missing, 'every link in the content is in the page').toEqual([]);
}

/** What a page opened with scripts disabled lacks: the content that it does not show, and its links. */
export async function lostWithoutScripts(
  page: Page,
  facts: PageFacts,
): Promise<{ readonly hidden: readonly string[]; readonly missing: readonly string[] }> {
  const { shown, linked } = await page.evaluate(() => ({
    shown: document.querySelector('main')?.innerText ?? '',
    linked: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
  }));
  const text = squeeze(shown);
  const hidden = wordsBehindWidgets(facts.payload).filter(
    (words) => !text.includes(squeeze(words)),
  );
  const own = [facts.path, '/404'];
  const missing = linksOf(facts.payload).filter(
    (target) => !own.includes(target) && !linked.includes(target),
  );
  return { hidden, missing };
}

/** Waits until a page whose scripts fail to load shows everything that widgets would hide. */
export async function becomesPlain(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(asksForScripting)).toBe(false);
}

/** Whether styles still depend on what the browser supports instead of what this page runs. */
const asksForScripting = () => {
  const asks = (rules: CSSRuleList): boolean =>
    [...rules].some(
      (rule) =>
        (rule instanceof CSSMediaRule && rule.media.mediaText.includes('scripting')) ||
        (rule instanceof CSSGroupingRule && asks(rule.cssRules)),
    );
  return [...document.styleSheets].some((sheet) => {
    try {
      return asks(sheet.cssRules);
    } catch {
      // The style sheet of a chunk that failed to load.
      return false;
    }
  });
};

/** Normalizes case and line breaks, which depend on style sheets. */
const squeeze = (text: string) => text.replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/** Text that is in closed panels and unselected tabs once scripts run. */
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
  if (page.layout === 'demo') {
    for (const { question, options } of page.lesson.questions) {
      words.push(question, ...options.map(({ text }) => text));
    }
  }
  if (page.layout === 'k-12') {
    words.push(page.challenges.description, page.services.description);
  }
  return words.map(plainText);
}

/** The targets of all links in a page's content. */
export function linksOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    (key === 'href' || key === 'ctaLink') && typeof item === 'string' ? [item] : linksOf(item),
  );
}

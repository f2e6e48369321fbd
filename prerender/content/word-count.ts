import { plainText } from '#src/components/rich-text/rich-text.ts';
import type { Page } from '#src/content/schema/pages.ts';
import { isReference } from '#src/content/schema/primitives.ts';

/**
 * Fields whose strings are not words, or not read as part of the page. They are listed by name because
 * most strings of a page are words, so marking those would take far more work. Links and pictures are
 * not listed, because their schemas mark them; `picture` is here for content that has not been
 * validated.
 */
const NOT_READ: ReadonlySet<string> = new Set([
  'audiences',
  'id',
  'head',
  'layout',
  'line',
  'icon',
  'name',
  'picture',
  'published',
  'revised',
  'topic',
  'type',
  'updated',
]);

/** Words a visitor reads on the page: every string of its content except ids, links and head data. */
export function wordCount(page: Page): number {
  const count = (value: unknown): number => {
    if (typeof value === 'string') return plainText(value).split(/\s+/u).filter(Boolean).length;
    if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + count(item), 0);
    if (typeof value !== 'object' || value === null || isReference(value)) return 0;
    return Object.entries(value).reduce(
      (sum, [name, item]) => (NOT_READ.has(name) ? sum : sum + count(item)),
      0,
    );
  };
  return count(page);
}

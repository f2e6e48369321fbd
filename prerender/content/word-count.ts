import { plainText } from '#src/components/rich-text/rich-text.ts';
import type { Page } from '#src/content/schema/pages.ts';
import { textsOf } from './texts.ts';

/**
 * Fields whose strings are not words, or not read as part of the page. They are listed by name because
 * most strings of a page are words, so marking those would take far more work.
 */
const NOT_READ: ReadonlySet<string> = new Set([
  'audiences',
  'id',
  'head',
  'layout',
  'line',
  'icon',
  'name',
  'published',
  'revised',
  'topic',
  'type',
  'updated',
]);

/** Words a visitor reads on the page: every string of its content except ids, links and head data. */
export const wordCount = (page: Page): number =>
  textsOf(page, NOT_READ)
    .flatMap(({ text }) => plainText(text).split(/\s+/u))
    .filter(Boolean).length;

import type { Site } from '#src/content/schema/navigation.ts';
import { QUERY_FIELD, SEARCH_PATH } from '#src/features/search/limits.ts';
import { escapeHtml } from '../pages/html-document.ts';

/** The longest name that the format allows, in characters. */
const MOST_NAME = 16;

/**
 * The description of the site's search (OpenSearch 1.1, draft 6).
 */
export function openSearch({ name, origin }: Site): string {
  const template = `${origin}${SEARCH_PATH}?${QUERY_FIELD}={searchTerms}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeHtml([...name].slice(0, MOST_NAME).join('').trim())}</ShortName>`,
    `  <Description>${escapeHtml(`Search the pages of ${name}`)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image width="32" height="32" type="image/x-icon">${escapeHtml(origin)}/favicon.ico</Image>`,
    `  <Url type="text/html" method="get" template="${escapeHtml(template)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}

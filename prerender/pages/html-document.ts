import { dark, light } from '#src/design/palette.ts';
import { AT_ONCE, LATER, MODULES_META } from '#src/app/starter/names.ts';
import type { HeadFacts } from '#src/app/head/head.ts';
import { scriptJson } from '#src/app/head/script-json.ts';
import { CODE_META, PAYLOAD_ELEMENT_ID } from '#src/content/schema/payload-element.ts';
import { MENUS_META } from '#src/shell/header/load-menus.ts';
import { cardTitle } from '../images/social-card.ts';
import { OPEN_SEARCH_PATH } from '../files/addresses.ts';
import type { PageData } from '#src/content/schema/payload-element.ts';

/** What a page loads, as URLs on this site. */
export interface PageAssets {
  readonly entry: string;
  /** Further modules the page needs before it can hydrate. */
  readonly modules: readonly string[];
  /** Those of the entry and the modules that are fetched only on interaction. */
  readonly later: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Inline style; its hash is in the CSP. */
  readonly inlineStyle: string;
  /** Import map, which names the files that scripts import; its hash is in the CSP. */
  readonly importMap: string;
  /** Inline script that runs before the first paint; its hash is in the CSP. */
  readonly inlineScript: string;
  /**
   * When the modules run: when needed or after the first frame (both by src/app/starter), or
   * at once, with a script element.
   */
  readonly start: 'when needed' | 'after paint' | 'at once';
}

export interface HtmlDocumentParts {
  readonly lang: string;
  readonly siteName: string;
  readonly facts: HeadFacts;
  readonly pageData: PageData;
  /** The path of the file with the content of the menus. */
  readonly menus: string;
  readonly structuredData: readonly object[];
  /** The feeds that readers are offered, the page's own first. */
  readonly feeds: readonly { readonly title: string; readonly href: string }[];
  readonly body: string;
  readonly assets: PageAssets;
}

/** Text for an attribute or element content. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * The complete HTML document of a page. In `<head>`, render-blocking elements come first. Everything
 * that pages of a layout share is in one block, between the title and the description, where it is cut
 * out and stored once for all of them (prerender/offline/document-parts.ts).
 */
export function htmlDocument(parts: HtmlDocumentParts): string {
  const { assets, facts } = parts;
  const { page, published, updated } = parts.pageData.payload;
  const isArticle = page.layout === 'article' || page.layout === 'case-study';
  const meta = (key: 'name' | 'property', name: string, value: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(value)}">`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(facts.title)}</title>`,
    assets.inlineScript === '' ? '' : `<script>${assets.inlineScript}</script>`,
    ...assets.fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    assets.inlineStyle === '' ? '' : `<style>${assets.inlineStyle}</style>`,
    ...assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    assets.importMap === '' ? '' : `<script type="importmap">${assets.importMap}</script>`,
    assets.start === 'at once'
      ? `<script type="module" src="${assets.entry}"></script>`
      : `<meta name="${MODULES_META}"${assets.start === 'after paint' ? ` ${AT_ONCE}` : ''} content="${[assets.entry, ...assets.modules].join(' ')}"${assets.later.length === 0 ? '' : ` ${LATER}="${assets.later.join(' ')}"`}>`,
    meta('name', CODE_META, parts.pageData.code),
    meta('name', MENUS_META, parts.menus),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(parts.siteName)}" href="${OPEN_SEARCH_PATH}">`,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${light.background}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark.background}" media="(prefers-color-scheme: dark)">`,
    meta('property', 'og:site_name', parts.siteName),
    meta('property', 'og:type', isArticle ? 'article' : 'website'),
    meta('property', 'og:locale', parts.lang.replace('-', '_')),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'description', facts.description),
    facts.hidden ? '<meta name="robots" content="noindex">' : '',
    facts.canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(facts.canonical)}">`,
    ...parts.feeds.map(
      ({ title, href }) =>
        `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${href}">`,
    ),
    meta('property', 'og:title', facts.title),
    meta('property', 'og:description', facts.description),
    facts.canonical === null ? '' : meta('property', 'og:url', facts.canonical),
    meta('property', 'og:image', facts.image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${cardTitle(page)}, ${parts.siteName}`),
    isArticle && published !== null
      ? meta('property', 'article:published_time', published.day)
      : '',
    isArticle && updated !== null ? meta('property', 'article:modified_time', updated.day) : '',
    ...parts.structuredData.map(
      (data) => `<script type="application/ld+json">${scriptJson(data)}</script>`,
    ),
  ].filter(Boolean);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(parts.lang)}" data-line="${facts.line}">`,
    `<head>\n${head.join('\n')}\n</head>`,
    '<body>',
    `<div id="root">${parts.body}</div>`,
    `<script type="application/json" id="${PAYLOAD_ELEMENT_ID}">${scriptJson(parts.pageData.payload)}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

import { SEARCH_PATH } from '#src/features/search/limits.ts';

/** The pages whose paths the build itself writes somewhere, other than in links of the content. */
export const FIXED = {
  articles: '/blogs',
  conformance: '/trust/accessibility-conformance',
  contact: '/contact-us',
  feedback: '/accessibility#feedback',
  k12: '/k-12',
  report: '/trust#report',
  rules: '/regulations',
  saved: '/offline',
  search: SEARCH_PATH,
} as const;

/** Each of these paths and where it is written, for the message when its page is gone. */
const WRITTEN: Readonly<Record<string, string>> = {
  [FIXED.articles]: 'the feed of articles (prerender/files/atom-feed.ts)',
  [FIXED.conformance]: 'the conformance report in OpenACR (prerender/conformance/report.ts)',
  [FIXED.contact]:
    'security.txt, the web manifest and structured data (prerender/files/, prerender/pages/structured-data.ts)',
  [FIXED.feedback]: 'the conformance report in OpenACR (prerender/conformance/openacr.ts)',
  [FIXED.k12]: 'the web manifest (prerender/files/web-manifest.ts)',
  [FIXED.report]: 'security.txt (prerender/files/security-txt.ts)',
  [FIXED.saved]: 'the web manifest (prerender/files/web-manifest.ts)',
  [FIXED.rules]: 'the calendar and the feed of rules (prerender/regulations/files.ts)',
  [FIXED.search]: 'the description of the search (prerender/files/open-search.ts)',
};

/** A problem for each fixed path that leads to no page, or to no section of its page. */
export function fixedPageProblems(
  pages: ReadonlyMap<string, { readonly page: unknown }>,
): string[] {
  return Object.entries(WRITTEN).flatMap(([address, where]) => {
    const [path = '', section] = address.split('#');
    const payload = pages.get(path);
    const isThere =
      payload !== undefined && (section === undefined || hasId(payload.page, section));
    return isThere
      ? []
      : [
          `${address} leads nowhere, but ${where} links to it. Restore it, or change FIXED in prerender/checks/fixed-pages.ts.`,
        ];
  });
}

/** Whether something on a page has this id. */
export const hasId = (value: unknown, id: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, item]) => (key === 'id' && item === id) || hasId(item, id));

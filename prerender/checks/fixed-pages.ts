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

/** A problem for each fixed path that leads to no page, or to no section of its page. */
export const fixedPageProblems = (
  pages: ReadonlyMap<string, { readonly page: unknown }>,
): string[] =>
  Object.values(FIXED).flatMap((address) => {
    const [path = '', section] = address.split('#');
    const payload = pages.get(path);
    return payload !== undefined && (section === undefined || hasId(payload.page, section))
      ? []
      : [
          `${address} leads nowhere, but files that the build makes link to it. Restore it, or change FIXED in prerender/checks/fixed-pages.ts.`,
        ];
  });

/** Whether something on a page has this id. */
export const hasId = (value: unknown, id: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, item]) => (key === 'id' && item === id) || hasId(item, id));

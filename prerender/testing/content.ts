import path from 'node:path';
import { figures } from '#src/content/figures.ts';
import { harmlessNumbers } from '#src/content/harmless-numbers.ts';
import { navigation } from '#src/content/navigation.ts';
import notFoundPage from '#src/content/pages/404.ts';
import type { PageInput } from '#src/content/schema/pages.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { site } from '#src/content/site.ts';
import { sources } from '#src/content/sources.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { CONTENT, examineContent } from '../content/read-content.ts';
import type { ContentSource } from '../content/read-content.ts';

/** Test support: content that is in memory instead of in `src/content`. */

/** What the files other than pages export, unless a test has its own. */
const SHARED = {
  site,
  navigation,
  LEADS: [],
  redirects: {},
  figures,
  sources,
  regulations: [],
  harmlessNumbers,
};

export interface FixtureContent extends Partial<Record<keyof typeof SHARED, unknown>> {
  /**
   * File below `pages/`, without `.ts` → its default export, or null if the file exports nothing.
   */
  readonly pages?: Readonly<Record<string, unknown>>;
}

/** Options that point `loadSite` to the fixture, which has a not-found page unless it has its own. */
export function fixture({ pages: own, ...shared }: FixtureContent): Required<ContentSource> {
  const pages: Readonly<Record<string, unknown>> = { '404': notFoundPage, ...own };
  const folder = path.join(CONTENT, 'pages');
  const importModule = (file: string) => {
    const page = pages[path.relative(folder, file).slice(0, -'.ts'.length)];
    if (page === null) return Promise.resolve({});
    return Promise.resolve(page === undefined ? { ...SHARED, ...shared } : { default: page });
  };
  return { pages: Object.keys(pages).map((name) => `${name}.ts`), importModule };
}

/** The problems of a fixture, one sentence each. */
export const problemsOf = async (content: FixtureContent) =>
  (await examineContent(fixture(content))).problems;

/** The page of a site at a path, which it has. */
export function payloadAt({ pages }: Pick<LoadedSite, 'pages'>, at: string): PagePayload {
  const payload = pages.get(at);
  if (payload === undefined) throw new Error(`There is no ${at}.`);
  return payload;
}

const head = (title: string) => ({
  title,
  description: `${title}: a page that only the tests read, with a description of a fitting length.`,
});

export const caseStudyPage = (name: string, related: readonly string[] = []) =>
  ({
    layout: 'case-study',
    name,
    line: 'build',
    head: head(name),
    hero: { title: `How ${name} went`, subtitle: 'In short', picture: { motifs: ['flask'] } },
    summary: `What ${name} was about.`,
    topics: ['Science'],
    audiences: ['K-12 publishing'],
    metrics: [],
    sections: [
      { id: 'start', heading: 'The start', blocks: [{ type: 'paragraph', text: 'It began.' }] },
    ],
    related: [...related],
    contact: { body: 'Talk to us.', topic: 'call' },
  }) as const satisfies PageInput;

/** A service page: everything that the schema asks for, as short as possible. */
export const servicePage = (name: string, changes: Partial<Record<string, unknown>> = {}) =>
  ({
    layout: 'service',
    name,
    line: 'cognify',
    head: head(name),
    hero: {
      title: `${name}, in plain words`,
      subtitle: 'What it is for',
      picture: { motifs: ['globe', 'speech'] },
    },
    intro: {
      title: 'Why',
      paragraphs: ['Read [our cases](/case-studies/labs) or **stay** [here](/nowhere).'],
    },
    template: 'process',
    offerings: {
      items: [
        {
          id: 'first',
          title: 'The first offering',
          description: 'What is done.',
          picture: { motifs: ['gear'] },
          link: { text: 'Talk', href: '/contact-us' },
        },
      ],
    },
    statistics: { items: [{ number: '30+', description: 'years of experience' }] },
    resources: {
      cards: [
        {
          id: 'labs',
          title: 'Labs',
          category: 'CASE STUDY',
          href: '/case-studies/labs',
          picture: { motifs: ['flask'] },
          description: 'Labs.',
        },
      ],
    },
    contact: { body: 'Talk to us.', topic: 'call' },
    ...changes,
  }) as const;

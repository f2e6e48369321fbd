import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { figures } from '#src/content/figures.ts';
import { harmlessNumbers } from '#src/content/harmless-numbers.ts';
import { navigation } from '#src/content/navigation.ts';
import type { PageInput } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';
import { sources } from '#src/content/sources.ts';
import type { ContentSource } from '../content/read-content.ts';

/** Test support: content that is in memory instead of in `src/content`. */

export interface FixtureContent {
  /**
   * File below `pages/`, without `.ts` → its default export, or null if the file exports nothing.
   */
  readonly pages: Readonly<Record<string, unknown>>;
  readonly site?: unknown;
  readonly navigation?: unknown;
  readonly leads?: unknown;
  readonly redirects?: Readonly<Record<string, string>>;
  readonly figures?: unknown;
  readonly sources?: unknown;
}

/**
 * Options that point `loadSite` to the fixture: a folder of empty files, and a function that loads
 * their modules. For use inside a test; the folder is removed when the test ends.
 */
export async function fixture(
  content: FixtureContent,
): Promise<Required<Omit<ContentSource, 'isDraft'>>> {
  const contentDir = await mkdtemp(path.join(tmpdir(), 'hause content-'));
  onTestFinished(() => rm(contentDir, { recursive: true }));
  const modules = new Map<string, Record<string, unknown>>([
    ['site.ts', { site: content.site ?? site }],
    ['navigation.ts', { navigation: content.navigation ?? navigation }],
    ['topics.ts', { LEADS: content.leads ?? [] }],
    ['redirects.ts', { redirects: content.redirects ?? {} }],
    ['figures.ts', { figures: content.figures ?? figures }],
    ['sources.ts', { sources: content.sources ?? sources }],
    ['harmless-numbers.ts', { harmlessNumbers }],
  ]);
  for (const [name, page] of Object.entries(content.pages)) {
    const file = path.join('pages', `${name}.ts`);
    modules.set(file, page === null ? {} : { default: page });
    await mkdir(path.join(contentDir, path.dirname(file)), { recursive: true });
    await writeFile(path.join(contentDir, file), '');
  }
  const importModule = (file: string) => {
    const module = modules.get(path.relative(contentDir, file));
    return module === undefined
      ? Promise.reject(new Error(`The fixture has no ${file}`))
      : Promise.resolve(module);
  };
  return { contentDir, importModule };
}

const head = (title: string) => ({
  title,
  description: `${title}: a page that only the tests read, with a description of a fitting length.`,
});

export const notFoundPage = {
  layout: 'not-found',
  name: 'Page not found',
  line: 'discover',
  head: head('Page not found'),
  title: '404',
  intro: 'Oops! Page not found',
} as const satisfies PageInput;

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

export const articlePage = (name: string, changes: Partial<Record<string, unknown>> = {}) =>
  ({
    layout: 'article',
    name,
    line: 'discover',
    head: head(name),
    hero: { title: `On ${name}`, subtitle: 'In short', picture: { motifs: ['page'] } },
    summary: `What ${name} is about.`,
    category: 'Science',
    published: '2026-11-21',
    sections: [
      { id: 'start', heading: 'The start', blocks: [{ type: 'paragraph', text: 'It begins.' }] },
    ],
    related: [],
    contact: { body: 'Talk to us.', topic: 'call' },
    ...changes,
  }) as const;

/** A complete service page: everything that the schema allows, as short as possible. */
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
    processSteps: {
      title: 'How it works',
      course: 'level',
      steps: (['eye', 'page', 'gear', 'tick', 'key'] as const).map((motif) => ({
        motif,
        title: `To the ${motif}`,
        text: 'What is done there.',
      })),
    },
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

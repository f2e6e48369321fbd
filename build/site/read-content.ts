import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import {
  navigation as navigationSchema,
  site as siteSchema,
} from '#src/content/schema/navigation.ts';
import type { Navigation, Site } from '#src/content/schema/navigation.ts';
import {
  figures as figuresSchema,
  harmlessNumbers as harmlessNumbersSchema,
} from '#src/content/schema/figures.ts';
import { page as pageSchema } from '#src/content/schema/pages.ts';
import type { Page } from '#src/content/schema/pages.ts';
import { sources as sourcesSchema } from '#src/content/schema/sources.ts';
import type { Sources } from '#src/content/schema/sources.ts';
import { WORKED_EXAMPLE_SUFFIX } from '#src/content/schema/story-label.ts';
import { numberProblems } from './check-numbers.ts';

/** All content files, validated. Links and pictures are still references. */
export interface Content {
  readonly site: Site;
  readonly navigation: Navigation;
  /** By canonical path, in file order. */
  readonly pages: ReadonlyMap<string, Page>;
  /** From each redirected path to its canonical path. */
  readonly redirects: Readonly<Record<string, string>>;
  /** The laws and standards that pages name, by id. */
  readonly sources: Sources;
}

/** The target of a path's redirect, or the path itself. */
export const canonicalPath = ({ redirects }: Content, path: string): string =>
  redirects[path] ?? path;

/** An error in the content files. The message has one line per problem, with file, field and reason. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

export interface ContentSource {
  /** The folder that holds `site.ts`, `navigation.ts`, `redirects.ts`, the lists of figures, sources and
   * harmless numbers, and `pages/`. */
  readonly contentDir?: string;
  /** Loads a module; the dev server passes its own function so that edits take effect. */
  readonly importModule?: (file: string) => Promise<Record<string, unknown>>;
}

const DEFAULT_DIR = path.resolve(import.meta.dirname, '../../src/content');

/**
 * Reads every content file and checks it against its schema.
 * @throws ContentError with every problem found, not only the first
 */
export async function readContent(source: ContentSource): Promise<Content> {
  const contentDir = source.contentDir ?? DEFAULT_DIR;
  const importModule =
    source.importModule ??
    ((file: string) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>);

  const problems: string[] = [];
  const read = async <S extends v.GenericSchema>(file: string, schema: S, name: string) => {
    const module = await importModule(path.join(contentDir, file));
    const result = v.safeParse(schema, module[name]);
    if (result.success) return result.output;
    const where = path.join('src/content', file);
    if (module[name] === undefined) {
      problems.push(`${where}: has no export "${name}". Every content file must have one.`);
    } else {
      for (const issue of result.issues) problems.push(explain(where, issue));
    }
    return undefined;
  };

  const site = await read('site.ts', siteSchema, 'site');
  const navigation = await read('navigation.ts', navigationSchema, 'navigation');
  const redirects = (await importModule(path.join(contentDir, 'redirects.ts')))[
    'redirects'
  ] as Record<string, string>;

  const figures = await read('figures.ts', figuresSchema, 'figures');
  const sources = await read('sources.ts', sourcesSchema, 'sources');
  const harmlessNumbers = await read(
    'harmless-numbers.ts',
    harmlessNumbersSchema,
    'harmlessNumbers',
  );

  const files = (await readdir(path.join(contentDir, 'pages'), { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted();
  const pages = new Map<string, Page>();
  for (const file of files) {
    const page = await read(path.join('pages', file), pageSchema, 'default');
    if (page !== undefined) pages.set(pathOf(file), withTrueName(page));
  }
  if (!pages.has('/404')) {
    problems.push('src/content/pages/404.ts: is missing. Unknown paths need a page to show.');
  }
  for (const [from, to] of Object.entries(redirects)) {
    if (pages.has(from)) problems.push(`src/content/redirects.ts: ${from} is a page as well.`);
    if (redirects[to] !== undefined) {
      problems.push(`src/content/redirects.ts: ${from} leads to another redirect, ${to}.`);
    }
  }
  const listed = figures !== undefined && sources !== undefined && harmlessNumbers !== undefined;
  if (listed) {
    const texts = new Map<string, unknown>([...pages, ['navigation', navigation], ['site', site]]);
    problems.push(...numberProblems(texts, { figures, sources, harmlessNumbers }));
  }
  if (problems.length > 0 || site === undefined || navigation === undefined || !listed) {
    throw new ContentError(
      `The content cannot be built:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  }
  return { site, navigation, pages, redirects, sources };
}

/** `k-12/index.ts` → `/k-12`, `k-12/ai-solutions.ts` → `/k-12/ai-solutions`, `index.ts` → `/`. */
function pathOf(file: string): string {
  const parts = file.replace(/\.ts$/u, '').split(path.sep);
  if (parts.at(-1) === 'index') parts.pop();
  return `/${parts.join('/')}`;
}

/** A worked example says so in its name, which appears without a label in lists. */
const withTrueName = (page: Page): Page =>
  page.layout === 'case-study' && page.isWorkedExample
    ? { ...page, name: page.name + WORKED_EXAMPLE_SUFFIX }
    : page;

/** One line for a problem. */
function explain(file: string, issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? '(whole file)';
  return `${file}: ${field} ${issue.message}. It holds ${truncate(issue.received)}.`;
}

const truncate = (words: string) => (words.length > 80 ? `${words.slice(0, 77)}…` : words);

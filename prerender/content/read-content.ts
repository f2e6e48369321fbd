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
import type { HarmlessNumbers } from '#src/content/schema/figures.ts';
import { page as pageSchema } from '#src/content/schema/pages.ts';
import type { Page } from '#src/content/schema/pages.ts';
import { regulations as regulationsSchema } from '#src/content/schema/regulations.ts';
import type { Regulation } from '#src/content/schema/regulations.ts';
import { sources as sourcesSchema } from '#src/content/schema/sources.ts';
import type { Sources } from '#src/content/schema/sources.ts';
import { leads as leadsSchema } from '#src/content/schema/owner-facts.ts';
import type { Lead } from '#src/content/schema/owner-facts.ts';
import { WORKED_EXAMPLE_SUFFIX } from '#src/content/schema/story-label.ts';
import { numberProblems } from '../checks/check-numbers.ts';
import { explain } from '../checks/explain.ts';
import { deadLinks, inlineLinkProblems } from '../checks/inline-links.ts';
import { PlainError } from '../plain-error.ts';
import {
  pagePathProblems,
  redirectProblems,
  redirects as redirectsSchema,
} from '../checks/paths.ts';

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
  /** The rules of law of the page that lists them. */
  readonly regulations: readonly Regulation[];
  /** Who leads the teams, as far as they are named. */
  readonly leads: readonly Lead[];
}

/** The target of a path's redirect, or the path itself. */
export const canonicalPath = ({ redirects }: Content, path: string): string =>
  redirects[path] ?? path;

/** Errors in the content files. The message has one line per problem, with file, field and reason. */
export class ContentError extends PlainError {
  override readonly name = 'ContentError';
  readonly problems: readonly string[];

  constructor(...problems: readonly string[]) {
    super(`The content cannot be built:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

export interface ContentSource {
  /** The files of pages, relative to `src/content/pages`; if omitted, all that are there. */
  readonly pages?: readonly string[];
  /** Loads a module; the dev server passes its own function so that edits take effect. */
  readonly importModule?: (file: string) => Promise<Record<string, unknown>>;
}

/** The folder of the content. */
export const CONTENT = path.resolve(import.meta.dirname, '../../src/content');

/**
 * Reads every content file and checks it against its schema.
 * @throws ContentError with every problem found, not only the first
 */
export async function readContent(source: ContentSource): Promise<Content> {
  const { content, problems } = await examineContent(source);
  if (content === undefined) throw new ContentError(...problems);
  return content;
}

/**
 * The same, for whoever wants to know all that could be better: why a build has to stop, or else the content, and links
 * without a page, which stop none, so that pages can be written in any order.
 */
export async function examineContent(source: ContentSource = {}) {
  const importModule =
    source.importModule ??
    ((file: string) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>);

  const problems: string[] = [];
  const read = async <S extends v.GenericSchema>(file: string, schema: S, name: string) => {
    const where = path.join('src/content', file);
    let module: Record<string, unknown>;
    try {
      module = await importModule(path.join(CONTENT, file));
    } catch (error) {
      problems.push(`${placeOf(error) ?? where}: cannot be read (${reasonOf(error)}). Correct it.`);
      return undefined;
    }
    const result = v.safeParse(schema, name === 'site' ? companyOf(module) : module[name]);
    if (result.success) return result.output;
    if (module[name] === undefined) {
      problems.push(`${where}: has no export "${name}". Every content file must have one.`);
    } else {
      for (const issue of result.issues) problems.push(explain(where, issue));
    }
    return undefined;
  };

  const site = await read('site.ts', siteSchema, 'site');
  const navigation = await read('navigation.ts', navigationSchema, 'navigation');
  const redirects = await read('redirects.ts', redirectsSchema, 'redirects');
  const leads = await read('topics.ts', leadsSchema, 'LEADS');
  const figures = await read('figures.ts', figuresSchema, 'figures');
  const sources = await read('sources.ts', sourcesSchema, 'sources');
  const regulations = await read('regulations.ts', regulationsSchema, 'regulations');
  const harmlessNumbers = await read(
    'harmless-numbers.ts',
    harmlessNumbersSchema,
    'harmlessNumbers',
  );

  const names = source.pages ?? (await readdir(path.join(CONTENT, 'pages'), { recursive: true }));
  // A page with problems is one all the same.
  const files = Map.groupBy(
    names
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join('pages', file))
      .toSorted(),
    pathOf,
  );
  const pages = new Map<string, Page>();
  for (const [at, same] of files) {
    problems.push(...pagePathProblems(at, same));
    for (const file of same) {
      const page = await read(file, pageSchema, 'default');
      if (page !== undefined) pages.set(at, withTrueName(page));
    }
  }
  if (!pages.has('/404')) {
    problems.push('src/content/pages/404.ts: is missing. Unknown paths need a page to show.');
  }
  if (redirects !== undefined) problems.push(...redirectProblems(redirects, files));
  for (const { id, source } of regulations ?? []) {
    if (sources === undefined || source in sources) continue;
    problems.push(
      `src/content/regulations.ts: ${id} names the source "${source}", which src/content/sources.ts does not have. Correct the name, or add the source.`,
    );
  }
  const texts = new Map<string, unknown>([
    ...pages,
    ['navigation', navigation],
    ['site', site],
    ['regulations', regulations?.map(wordsOf)],
  ]);
  const located = (found: readonly string[]) =>
    found.map((problem) =>
      problem.replace(
        /^([^#]+)#\.?/u,
        (_, name: string) => `${path.join('src/content', files.get(name)?.[0] ?? `${name}.ts`)}: `,
      ),
    );
  problems.push(...located(inlineLinkProblems(texts)));
  if (figures !== undefined && sources !== undefined && harmlessNumbers !== undefined) {
    const known = [...harmlessNumbers, ...ownNumbers(site)];
    problems.push(...located(numberProblems(texts, { figures, sources, harmlessNumbers: known })));
  }
  const isPage = (at: string) => at !== '/404' && files.has(redirects?.[at] ?? at);
  return {
    problems: [...new Set(problems)],
    deadLinks: located(deadLinks(texts, isPage)),
    content:
      problems.length > 0 ||
      site === undefined ||
      navigation === undefined ||
      redirects === undefined ||
      leads === undefined ||
      sources === undefined ||
      regulations === undefined
        ? undefined
        : { site, navigation, pages, redirects, sources, regulations, leads },
  };
}

const reasonOf = (error: unknown) => String(error).split('\n')[0] ?? '';

/** What visitors read of a rule of law, besides its days. */
const wordsOf = ({ source: _, dates, ...rule }: Regulation) => ({
  ...rule,
  dates: dates.map(({ what }) => what),
});

/** The company, with the ways to a person and what procurement asks for, which are exports of their own. */
const companyOf = ({ site, reach, procurement }: Record<string, unknown>) =>
  typeof site === 'object' && site !== null ? { reach, procurement, ...site } : site;

/** The numbers that the company gives as ways to a person and to procurement. */
function ownNumbers(site: Site | undefined): HarmlessNumbers {
  const texts = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(texts)
      : [typeof value === 'number' ? `${String(value)} business days` : String(value)];
  return texts([site?.reach, site?.procurement])
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => ({ phrase, why: 'src/content/site.ts says it' }));
}

/**
 * The file and line that an error comes from: a page rather than what it uses, and only once for all pages that
 * import it.
 */
function placeOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = stack
    .replaceAll(pathToFileURL(CONTENT).href, CONTENT)
    .split(`${CONTENT}${path.sep}`)
    .slice(1)
    .flatMap((rest) => /^[\w/\\-]+\.ts:\d+/u.exec(rest)?.[0] ?? []);
  const place = places.find((one) => one.startsWith('pages')) ?? places[0];
  return place === undefined ? undefined : path.join('src/content', place);
}

/** `pages/k-12/index.ts` → `/k-12`, `pages/k-12/ai-solutions.ts` → `/k-12/ai-solutions`, `pages/index.ts` → `/`. */
function pathOf(file: string): string {
  const [, ...parts] = file.replace(/\.ts$/u, '').split(path.sep);
  if (parts.at(-1) === 'index') parts.pop();
  return `/${parts.join('/')}`;
}

/** A worked example says so in its name, which appears without a label in lists. */
const withTrueName = (page: Page): Page =>
  page.layout === 'case-study' && page.isWorkedExample
    ? { ...page, name: page.name + WORKED_EXAMPLE_SUFFIX }
    : page;

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
import { sources as sourcesSchema } from '#src/content/schema/sources.ts';
import type { Sources } from '#src/content/schema/sources.ts';
import { leads as leadsSchema } from '#src/content/schema/owner-facts.ts';
import type { Lead } from '#src/content/schema/owner-facts.ts';
import { WORKED_EXAMPLE_SUFFIX } from '#src/content/schema/story-label.ts';
import { numberProblems } from '../checks/check-numbers.ts';
import { explain } from '../checks/explain.ts';
import { deadLinks, inlineLinkProblems } from '../checks/inline-links.ts';
import { PlainError } from '../plain-error.ts';
import { reservedFor } from '../checks/reserved-paths.ts';
import { canonicalPath as pathSchema } from '#server/http/site-manifest.ts';

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
  /** The folder that holds `site.ts`, `navigation.ts`, `redirects.ts`, the lists of figures, sources and
   * harmless numbers, and `pages/`. */
  readonly contentDir?: string;
  /** Loads a module; the dev server passes its own function so that edits take effect. */
  readonly importModule?: (file: string) => Promise<Record<string, unknown>>;
  /** For the development server: pictures are drawn when they are asked for. */
  readonly isDraft?: boolean;
}

const DEFAULT_DIR = path.resolve(import.meta.dirname, '../../src/content');

/** What reading the content files has found. */
interface Examined {
  /** Undefined if a build has to stop. */
  readonly content: Content | undefined;
  /** Why it has to stop, one sentence each. */
  readonly problems: readonly string[];
  /** Links without a page, one sentence each. They stop no build, so that pages can be written in any order. */
  readonly deadLinks: readonly string[];
}

/**
 * Reads every content file and checks it against its schema.
 * @throws ContentError with every problem found, not only the first
 */
export async function readContent(source: ContentSource): Promise<Content> {
  const { content, problems } = await examineContent(source);
  if (content === undefined) throw new ContentError(...problems);
  return content;
}

/** The same, for whoever wants to know all that could be better. */
export async function examineContent(source: ContentSource = {}): Promise<Examined> {
  const contentDir = source.contentDir ?? DEFAULT_DIR;
  const importModule =
    source.importModule ??
    ((file: string) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>);

  const problems: string[] = [];
  const read = async <S extends v.GenericSchema>(file: string, schema: S, name: string) => {
    const where = path.join('src/content', file);
    let module: Record<string, unknown>;
    try {
      module = await importModule(path.join(contentDir, file));
    } catch (error) {
      problems.push(
        `${placeOf(error, contentDir) ?? where}: cannot be read (${reasonOf(error)}). Correct it.`,
      );
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
  const redirects = await read('redirects.ts', v.record(v.string(), v.string()), 'redirects');

  const leads = await read('topics.ts', leadsSchema, 'LEADS');

  const figures = await read('figures.ts', figuresSchema, 'figures');
  const sources = await read('sources.ts', sourcesSchema, 'sources');
  const harmlessNumbers = await read(
    'harmless-numbers.ts',
    harmlessNumbersSchema,
    'harmlessNumbers',
  );

  const names = (await readdir(path.join(contentDir, 'pages'), { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted();
  // A page with problems is one all the same.
  const files = Map.groupBy(
    names.map((file) => path.join('pages', file)),
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
  const texts = new Map<string, unknown>([...pages, ['navigation', navigation], ['site', site]]);
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
      sources === undefined
        ? undefined
        : { site, navigation, pages, redirects, sources, leads },
  };
}

const reasonOf = (error: unknown) => String(error).split('\n')[0] ?? '';

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
function placeOf(error: unknown, contentDir: string): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = stack
    .replaceAll(pathToFileURL(contentDir).href, contentDir)
    .split(`${contentDir}${path.sep}`)
    .slice(1)
    .flatMap((rest) => /^[\w/\\-]+\.ts:\d+/u.exec(rest)?.[0] ?? []);
  const place = places.find((one) => one.startsWith('pages')) ?? places[0];
  return place === undefined ? undefined : path.join('src/content', place);
}

/** The path of a page: one spelling for each, which no host reads as that of a file. */
const PAGE_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/u;

/** What is wrong with a page's path. */
function* pagePathProblems(at: string, files: readonly string[]): Generator<string> {
  const [file = '', ...others] = files.map((name) => path.join('src/content', name));
  const reserved = reservedFor(at);
  if (!PAGE_PATH.test(at)) {
    yield `${file}: its path would be "${at}", but a path has only lower-case letters, digits and hyphens between its slashes. Rename the file.`;
  } else if (at.endsWith('/index')) {
    yield `${file}: its path would be "${at}", which is the file of "${at.slice(0, -'/index'.length) || '/'}". Rename the file or its folder.`;
  } else if (reserved !== null) {
    yield `${file}: its path would be "${at}", but ${reserved}. Rename the file or its folder.`;
  }
  for (const other of others) {
    yield `${other}: its path is "${at}", which ${file} already has. Keep one of the two files.`;
  }
}

/** What is wrong with the redirects, the same for every host that serves the site. */
function* redirectProblems(
  redirects: Readonly<Record<string, string>>,
  pages: ReadonlyMap<string, unknown>,
): Generator<string> {
  for (const [from, to] of Object.entries(redirects)) {
    const where = `src/content/redirects.ts: "${from}" → "${to}":`;
    const isLocal = !to.startsWith('https://') || !URL.canParse(to);
    const wrong = [from, ...(isLocal ? [to] : [])].flatMap((one) => {
      const reason = pathProblem(one);
      return reason === null
        ? []
        : [
            `${where} "${one}" is not a path of this site. ${reason}. Write it so${one === to ? ', or lead to an address with https://' : ''}.`,
          ];
    });
    yield* wrong;
    if (!isLocal && !PRINTABLE.test(to)) {
      yield `${where} hosts cannot send this address. Write it as ${new URL(to).href}.`;
    }
    if (wrong.length > 0) continue;
    const reserved = reservedFor(from);
    if (reserved !== null) {
      yield `${where} "${from}" never redirects, because ${reserved}. Remove the line.`;
    }
    if (pages.has(from)) yield `src/content/redirects.ts: ${from} is a page as well.`;
    if (redirects[to] !== undefined) {
      yield `src/content/redirects.ts: ${from} leads to another redirect, ${to}.`;
    } else if (isLocal && (to === '/404' || !pages.has(to))) {
      yield `${where} there is no page at ${to}. Lead it to a page of src/content/pages, or to an address with https://.`;
    }
  }
}

/** What an HTTP header can carry: printable ASCII without spaces. */
const PRINTABLE = /^[!-~]+$/u;

/** Why the server would refuse a path; null if it would not. */
function pathProblem(value: string): string | null {
  const result = v.safeParse(pathSchema, value);
  return result.success ? null : result.issues[0].message;
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

/**
 * A content file that is read by import.
 * @param file its path, for the message
 * @throws ContentError with every problem found
 */
export function checked<S extends v.GenericSchema>(
  file: string,
  schema: S,
  input: unknown,
): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw new ContentError(...result.issues.map((issue) => explain(file, issue)));
}

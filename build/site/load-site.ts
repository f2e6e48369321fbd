import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { drawPicture } from '#src/art/index.ts';
import type { PictureFormat, PictureSpec } from '#src/art/picture-spec.ts';
import {
  navigation as navigationSchema,
  site as siteSchema,
} from '#src/content/schema/navigation.ts';
import type { Site } from '#src/content/schema/navigation.ts';
import { page as pageSchema } from '#src/content/schema/pages.ts';
import type { Page } from '#src/content/schema/pages.ts';
import type {
  Crumb,
  PageCard,
  PagePayload,
  PictureAsset,
  ResolvedNavigation,
  ResolvedPage,
} from '#src/content/schema/resolved.ts';
import { STORY_LABELS } from '#src/content/schema/sections.ts';
import { readDrawing } from '../images/read-drawing.ts';
import { plainText, richTextTargets } from '#src/components/rich-text/rich-text.ts';
import type { LineName } from '#src/design/palette.ts';

/**
 * Reads every content file, checks it, and turns it into what the views and the build need: pages by
 * path, with pictures as files and links that lead somewhere. The one place that knows the whole site:
 * routes, sitemap, redirects, head tags, precache list and tests all derive from its answer.
 */

export interface LoadedSite {
  readonly site: Site;
  readonly navigation: ResolvedNavigation;
  /** By canonical path, in reading order: that of the menus, then by path, worked examples last. */
  readonly pages: ReadonlyMap<string, PagePayload>;
  readonly redirects: Readonly<Record<string, string>>;
  /** Every drawn picture: the path it is served at → what to draw. */
  readonly pictures: ReadonlyMap<string, PictureSpec>;
  /** What the hero of a page shows, by the page's path: pages with a drawn hero only. */
  readonly heroes: ReadonlyMap<string, PictureSpec>;
  /** Origins of the images from elsewhere, in alphabetical order; none for most sites. */
  readonly imageOrigins: readonly string[];
  /** Links that were left out because no page stands at their end: [where, target]. */
  readonly missing: readonly (readonly [where: string, target: string])[];
}

type StoryLabel = (typeof STORY_LABELS)[number];

/** Something in the content files is wrong. The message names file, field and reason, a line each. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

export interface LoadSiteOptions {
  /** The folder that holds `site.ts`, `navigation.ts`, `redirects.ts` and `pages/`. */
  readonly contentDir?: string;
  /** How a module is read; the dev server hands in its own so that edits are seen. */
  readonly importModule?: (file: string) => Promise<Record<string, unknown>>;
}

const DEFAULT_DIR = path.resolve(import.meta.dirname, '../../src/content');

/** @throws ContentError with every problem found, not only the first */
export async function loadSite(options: LoadSiteOptions = {}): Promise<LoadedSite> {
  const contentDir = options.contentDir ?? DEFAULT_DIR;
  const importModule =
    options.importModule ??
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
      for (const issue of result.issues) problems.push(...explain(where, issue));
    }
    return undefined;
  };

  const site = await read('site.ts', siteSchema, 'site');
  const rawNavigation = await read('navigation.ts', navigationSchema, 'navigation');
  const redirects = (await importModule(path.join(contentDir, 'redirects.ts')))[
    'redirects'
  ] as Record<string, string>;

  const files = (await readdir(path.join(contentDir, 'pages'), { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted();
  const parsed = new Map<string, Page>();
  for (const file of files) {
    const page = await read(path.join('pages', file), pageSchema, 'default');
    if (page !== undefined) parsed.set(pathOf(file), page);
  }
  if (!parsed.has('/404')) {
    problems.push('src/content/pages/404.ts: is missing. Unknown paths need a page to show.');
  }
  for (const [from, to] of Object.entries(redirects)) {
    if (parsed.has(from)) problems.push(`src/content/redirects.ts: ${from} is a page as well.`);
    if (redirects[to] !== undefined) {
      problems.push(`src/content/redirects.ts: ${from} leads to another redirect, ${to}.`);
    }
  }
  if (problems.length > 0 || site === undefined || rawNavigation === undefined) {
    throw new ContentError(
      `The content cannot be built:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  }

  return assemble(site, rawNavigation, parsed, redirects);
}

/** `k-12/index.ts` → `/k-12`, `k-12/ai-solutions.ts` → `/k-12/ai-solutions`, `index.ts` → `/`. */
function pathOf(file: string): string {
  const parts = file.replace(/\.ts$/u, '').split(path.sep);
  if (parts.at(-1) === 'index') parts.pop();
  return `/${parts.join('/')}`;
}

/** One line for each thing wrong; a union's own message is kept, a variant's branches are opened. */
function explain(file: string, issue: v.BaseIssue<unknown>): string[] {
  const field = v.getDotPath(issue) ?? '(whole file)';
  const got = issue.received === undefined ? '' : ` It holds ${truncate(issue.received)}.`;
  return [`${file}: ${field} ${issue.message}.${got}`];
}

const truncate = (words: string) => (words.length > 80 ? `${words.slice(0, 77)}…` : words);

function assemble(
  site: Site,
  rawNavigation: v.InferOutput<typeof navigationSchema>,
  parsed: ReadonlyMap<string, Page>,
  redirects: Readonly<Record<string, string>>,
): LoadedSite {
  const pictures = new Map<string, PictureSpec>();
  const heroes = new Map<string, PictureSpec>();
  const imageOrigins = new Set<string>();
  const missing: [string, string][] = [];

  const resolveHref = (target: string, where: string): string | null => {
    if (!target.startsWith('/')) return target;
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/su.exec(target) ?? [];
    const canonical = redirects[pathname] ?? pathname;
    if (parsed.has(canonical) && canonical !== '/404') return canonical + rest;
    missing.push([where, target]);
    return null;
  };

  const draw = (request: DrawnPicture, line: LineName, seed: string): PictureAsset => {
    const size = PICTURE_SIZES[request.format];
    if (request.format === 'hero') {
      const spec = specOf(request, line, seed);
      const inline = {
        wide: readDrawing(drawPicture(spec)),
        tall: readDrawing(drawPicture({ ...spec, format: 'hero-tall' })),
      };
      return { src: '', ...size, alt: '', inline };
    }
    const spec = specOf(request, line, seed);
    const src = pictureUrl(spec);
    pictures.set(src, spec);
    return { src, ...size, alt: '' };
  };

  const fromElsewhere = ({ url, alt }: RemotePicture): PictureAsset => {
    imageOrigins.add(new URL(url).origin);
    return { src: url, ...PICTURE_SIZES.card, alt, crossOrigin: 'anonymous' };
  };

  /** Walks content and replaces pictures, links and the links inside running text. */
  const resolve = (value: unknown, line: LineName, where: string): unknown => {
    if (typeof value === 'string') {
      return value.includes('](')
        ? richTextTargets(value, (target) => resolveHref(target, where))
        : value;
    }
    if (Array.isArray(value)) {
      return value.map((item, index) => resolve(item, line, `${where}.${String(index)}`));
    }
    if (typeof value !== 'object' || value === null) return value;
    if (isDrawn(value)) return draw(value, line, where);
    if (isStoryCard(value)) {
      const category = storyLabel(parsed.get(redirects[value.href] ?? value.href), value.category);
      if (category !== value.category) return resolve({ ...value, category }, line, where);
    }
    if (isRemote(value)) return fromElsewhere(value);
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const at = `${where}.${key}`;
        if ((key === 'href' || key === 'ctaLink') && typeof item === 'string') {
          return [key, resolveHref(item, at)];
        }
        if (key === 'related' && Array.isArray(item)) return [key, []];
        return [key, resolve(item, line, at)];
      }),
    );
  };

  const resolvedPages = new Map<string, ResolvedPage>();
  for (const [pathname, page] of parsed) {
    resolvedPages.set(pathname, resolve(page, page.line, `${pathname}#`) as ResolvedPage);
    const hero = heroRequest(page);
    if (hero !== undefined && isDrawn(hero)) {
      heroes.set(pathname, specOf(hero, page.line, `${pathname}#.hero.picture`));
    }
  }
  const navigation = resolve(rawNavigation, 'solve', 'navigation#') as ResolvedNavigation;

  const order = readingOrder(parsed, rawNavigation, redirects);
  const card = (pathname: string): PageCard | null => {
    const page = resolvedPages.get(pathname);
    if (page === undefined) return null;
    const topics =
      page.layout === 'case-study' ? page.topics : page.layout === 'article' ? [page.category] : [];
    const summary = 'summary' in page ? page.summary : page.head.description;
    const hero = heroRequest(parsed.get(pathname));
    const cardPicture =
      hero === undefined
        ? null
        : isRemote(hero)
          ? fromElsewhere(hero)
          : draw({ ...hero, format: 'card' }, page.line, `${pathname}#card`);
    return {
      href: pathname,
      title: 'hero' in page ? page.hero.title : page.name,
      summary,
      labels: [
        ...(isWorkedExample(page) ? ['Worked example'] : []),
        ...(topics.length > 0 ? topics : [crumbName(site, parsed, pathname)]),
      ],
      topics,
      picture: cardPicture,
    };
  };

  const cardsFor = (pathname: string, page: Page): PageCard[] => {
    const targets =
      'related' in page
        ? page.related.map((target) => redirects[target] ?? target)
        : page.layout === 'collection'
          ? order.filter((other) => parsed.get(other)?.layout === page.lists)
          : [];
    return targets.flatMap((target) => {
      const found = target === '/404' ? null : card(target);
      if (found === null) missing.push([`${pathname}#.related`, target]);
      return found ?? [];
    });
  };

  const pages = new Map<string, PagePayload>();
  for (const pathname of order) {
    const page = parsed.get(pathname);
    const resolved = resolvedPages.get(pathname);
    if (page === undefined || resolved === undefined) continue;
    const siblings = order.filter(
      (other) =>
        parsed.get(other)?.layout === page.layout &&
        path.posix.dirname(other) === path.posix.dirname(pathname),
    );
    const at = siblings.indexOf(pathname);
    const sequential = ['service', 'case-study', 'article'].includes(page.layout);
    const neighbor = (offset: number): Crumb | null => {
      const other = sequential ? siblings[at + offset] : undefined;
      return other === undefined ? null : { name: parsed.get(other)?.name ?? other, href: other };
    };
    pages.set(pathname, {
      path: pathname,
      page: resolved,
      breadcrumbs: breadcrumbs(parsed, pathname),
      previous: neighbor(-1),
      next: neighbor(1),
      cards: cardsFor(pathname, page),
      readingMinutes: Math.ceil(wordCount(page) / 220),
      siteIndex: page.layout === 'sitemap' ? siteIndex(site, parsed, order) : [],
      socialImage: `/social${pathname === '/' ? '/index' : pathname}.png`,
    });
  }
  return {
    site,
    navigation,
    pages,
    redirects,
    pictures,
    heroes,
    imageOrigins: [...imageOrigins].toSorted(),
    missing,
  };
}

interface DrawnPicture {
  readonly kind: 'drawn';
  readonly format: PictureFormat;
  readonly motifs: readonly string[];
  readonly line?: LineName | undefined;
}

interface RemotePicture {
  readonly kind: 'remote';
  readonly url: string;
  readonly alt: string;
}

const isDrawn = (value: object): value is DrawnPicture => 'kind' in value && value.kind === 'drawn';
const isRemote = (value: object): value is RemotePicture =>
  'kind' in value && value.kind === 'remote';

interface StoryCard {
  readonly category: StoryLabel;
  readonly href: string;
}

const isStoryCard = (value: object): value is StoryCard =>
  'category' in value && 'href' in value && STORY_LABELS.includes(value.category as StoryLabel);

/** What a card says that it leads to: the page there decides, whatever the card's content says. */
function storyLabel(target: Page | undefined, given: StoryLabel): StoryLabel {
  if (target?.layout === 'article') return 'BLOG';
  if (target?.layout !== 'case-study') return given;
  return target.isWorkedExample ? 'WORKED EXAMPLE' : 'CASE STUDY';
}

const specOf = (request: DrawnPicture, line: LineName, seed: string): PictureSpec => ({
  motifs: request.motifs as unknown as PictureSpec['motifs'],
  line: request.line ?? line,
  seed,
  format: request.format,
});

const heroRequest = (page: Page | undefined): DrawnPicture | RemotePicture | undefined =>
  page !== undefined && 'hero' in page && 'picture' in page.hero ? page.hero.picture : undefined;

/** Intrinsic sizes in CSS px: they reserve the place before the picture arrives. */
const PICTURE_SIZES: Readonly<Record<PictureFormat, { width: number; height: number }>> = {
  hero: { width: 1600, height: 900 },
  'hero-tall': { width: 900, height: 1200 },
  panel: { width: 1200, height: 900 },
  card: { width: 1200, height: 800 },
  tile: { width: 600, height: 600 },
  social: { width: 1200, height: 630 },
};

/** Where a picture is served: the name changes with what it depends on, so it may be cached for ever. */
function pictureUrl(spec: PictureSpec): string {
  const hash = createHash('sha256').update(JSON.stringify(spec)).digest('hex').slice(0, 10);
  return `/art/${spec.motifs[0]}-${spec.format}-${hash}.svg`;
}

function crumbName(site: Site, parsed: ReadonlyMap<string, Page>, pathname: string): string {
  const parent = breadcrumbs(parsed, pathname).at(-2);
  return parent === undefined || parent.href === '/' ? site.name : parent.name;
}

/** The way from home to a page, through every part of its path that is a page itself. */
function breadcrumbs(parsed: ReadonlyMap<string, Page>, pathname: string): Crumb[] {
  const parts = pathname.split('/').filter(Boolean);
  const ways = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  return [...new Set(ways)].flatMap((way) => {
    const page = parsed.get(way);
    return page === undefined ? [] : [{ name: page.name, href: way }];
  });
}

function readingOrder(
  parsed: ReadonlyMap<string, Page>,
  navigation: v.InferOutput<typeof navigationSchema>,
  redirects: Readonly<Record<string, string>>,
): string[] {
  const named = navigation.menus.flatMap((menu) => [
    menu.href,
    ...menu.categories.flatMap((category) => category.items.map((item) => item.href)),
    ...(menu.services?.items.map((item) => item.href) ?? []),
  ]);
  const ranked = ['/', ...named.map((target) => redirects[target] ?? target)];
  const rank = (pathname: string) => {
    const found = ranked.indexOf(pathname);
    return found === -1 ? ranked.length : found;
  };
  return [...parsed.keys()].toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      Number(isWorkedExample(parsed.get(a))) - Number(isWorkedExample(parsed.get(b))) ||
      (a < b ? -1 : a > b ? 1 : 0),
  );
}

const isWorkedExample = (page: Page | ResolvedPage | undefined) =>
  page?.layout === 'case-study' && page.isWorkedExample;

function siteIndex(site: Site, parsed: ReadonlyMap<string, Page>, order: readonly string[]) {
  const groups = new Map<string, Crumb[]>();
  for (const pathname of order) {
    const page = parsed.get(pathname);
    if (page === undefined || pathname === '/404') continue;
    const top = `/${pathname.split('/')[1] ?? ''}`;
    const hasChildren = order.some((other) => other.startsWith(`${top}/`));
    const title = hasChildren && top !== '/' ? groupTitle(parsed, top) : site.name;
    groups.set(title, [...(groups.get(title) ?? []), { name: page.name, href: pathname }]);
  }
  return [...groups].map(([title, pages]) => ({ title, pages }));
}

const groupTitle = (parsed: ReadonlyMap<string, Page>, top: string) =>
  parsed.get(top)?.name ?? `${top.charAt(1).toUpperCase()}${top.slice(2)}`;

/** Words a visitor reads on the page: every string of its content but ids, links and head data. */
export function wordCount(page: Page): number {
  const count = (value: unknown, key: string): number => {
    if (
      [
        'id',
        'href',
        'head',
        'layout',
        'line',
        'icon',
        'name',
        'picture',
        'bgImage',
        'type',
        'related',
      ].includes(key)
    )
      return 0;
    if (typeof value === 'string') return plainText(value).split(/\s+/u).filter(Boolean).length;
    if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + count(item, ''), 0);
    if (typeof value === 'object' && value !== null) {
      return Object.entries(value).reduce((sum, [name, item]) => sum + count(item, name), 0);
    }
    return 0;
  };
  return count(page, '');
}

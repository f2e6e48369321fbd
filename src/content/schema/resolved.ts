import type { Page } from './pages.ts';
import type { Navigation } from './navigation.ts';
import type { LinkTarget, PictureRequest } from './primitives.ts';

/**
 * The data that views receive: validated content in which every picture is a file to load and every
 * link has an existing target. `href: null` means that the page does not exist (yet): the text
 * stays, the link does not (docs/specification.md, 2.1).
 */

/**
 * One shape of a drawing: its color, its outline (SVG path data), and whether its edges are on the
 * grid.
 */
export type Shape = readonly [fill: string, outline: string, crisp: 0 | 1];

/** A drawing as data, for pictures that are inlined in the page. */
export interface Drawing {
  readonly viewBox: string;
  readonly shapes: readonly Shape[];
}

export interface PictureAsset {
  /** The file to load; empty for a picture that is inlined in the page. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** External images only: the site's CSP and the service worker that caches them require CORS. */
  readonly crossOrigin?: 'anonymous';
  /**
   * Heroes only: they are inlined in the page, so that they are there at the first paint and no
   * request delays the largest contentful paint. `tall` is the portrait composition for narrow
   * screens.
   */
  readonly inline?: { readonly wide: Drawing; readonly tall: Drawing };
}

/** Every reference (primitives.ts) replaced by what it stands for. */
export type Resolved<T> = T extends PictureRequest
  ? PictureAsset
  : T extends LinkTarget
    ? string | null
    : T extends readonly (infer Item)[]
      ? readonly Resolved<Item>[]
      : T extends object
        ? { readonly [K in keyof T]: Resolved<T[K]> }
        : T;

export type ResolvedPage = Resolved<Page>;
export type ResolvedNavigation = Resolved<Navigation>;
/** A page of one layout. Layouts that share a schema (the app's own pages) match as one. */
export type PageOf<L extends Page['layout']> = Resolved<
  Extract<Page, { readonly layout: Layouts<L> }>
>;

type AppLayout = 'not-found' | 'offline' | 'sitemap';
type Layouts<L> = L extends AppLayout ? AppLayout : L;

export interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** A page as linked from others: on a card, in a list of related pages, in a collection. */
export interface PageCard {
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** The kind of page or its subject, shown above the title. */
  readonly labels: readonly string[];
  /** The topics by which a list of pages is filtered. */
  readonly topics: readonly string[];
  readonly picture: PictureAsset | null;
}

/**
 * All data of a page, as one JSON value. It is embedded in the page's own HTML, where the client
 * reads it; a route change fetches the next page's HTML for it. So no page adds to the size of the
 * others (docs/decisions/0002-a-page-is-its-html.md).
 */
export interface PagePayload {
  readonly path: string;
  readonly page: ResolvedPage;
  readonly breadcrumbs: readonly Crumb[];
  readonly previous: Crumb | null;
  readonly next: Crumb | null;
  /**
   * The related pages of an article or case study; the entries of a collection; otherwise empty.
   */
  readonly cards: readonly PageCard[];
  /** Reading time at 220 words a minute, rounded up; shown on articles and case studies. */
  readonly readingMinutes: number;
  /** Sitemap page only: every page of the site, grouped by the first part of its path. */
  readonly siteIndex: readonly { readonly title: string; readonly pages: readonly Crumb[] }[];
  /** Head data that depends on the whole site: see src/app/head/head.ts. */
  readonly socialImage: string;
}

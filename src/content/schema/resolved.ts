import type { Page } from './pages.ts';
import type { Navigation } from './navigation.ts';
import type { PictureRequest } from './primitives.ts';

/**
 * What the views receive: checked content in which every picture is a file to load and every link
 * leads somewhere. `href: null` means that the page does not exist (yet): the words stay, the link
 * does not (docs/specification.md, 2.1).
 */

/** One area of a drawing: its color, its outline (SVG path data), and whether its edges lie on the grid. */
export type Shape = readonly [fill: string, outline: string, crisp: 0 | 1];

/** A drawing as data, for pictures that stand in the page itself. */
export interface Drawing {
  readonly viewBox: string;
  readonly shapes: readonly Shape[];
}

export interface PictureAsset {
  /** The file to load; empty for a picture that stands in the page itself. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Images from elsewhere only: the page's policy and the worker that keeps them ask for CORS. */
  readonly crossOrigin?: 'anonymous';
  /**
   * Heroes only: they stand in the page, so that the first paint has them and no request delays the
   * largest one. `tall` is the upright composition for narrow screens.
   */
  readonly inline?: { readonly wide: Drawing; readonly tall: Drawing };
}

type LinkKey = 'href' | 'ctaLink';

export type Resolved<T> = T extends PictureRequest
  ? PictureAsset
  : T extends readonly (infer Item)[]
    ? readonly Resolved<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: K extends LinkKey ? string | null : Resolved<T[K]> }
      : T;

export type ResolvedPage = Resolved<Page>;
export type ResolvedNavigation = Resolved<Navigation>;
/** A page of one layout. Layouts that share a schema (the application's own pages) match as one. */
export type PageOf<L extends Page['layout']> = Resolved<
  Extract<Page, { readonly layout: Layouts<L> }>
>;

type AppLayout = 'not-found' | 'offline' | 'sitemap';
type Layouts<L> = L extends AppLayout ? AppLayout : L;

export interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** A page as others show it: on a card, in a list of related pages, in a collection. */
export interface PageCard {
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** What kind of page it is, or what it is about: above its title. */
  readonly labels: readonly string[];
  /** By which a list of pages is filtered. */
  readonly topics: readonly string[];
  readonly picture: PictureAsset | null;
}

/**
 * All that a page is made of, as one JSON value: it stands in the page's own HTML, the client reads
 * it from there, and a route change fetches the next page's HTML for it. So a page costs the others
 * nothing (docs/decisions/0002-a-page-is-its-html.md).
 */
export interface PagePayload {
  readonly path: string;
  readonly page: ResolvedPage;
  readonly breadcrumbs: readonly Crumb[];
  readonly previous: Crumb | null;
  readonly next: Crumb | null;
  /** Related pages of an article or case study; the entries of a collection; else empty. */
  readonly cards: readonly PageCard[];
  /** Minutes at 220 words a minute, rounded up: articles and case studies show it. */
  readonly readingMinutes: number;
  /** Only the sitemap page: every page of the site, grouped by the first part of its path. */
  readonly siteIndex: readonly { readonly title: string; readonly pages: readonly Crumb[] }[];
  /** Head data that needs the whole site: see src/app/head/head.ts. */
  readonly socialImage: string;
}

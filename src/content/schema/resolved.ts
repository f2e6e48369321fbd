import type { Adherence, WcagLevel } from './conformance.ts';
import type { HouseRequest } from './house.ts';
import type { Page } from './pages.ts';
import type { Navigation, Site } from './navigation.ts';
import type { LinkTarget, PictureRequest } from './primitives.ts';

/**
 * The data that views receive: validated content in which every picture is a file to load and every
 * link has an existing target. `href: null` means that the page does not exist (yet): the text
 * stays, the link does not (docs/specification.md, 2.1).
 */

export interface PictureAsset {
  /** The file to load. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** External images only: the site's CSP and the service worker that caches them require CORS. */
  readonly crossOrigin?: 'anonymous';
  /** Drawn heroes only: the file has two symbols, `wide` and `tall` for narrow screens. */
  readonly isHero?: true;
}

/** Every reference (primitives.ts) replaced by what it stands for. */
export type Resolved<T> = T extends PictureRequest
  ? PictureAsset
  : T extends LinkTarget
    ? string | null
    : T extends HouseRequest
      ? string
      : T extends readonly (infer Item)[]
        ? readonly Resolved<Item>[]
        : T extends object
          ? { readonly [K in keyof T]: Resolved<T[K]> }
          : T;

export type ResolvedPage = Resolved<Page>;
export type ResolvedNavigation = Resolved<Navigation>;
/** The content of the menus: one file for all pages, fetched when a menu is likely to be opened. */
export type MenusContent = Pick<ResolvedNavigation, 'menus' | 'demo'>;
export type ResolvedMenus = ResolvedNavigation['menus'];
/** The name of the company, and the content of the footer. */
export interface FrameWords extends Pick<Site, 'name' | 'year' | 'blurb' | 'social'> {
  readonly footer: ResolvedNavigation['footer'];
  /** The postal address in one line, if the company has filled it in. */
  readonly address: string | null;
}
/** The top of the navigation: a few links, without the menus' content. */
export interface HeaderLinks {
  readonly contact: ResolvedNavigation['contact'];
  /** Where to write, on paper. */
  readonly mail: string;
  readonly menus: readonly (Pick<ResolvedMenus[number], 'id' | 'title' | 'href'> & {
    /** The paths that it is marked as current for, including all pages below them. */
    readonly holds: readonly string[];
  })[];
}
/** A page of one layout. Layouts that share a schema (the app's own pages) match as one. */
export type PageOf<L extends Page['layout']> = Resolved<
  Extract<Page, { readonly layout: Layouts<L> }>
>;

type AppLayout = 'not-found' | 'offline' | 'search' | 'sitemap';
type Layouts<L> = L extends AppLayout ? AppLayout : L;

/** The laws and standards that a page names, as a section of running text. */
export type SourcesSection = PageOf<'article'>['sections'][number];

/** A day in machine-readable and in readable form: `2026-11-22`, `November 22, 2026`. */
export interface PageDate {
  readonly day: string;
  readonly text: string;
}

export interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** The report on this site's own accessibility (prerender/conformance/report.ts). */
export interface ConformanceReport {
  /** The day on which the claims were last reviewed. */
  readonly day: PageDate;
  /** What the checks ran in. */
  readonly browser: string;
  readonly axe: string;
  /** By level of the guidelines. */
  readonly tables: readonly {
    readonly level: WcagLevel;
    readonly rows: readonly {
      readonly num: string;
      readonly name: string;
      readonly adherence: Adherence;
      /** Set if checks cover some of it, but not enough for a level. */
      readonly isPartly?: true;
      readonly remark: string;
      /** The ids of its checks. */
      readonly checks: readonly string[];
    }[];
  }[];
  readonly checks: readonly {
    readonly id: string;
    readonly name: string;
    readonly does: string;
    /** Files of tests. */
    readonly where: readonly string[];
  }[];
  /** The paths of the report as OpenACR. */
  readonly openAcr: { readonly yaml: string; readonly json: string };
}

/** The rules of law of `/regulations` (prerender/regulations/regulations.ts). */
export interface Regulations {
  readonly rules: readonly {
    readonly id: string;
    readonly name: string;
    readonly where: string;
    readonly binds: string;
    readonly standard: string;
    readonly audiences: readonly string[];
    readonly dates: readonly (PageDate & {
      /** Identifies it in calendars. */
      readonly uid: string;
      readonly what: string;
      readonly isUpcoming: boolean;
    })[];
    /** Whether a date is still ahead, or all of it already applies. */
    readonly status: 'upcoming' | 'applies';
    readonly official: {
      readonly title: string;
      readonly publisher: string;
      readonly href: string;
    };
    readonly checked: PageDate;
    readonly more: { readonly text: string; readonly path: string } | null;
  }[];
  /** The dates as a calendar file, and the rules as a feed. */
  readonly calendar: string;
  readonly feed: string;
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
  /** Who would find a case study useful; lists of case studies are filtered by it. */
  readonly audiences: readonly string[];
  /** The first figure of a case study; a card that shows it leads to its project. */
  readonly figure: { readonly value: string; readonly label: string } | null;
  readonly picture: PictureAsset | null;
}

/**
 * All data of a page, as one JSON value. It is embedded in the page's own HTML, where the client
 * reads it; a route change fetches the next page's HTML for it. That way, no page adds to the size of
 * the others (docs/decisions/0002-a-page-is-its-html.md).
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
  /** Articles only: pictures between the sections of a long text, in order; otherwise empty. */
  readonly illustrations?: readonly PictureAsset[];
  /** Reading time at 220 words a minute, rounded up; shown on articles and case studies. */
  readonly readingMinutes: number;
  /** When the text was published and last changed: articles, statements and policies; otherwise null. */
  readonly published: PageDate | null;
  readonly updated: PageDate | null;
  /** The feed for the list of articles; null on other pages. */
  readonly feed: string | null;
  /** The laws and standards that the page's statements were checked against; null if it names none. */
  readonly sources: SourcesSection | null;
  /** Sitemap page only: every page of the site, grouped by the first part of its path. */
  readonly siteIndex?: readonly { readonly title: string; readonly pages: readonly Crumb[] }[];
  /** Only on the page of the report on this site's accessibility. */
  readonly conformance?: ConformanceReport;
  /** Only on the page of rules. */
  readonly regulations?: Regulations;
  /** Head data that depends on the whole site: see src/app/head/head.ts. */
  readonly socialImage: string;
}

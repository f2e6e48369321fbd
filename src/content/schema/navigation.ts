import * as v from 'valibot';
import { procurement, reach } from './owner-facts.ts';
import { href, icon, id, line, link, text } from './primitives.ts';

const menuItem = v.strictObject({ icon, title: text, description: text, href });

/** One of the six mega-menus (docs/specification.md, 2.2 and 3, "Menu entry"). */
export const menu = v.strictObject({
  id: line,
  title: text,
  subtitle: text,
  /** The landing page of the offering, linked from the top-level item. */
  href,
  categories: v.pipe(
    v.array(v.strictObject({ title: text, items: v.pipe(v.array(menuItem), v.minLength(1)) })),
    v.minLength(1),
  ),
  /**
   * The 'By Services' column; COGNIFY has none and lists all its items in a grid of three columns.
   */
  services: v.optional(
    v.strictObject({ title: text, items: v.pipe(v.array(link), v.minLength(1)) }),
  ),
  cta: link,
  /** The small-screen menu shows 'Content coming soon' instead of the items. */
  comingSoonOnSmallScreens: v.optional(v.boolean(), false),
});

export const navigation = v.strictObject({
  menus: v.pipe(v.array(menu), v.length(6, 'must hold six menus (specification 2.2)')),
  contact: link,
  /** At the end of each menu: the product to play with. */
  demo: link,
  footer: v.strictObject({
    columns: v.array(v.strictObject({ id, title: text, links: v.array(link) })),
    demo: link,
    /** `name` is the accessible name, for links whose text also appears in another link of the page. */
    legal: v.array(v.strictObject({ ...link.entries, name: v.optional(text) })),
  }),
});

export type NavigationInput = v.InferInput<typeof navigation>;
export type Navigation = v.InferOutput<typeof navigation>;

/** A host with TLS and nothing else, exactly as browsers write it. */
const origin = v.pipe(
  text,
  v.check(
    (value) => value.startsWith('https://') && URL.parse(value)?.origin === value,
    'must be https:// and a host in lower case, such as https://www.example.com: no path, no trailing slash',
  ),
);

/** Language, optionally with script and region (BCP 47). */
const lang = v.pipe(
  text,
  v.regex(
    /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/u,
    'must be a language tag such as en or en-US',
  ),
);

/** The company: the only file to edit to rebrand the site (docs/specification.md, 1). */
export const site = v.strictObject({
  name: text,
  product: text,
  /** The training arm: a link in menus and footer, and a separate page. */
  academy: text,
  /** The live sessions: also a link and a page. */
  live: text,
  /** Scheme and host, no trailing slash: the base of canonical URLs, sitemap and share cards. */
  origin,
  lang,
  year: v.pipe(v.number(), v.integer()),
  tagline: text,
  description: text,
  /** The footer's blurb: the product's name followed by a description. */
  blurb: text,
  mailboxes: v.strictObject({
    general: v.pipe(text, v.email()),
    privacy: v.pipe(text, v.email()),
    sales: v.pipe(text, v.email()),
  }),
  social: v.pipe(
    v.array(
      v.strictObject({
        id,
        name: text,
        /** Without an address, the footer shows the profile's mark and no link. */
        href: v.optional(v.pipe(text, v.url())),
      }),
    ),
    v.length(5, 'must hold five social profiles (specification 2.2)'),
  ),
  /** Exports of their own in the file of the company. */
  reach: v.optional(reach, {}),
  procurement: v.optional(procurement, {}),
});

export type SiteInput = v.InferInput<typeof site>;
export type Site = v.InferOutput<typeof site>;

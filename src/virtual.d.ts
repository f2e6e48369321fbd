/** Modules that the build makes (prerender/plugins): facts about the whole site that views need. */
declare module 'virtual:hause/header' {
  import type { HeaderLinks } from '#src/content/schema/resolved.ts';
  /** What every page needs of the navigation at once; the rest is in the HTML and fetched on demand. */
  export const header: HeaderLinks;
}

declare module 'virtual:hause/navigation' {
  import type { ResolvedNavigation } from '#src/content/schema/resolved.ts';
  export const navigation: ResolvedNavigation;
}

declare module 'virtual:hause/sprite' {
  /** Where an icon is: the path of its file, and its name in it. */
  export const iconHref: (name: import('#src/content/schema/icon-names.ts').IconName) => string;
}

declare module 'virtual:hause/build' {
  /** Where enquiries go; null: delivery is simulated (docs/specification.md, 2.6). */
  export const enquiryEndpoint: string | null;
}

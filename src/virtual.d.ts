/** Modules that the build makes (build/plugins): facts about the whole site that views need. */
declare module 'virtual:hause/navigation' {
  import type { ResolvedNavigation } from '#src/content/schema/resolved.ts';
  export const navigation: ResolvedNavigation;
}

declare module 'virtual:hause/sprite' {
  /** Path of the icon sprite; an icon is `${spriteUrl}#name`. */
  export const spriteUrl: string;
}

declare module 'virtual:hause/build' {
  /** Names this build: a page of another build is loaded as a document, never mixed in. */
  export const buildId: string;
  /** Where enquiries go; null: delivery is simulated (docs/specification.md, 2.6). */
  export const enquiryEndpoint: string | null;
}

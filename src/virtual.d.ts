/** Modules that the build makes (prerender/plugins): facts about the whole site that views need. */
declare module 'virtual:hause/header' {
  import type { HeaderLinks } from '#src/content/schema/resolved.ts';
  /** What every page needs of the navigation at once; the rest is in a file (prerender/files/menus.ts). */
  export const header: HeaderLinks;
}

declare module 'virtual:hause/frame' {
  import type { FrameWords } from '#src/content/schema/resolved.ts';
  /** What the parts of the frame show that never change: their code is not loaded with a page. */
  export const frame: FrameWords;
}

declare module 'virtual:hause/house' {
  import type { Sentence } from '#src/components/house/sentence.ts';
  /** What a house is built from, on pages without the sentence. */
  export const house: Pick<Sentence, 'drawing' | 'fields' | 'problems'>;
}

declare module 'virtual:hause/outbox-words' {
  import type { InferOutput } from 'valibot';
  import type { outboxWords as schema } from '#src/content/schema/contact-words.ts';
  /** The words of messages that wait: few visitors see them. */
  export const outboxWords: InferOutput<typeof schema>;
}

declare module 'virtual:hause/sprite' {
  /** Where an icon is: the path of its file, and its name in it. */
  export const iconHref: (name: import('#src/content/schema/icon-names.ts').IconName) => string;
  /** The same of the mark of a social media profile. */
  export const profileHref: (
    name: import('#src/content/schema/icon-names.ts').ProfileMark,
  ) => string;
}

declare module 'virtual:hause/build' {
  /** Where enquiries go; null: delivery is simulated (docs/specification.md, 2.6). */
  export const enquiryEndpoint: string | null;
  import type { InferOutput } from 'valibot';
  import type { simulatedWords as schema } from '#src/content/schema/contact-words.ts';
  /** What a form that sends nothing says; null if enquiries go somewhere. */
  export const simulatedWords: InferOutput<typeof schema> | null;
}

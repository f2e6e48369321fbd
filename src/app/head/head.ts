import type { Layout } from '#src/content/schema/pages.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import type { Site } from '#src/content/schema/navigation.ts';

/** The contents of a page's `<head>`, for both the prerenderer and route changes. */
export interface HeadFacts {
  readonly title: string;
  readonly description: string;
  /** Null for the not-found page, which is shown at every unknown address. */
  readonly canonical: string | null;
  readonly image: string;
  readonly line: string;
  /** Pages that should not be listed by search engines. */
  readonly hidden: boolean;
}

/** Pages that depend on the device or the address, which search engines should not list. */
export const isHidden = (layout: Layout): boolean =>
  layout === 'not-found' || layout === 'offline' || layout === 'search';

/** The words of a text, between spaces and without punctuation. */
const words = (text: string) => ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `;

export function headFacts(payload: PagePayload, site: Pick<Site, 'name' | 'origin'>): HeadFacts {
  const { head, line, layout } = payload.page;
  return {
    title: words(head.title).includes(words(site.name))
      ? head.title
      : `${head.title} | ${site.name}`,
    description: head.description,
    canonical: layout === 'not-found' ? null : site.origin + payload.path,
    image: `${site.origin}${payload.socialImage}`,
    line,
    hidden: isHidden(layout),
  };
}

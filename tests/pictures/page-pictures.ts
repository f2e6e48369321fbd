import { allPages, onePageOfEachLayout, UNKNOWN_PATH } from '#tests/support/site-facts.ts';
import type { PageFacts } from '#tests/support/site-facts.ts';
import type { Frame, View } from './camera.ts';
import { nameOfPage, VIEWS } from './views.ts';

export interface PagePictures {
  readonly facts: PageFacts;
  /** The prefix of their names. */
  readonly what: string;
  readonly views: readonly View[];
  readonly frame: Frame;
  readonly onlyInAll: boolean;
}

/**
 * Which pictures are taken of which pages. One page of each layout is taken in all views. The others
 * differ from it in text and drawings, not in styles: on a desktop in light, and on a phone in dark.
 */
export function pagePictures(): PagePictures[] {
  const pages = allPages();
  const ofEachLayout = new Set(onePageOfEachLayout(pages));
  const two = VIEWS.filter(({ width, scheme }) => width === (scheme === 'light' ? 1280 : 360));
  return pages.map((facts) => {
    const isFirst = ofEachLayout.has(facts);
    const of = facts.path === '/' ? 'whole page' : 'page';
    return {
      facts,
      what: isFirst
        ? `layout.${facts.layout}`
        : `page.${nameOfPage(facts.path === UNKNOWN_PATH ? '/404' : facts.path)}`,
      views: isFirst ? VIEWS : two,
      frame: { of, scale: isFirst ? 4 : 8 },
      onlyInAll: !isFirst,
    };
  });
}

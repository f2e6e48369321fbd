import type { PageCard, PageOf } from '#src/content/schema/resolved.ts';
import { RichParagraph } from '#src/components/rich-text/RichText.tsx';
import { band, container, onSurface, split, stack, text } from '#src/design/layout.css.ts';
import { cell } from '#src/sections/cards/PageCardTile.css.ts';
import { PageCardTile } from '#src/sections/cards/PageCardTile.tsx';
import * as css from './AudienceStories.css.ts';

/** Two case studies with their labels, and a link to the others for the same audience. */
export function AudienceStories({
  stories,
  cards,
}: {
  readonly stories: PageOf<'audience'>['stories'];
  readonly cards: readonly PageCard[];
}) {
  return (
    <section id="stories" className={`${band} ${onSurface}`} aria-labelledby="stories-title">
      <div className={`${container} ${split}`}>
        <div className={stack.base}>
          <h2 className={text.heading} id="stories-title">
            {stories.title}
          </h2>
          <RichParagraph className={text.lead} source={stories.body} />
        </div>
        <ul className={css.cards}>
          {cards.map((card) => (
            <li key={card.href} className={cell}>
              <PageCardTile card={card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

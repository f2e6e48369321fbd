import type { PageCard } from '#src/content/schema/resolved.ts';
import { Picture } from '#src/components/picture/Picture.tsx';
import { text } from '#src/design/layout.css.ts';
import * as css from './PageCardTile.css.ts';

export interface PageCardTileProps {
  readonly card: PageCard;
  readonly headingLevel: 2 | 3;
  /** How much of the row it takes; from large screens a whole one lies on its side. */
  readonly span?: CardSpan;
  readonly eager?: boolean;
}

export type CardSpan = 'full' | 'half' | 'third';

/** A page as others show it. The title is the link; the whole card can be clicked. */
export function PageCardTile({ card, headingLevel, span = 'third', eager }: PageCardTileProps) {
  const Heading = `h${String(headingLevel)}` as 'h2' | 'h3';
  return (
    <article className={css.card} data-span={span}>
      {card.picture === null ? (
        <div className={css.picture} />
      ) : (
        <Picture picture={card.picture} eager={eager ?? false} className={css.picture} />
      )}
      <div className={css.words}>
        <p className={`${text.tag} ${css.labels}`}>{card.labels.join(', ')}</p>
        <Heading className={css.title}>
          <a className={css.link} href={card.href}>
            {card.title}
          </a>
        </Heading>
        <p className={css.summary}>{card.summary}</p>
      </div>
    </article>
  );
}

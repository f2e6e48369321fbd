import type { PageCard } from '#src/content/schema/resolved.ts';
import { Unbroken } from '#src/components/unbroken/Unbroken.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import { text } from '#src/design/layout.css.ts';
import * as cards from '#src/design/styles/card.css.ts';
import * as css from './PageCardTile.css.ts';

export interface PageCardTileProps {
  readonly card: PageCard;
  readonly headingLevel: 2 | 3;
  /** The share of the row it takes; a full-width card has a horizontal layout on large screens. */
  readonly span?: CardSpan;
  readonly eager?: boolean;
}

export type CardSpan = 'full' | 'half' | 'third';

/** A card that links to a page. The title is the link; the whole card is clickable. */
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
        <p className={`${text.tag} ${text.muted}`}>{card.labels.join(', ')}</p>
        <Heading className={css.title}>
          <a className={cards.link} href={card.href}>
            {card.title}
          </a>
        </Heading>
        {card.figure === null ? null : (
          <p className={css.figure}>
            <b className={css.value}>{card.figure.value}</b> {card.figure.label}
          </p>
        )}
        <p className={css.summary}>
          <Unbroken>{card.summary}</Unbroken>
        </p>
      </div>
    </article>
  );
}

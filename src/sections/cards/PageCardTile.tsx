import type { PageCard } from '#src/content/schema/resolved.ts';
import { Unbroken } from '#src/components/unbroken/Unbroken.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import { text } from '#src/design/layout.css.ts';
import * as cards from '#src/design/styles/card.css.ts';
import * as css from './PageCardTile.css.ts';

export interface PageCardTileProps {
  readonly card: PageCard;
  /** In a long list: its picture is a small tile at the start at every width, and it has no description. */
  readonly isRow?: boolean;
  readonly eager?: boolean;
}

/** A card that links to a page. The title is the link; the whole card is clickable. */
export function PageCardTile({ card, isRow = false, eager }: PageCardTileProps) {
  return (
    <article className={css.card} data-row={isRow ? '' : undefined}>
      {card.picture === null ? (
        <div className={css.picture} />
      ) : (
        <Picture picture={card.picture} eager={eager ?? false} className={css.picture} />
      )}
      <div className={css.words}>
        <p className={isRow ? text.caption : `${text.tag} ${text.muted}`}>
          {card.labels.join(', ')}
        </p>
        <h3 className={css.title}>
          <a className={cards.link} href={card.href}>
            {card.title}
          </a>
        </h3>
        {card.figure === null ? null : (
          <p className={css.figure}>
            <b className={css.value}>{card.figure.value}</b> {card.figure.label}
          </p>
        )}
        {isRow ? null : (
          <p className={css.summary}>
            <Unbroken>{card.summary}</Unbroken>
          </p>
        )}
      </div>
    </article>
  );
}

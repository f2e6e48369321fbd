import type { PageOf } from '#src/content/schema/resolved.ts';
import { Picture } from '#src/components/picture/Picture.tsx';
import { text } from '#src/design/layout.css.ts';
import * as cards from '#src/design/styles/card.css.ts';
import * as css from './ResourceCard.css.ts';

type Card = PageOf<'service'>['resources']['cards'][number];

/** A case study or an article as a card, which is a single link. */
export function ResourceCard({ card }: { readonly card: Card }) {
  return (
    <article className={css.card}>
      <Picture picture={card.picture} className={css.picture} />
      <div className={css.words}>
        <p className={`${text.tag} ${text.muted}`}>{card.category}</p>
        <h3 className={text.cardTitle}>
          {card.href === null ? (
            card.title
          ) : (
            <a className={cards.link} href={card.href}>
              {card.title}
            </a>
          )}
        </h3>
      </div>
    </article>
  );
}

import type { PageOf } from '#src/content/schema/resolved.ts';
import { Picture } from '#src/components/picture/Picture.tsx';
import { text } from '#src/design/layout.css.ts';
import * as css from './ResourceCard.css.ts';

type Card = PageOf<'service'>['resources']['cards'][number];

/** A case study or an article as a card: one link, as large as the card. */
export function ResourceCard({ card }: { readonly card: Card }) {
  return (
    <article className={css.card}>
      <Picture picture={card.picture} className={css.picture} />
      <div className={css.words}>
        <p className={`${text.tag} ${css.tag}`}>{card.category}</p>
        <h3 className={css.title}>
          {card.href === null ? (
            card.title
          ) : (
            <a className={css.link} href={card.href}>
              {card.title}
            </a>
          )}
        </h3>
      </div>
    </article>
  );
}

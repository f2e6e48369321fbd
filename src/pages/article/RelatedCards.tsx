import type { PageCard } from '#src/content/schema/resolved.ts';
import { band, container, noPrint, stack } from '#src/design/layout.css.ts';
import { cell } from '#src/sections/cards/PageCardTile.css.ts';
import { PageCardTile } from '#src/sections/cards/PageCardTile.tsx';
import * as css from './RelatedCards.css.ts';

/** Related reading. */
export function RelatedCards({ cards }: { readonly cards: readonly PageCard[] }) {
  return (
    <section className={`${band} ${noPrint}`} aria-labelledby="related">
      <div className={`${container} ${stack.wide}`}>
        <h2 className={css.heading} id="related">
          Read on
        </h2>
        <ul className={css.grid}>
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

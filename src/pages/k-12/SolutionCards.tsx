import type { PageOf } from '#src/content/schema/resolved.ts';
import { Filter } from '#src/components/filter/Filter.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import { K12_CATEGORIES } from '#src/content/schema/k12-categories.ts';
import { linkMarkedInside } from '#src/design/styles/card.css.ts';
import * as css from './SolutionCards.css.ts';

type Cards = PageOf<'k-12'>['challenges']['cards'];

const ALL = 'All';
const FILTERS = [ALL, ...K12_CATEGORIES] as const;

/**
 * The K-12 solutions: six filters for seven cards, four in the first row and three in the second.
 */
export function SolutionCards({ cards }: { readonly cards: Cards }) {
  const cardsOf = (category: string) =>
    category === ALL
      ? cards
      : cards.filter((card) => (card.categories as readonly string[]).includes(category));
  return (
    <div className={css.solutions}>
      <Filter
        rows={[{ label: 'Filter the solutions by category', values: FILTERS }]}
        initial={ALL}
        counts={Object.fromEntries(FILTERS.map((name) => [name, cardsOf(name).length]))}
        announce={(count) =>
          count === 1 ? '1 solution shown' : `${String(count)} solutions shown`
        }
      >
        {(chosen, isFiltered) => (
          <ul className={css.grid} data-moves={isFiltered ? '' : undefined}>
            {cardsOf(chosen).map((card, at, { length }) => (
              <li key={card.id} className={css.place} data-span={spanOf(at, length)}>
                <SolutionCard card={card} />
              </li>
            ))}
          </ul>
        )}
      </Filter>
    </div>
  );
}

/** How many of twelve columns a card spans: up to four cards per row; fewer share the row. */
const spanOf = (at: number, count: number): number =>
  12 / (at < 4 ? Math.min(count, 4) : count - 4);

function SolutionCard({ card }: { readonly card: Cards[number] }) {
  return (
    <article className={css.card}>
      <Picture picture={card.picture} className={css.picture} />
      <div className={css.words}>
        <h3 className={css.title}>
          {card.href === null ? (
            card.title
          ) : (
            <a className={linkMarkedInside} href={card.href}>
              {card.title}
            </a>
          )}
        </h3>
        <p className={css.description}>{card.description}</p>
        <p className={css.detail}>{card.detail}</p>
      </div>
      {card.href === null ? null : (
        <span className={css.arrow}>
          <Icon name="arrow-right" size={1.5} />
        </span>
      )}
    </article>
  );
}

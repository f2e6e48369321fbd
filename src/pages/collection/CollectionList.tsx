import { AUDIENCES } from '#src/content/schema/audiences.ts';
import type { PageCard } from '#src/content/schema/resolved.ts';
import { Filter } from '#src/components/filter/Filter.tsx';
import { band, container, stack, visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './CollectionList.css.ts';
import { PageCardTile } from '#src/sections/cards/PageCardTile.tsx';

const ALL = 'All';
/** How stories can be ordered: proof first, or by title. */
const BY_FIGURE = 'With figures first';
const BY_TITLE = 'A to Z';

export interface CollectionListProps {
  readonly cards: readonly PageCard[];
  /** The singular and plural name of an entry, for the heading and the announcement. */
  readonly noun: { readonly one: string; readonly many: string };
  /** The address of the list's feed. */
  readonly feed: string | null;
}

/**
 * Every page of one kind, filtered as on the K-12 page (docs/specification.md, 2.5): by audience, if the
 * cards have one, or by topic; those with figures come first, unless another order is chosen. The address
 * may name a category and an order.
 */
export function CollectionList({ cards, noun, feed }: CollectionListProps) {
  const audiences = AUDIENCES.filter((name) => cards.some((card) => card.audiences.includes(name)));
  const topics = [...new Set(cards.flatMap((card) => card.topics))];
  const rows =
    audiences.length > 0
      ? [
          { label: 'For', values: [ALL, ...audiences] },
          { label: 'About', values: topics },
        ]
      : [{ label: 'Filter by topic', values: [ALL, ...topics] }];
  const counts = Object.fromEntries(
    [ALL, ...audiences, ...topics].map((name) => [name, cards.filter(isIn(name)).length]),
  );
  const orders = cards.some(({ figure }) => figure !== null) ? [BY_FIGURE, BY_TITLE] : [];
  return (
    <section className={`${band} ${css.section}`} aria-labelledby="entries">
      <div className={`${container} ${stack.base}`}>
        <h2 className={visuallyHidden} id="entries">
          {`All ${noun.many}`}
        </h2>
        <Filter
          rows={rows}
          initial={ALL}
          counts={counts}
          orders={orders}
          isLinked
          announce={(count, name, order) =>
            [
              `${String(count)} ${count === 1 ? noun.one : noun.many} shown`,
              ...(name === ALL ? [] : [`: ${name}`]),
              ...(order === BY_TITLE ? [`, ${order}`] : []),
            ].join('')
          }
        >
          {(name, _, order) => (
            <ul className={css.grid}>
              {cards.toSorted(order === BY_TITLE ? byTitle : byFigure).map((card, at) => (
                // Stays in the document, so that its picture is not fetched twice.
                <li key={card.href} className={css.cell} hidden={!isIn(name)(card)}>
                  <PageCardTile card={card} isRow={orders.length > 0} eager={at === 0} />
                </li>
              ))}
            </ul>
          )}
        </Filter>
        {feed === null ? null : (
          <p>
            New {noun.many} can be followed in a feed reader: <a href={feed}>Atom feed</a>
          </p>
        )}
      </div>
    </section>
  );
}

const isIn = (name: string) => (card: PageCard) =>
  name === ALL || card.topics.includes(name) || card.audiences.includes(name);

const byTitle = (one: PageCard, other: PageCard) => one.title.localeCompare(other.title, 'en');

/** In reading order otherwise. */
const byFigure = (one: PageCard, other: PageCard) =>
  Number(one.figure === null) - Number(other.figure === null);

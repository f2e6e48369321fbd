import { AUDIENCES } from '#src/content/schema/audiences.ts';
import type { PageCard } from '#src/content/schema/resolved.ts';
import { Filter } from '#src/components/filter/Filter.tsx';
import { band, container, visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './CollectionList.css.ts';
import { PageCardTile } from '#src/sections/cards/PageCardTile.tsx';
import { rowRhythm } from './row-rhythm.ts';

const ALL = 'All';

export interface CollectionListProps {
  readonly cards: readonly PageCard[];
  /** The singular and plural name of an entry, for the heading and the announcement. */
  readonly noun: { readonly one: string; readonly many: string };
  /** The address of the list's feed. */
  readonly feed: string | null;
}

/**
 * Every page of one kind, filtered as on the K-12 page (docs/specification.md, 2.5): by audience, if the
 * cards have one, or by topic. The address may name a category.
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
  return (
    <section className={`${band} ${css.section}`} aria-labelledby="entries">
      <div className={`${container} ${css.frame}`}>
        <h2 className={visuallyHidden} id="entries">
          {`All ${noun.many}`}
        </h2>
        <Filter
          rows={rows}
          initial={ALL}
          counts={counts}
          isLinked
          announce={(count, name) =>
            `${String(count)} ${count === 1 ? noun.one : noun.many} shown${name === ALL ? '' : `: ${name}`}`
          }
        >
          {(name) => <Grid cards={cards} name={name} />}
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

/**
 * Cards that do not match stay in the document, hidden, so that their pictures are not fetched
 * twice.
 */
function Grid({ cards, name }: { readonly cards: readonly PageCard[]; readonly name: string }) {
  const shown = cards.filter(isIn(name));
  const spans = rowRhythm(shown.length);
  return (
    <ul className={css.grid}>
      {cards.map((card) => {
        const place = shown.indexOf(card);
        const span = spans[place] ?? 'third';
        return (
          <li key={card.href} className={css.cell} data-span={span} hidden={place === -1}>
            <PageCardTile card={card} headingLevel={3} span={span} eager={cards[0] === card} />
          </li>
        );
      })}
    </ul>
  );
}

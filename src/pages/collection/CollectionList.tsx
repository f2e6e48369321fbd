import type { PageCard } from '#src/content/schema/resolved.ts';
import { Filter } from '#src/components/on-demand/filter/Filter.tsx';
import { band, container, visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './CollectionList.css.ts';
import { PageCardTile } from '#src/sections/cards/PageCardTile.tsx';
import { rowRhythm } from './row-rhythm.ts';

const ALL = 'All';

export interface CollectionListProps {
  readonly cards: readonly PageCard[];
  /** The singular and plural name of an entry, for the heading and the announcement. */
  readonly noun: { readonly one: string; readonly many: string };
}

/** Every page of one kind, filtered by topic as on the K-12 page (docs/specification.md, 2.5). */
export function CollectionList({ cards, noun }: CollectionListProps) {
  const counts = countByTopic(cards);
  return (
    <section className={`${band} ${css.section}`} aria-labelledby="entries">
      <div className={`${container} ${css.frame}`}>
        <h2 className={visuallyHidden} id="entries">
          {`All ${noun.many}`}
        </h2>
        <Filter
          label="Filter by topic"
          values={Object.keys(counts)}
          initial={ALL}
          counts={counts}
          announce={(count, topic) =>
            `${String(count)} ${count === 1 ? noun.one : noun.many} shown${topic === ALL ? '' : ` on ${topic}`}`
          }
        >
          {(topic) => <Grid cards={cards} topic={topic} />}
        </Filter>
      </div>
    </section>
  );
}

/**
 * Cards that do not match stay in the document, hidden, so that their pictures are not fetched
 * twice.
 */
function Grid({ cards, topic }: { readonly cards: readonly PageCard[]; readonly topic: string }) {
  const shown = cards.filter((card) => topic === ALL || card.topics.includes(topic));
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

/** The number of cards per topic, 'All' first, then topics by first appearance. */
function countByTopic(cards: readonly PageCard[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { [ALL]: cards.length };
  for (const topic of cards.flatMap((card) => card.topics)) {
    counts[topic] = (counts[topic] ?? 0) + 1;
  }
  return counts;
}

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import {
  filterMachine,
  selectAnnounces,
  selectChosen,
  selectOrder,
  selectResultCount,
} from '#machines/filter/index.ts';
import { visuallyHidden, whole } from '#src/design/layout.css.ts';
import * as css from './Filter.css.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import { replaceAddress } from '#src/platform/replace-address.ts';

/** One row of toggle buttons. */
export interface FilterRow {
  /** What the row filters by; shown if there are several rows. */
  readonly label: string;
  /** The categories in page order. */
  readonly values: readonly string[];
}

export interface FilterProps {
  readonly rows: readonly FilterRow[];
  readonly initial: string;
  /** The number of results per category. */
  readonly counts: Readonly<Record<string, number>>;
  /** The orders of the results, the initial one first, where there are several. */
  readonly orders?: readonly string[];
  /** Returns the announcement of the number of results. */
  readonly announce: (count: number, chosen: string, order: string | null) => string;
  /** Whether `#category,order` in the address chooses a category and an order, and vice versa. */
  readonly isLinked?: boolean;
  /** Renders the results of the chosen category in the chosen order. */
  readonly children: (chosen: string, isFiltered: boolean, order: string | null) => ReactNode;
}

/** A category or an order as a part of the address: "Higher education" is `#higher-education`. */
const fragmentOf = (value: string) => value.toLowerCase().replaceAll(/[^a-z\d]+/gu, '-');

/** Browsers do not scroll a partly visible button into view on Tab, so its focus indicator is cut off. */
function scrollToWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.matches(':focus-visible')) return;
  currentTarget.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
}

/**
 * Rows of toggle buttons, one of which is pressed, another row for the order, and the results they filter
 * (docs/specification.md, 4.4). The number of results is announced after a choice, but not on load
 * (WCAG 2.2, 4.1.3).
 */
export function Filter(props: FilterProps) {
  const { rows, initial, counts, orders = [], announce, isLinked = false, children } = props;
  const values = rows.flatMap((row) => row.values);
  const actor = useActorRef(filterMachine, { input: { values, initial, counts, orders }, inspect });
  const order = useSelector(actor, selectOrder);
  const chosen = useSelector(actor, selectChosen);
  const count = useSelector(actor, selectResultCount);
  const announces = useSelector(actor, selectAnnounces);

  useEffect(() => {
    if (!isLinked) return;
    const chooseLinked = () => {
      const fragment = location.hash.slice(1);
      const known = actor.getSnapshot().context;
      for (const value of [...known.values, ...known.orders]) {
        if (fragment.split(',').includes(fragmentOf(value))) {
          actor.send({ type: 'FILTER.LINKED', value });
        }
      }
      const result = document.getElementById(fragment);
      if (result?.closest('[hidden]') == null) return;
      // A link to a result that is filtered out: the browser looked for it while it was hidden.
      actor.send({ type: 'FILTER.LINKED', value: initial });
      requestAnimationFrame(() => {
        // As the browser does for a target that it finds: the next Tab goes on from there.
        result.tabIndex = -1;
        result.focus({ preventScroll: true });
        result.scrollIntoView();
      });
    };
    chooseLinked();
    addEventListener('hashchange', chooseLinked);
    return () => {
      removeEventListener('hashchange', chooseLinked);
    };
  }, [actor, isLinked, initial]);

  const press = (value: string) => {
    actor.send({ type: 'FILTER.CHOSEN', value });
    if (!isLinked) return;
    // Makes the address shareable.
    const { context } = actor.getSnapshot();
    const isOrdered = context.order !== null && context.order !== orders[0];
    const parts = isOrdered ? [context.chosen, context.order] : [context.chosen];
    replaceAddress(`#${parts.map(fragmentOf).join(',')}`);
  };
  const all = orders.length > 0 ? [...rows, { label: 'Order', values: orders }] : rows;

  return (
    <>
      {all.map((row) => (
        <fieldset key={row.label} className={`${css.row} ${whole}`}>
          <legend className={all.length > 1 ? css.legend : visuallyHidden}>{row.label}</legend>
          {row.values.map((value) => (
            <button
              key={value}
              type="button"
              id={isLinked ? fragmentOf(value) : undefined}
              className={css.toggle}
              aria-pressed={value === chosen || value === order}
              onFocus={scrollToWhole}
              onClick={() => {
                press(value);
              }}
            >
              {value}
              {row.values === orders ? null : (
                <span className={css.count} aria-hidden="true">
                  {counts[value]}
                </span>
              )}
            </button>
          ))}
        </fieldset>
      ))}
      <output className={visuallyHidden}>{announces ? announce(count, chosen, order) : ''}</output>
      {children(chosen, announces, order)}
    </>
  );
}

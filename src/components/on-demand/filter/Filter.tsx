import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  filterMachine,
  selectAnnounces,
  selectChosen,
  selectResultCount,
} from '#machines/filter/index.ts';
import { visuallyHidden, whole } from '#src/design/layout.css.ts';
import * as css from './Filter.css.ts';
import { inspect } from '#src/components/hooks/inspection.ts';

export interface FilterProps {
  /** The accessible name of the row of buttons. */
  readonly label: string;
  /** The categories in page order. */
  readonly values: readonly string[];
  readonly initial: string;
  /** The number of results per category. */
  readonly counts: Readonly<Record<string, number>>;
  /** Returns the announcement of the number of results. */
  readonly announce: (count: number, chosen: string) => string;
  /** Renders the results of the chosen category. */
  readonly children: (chosen: string, isFiltered: boolean) => ReactNode;
}

/**
 * A row of toggle buttons, one of which is pressed, and the results they filter
 * (docs/specification.md, 2.4). The number of results is announced after a choice, but not on load
 * (WCAG 2.2, 4.1.3).
 */
export function Filter(props: FilterProps) {
  const { label, values, initial, counts, announce, children } = props;
  const actor = useActorRef(filterMachine, { input: { values, initial, counts }, inspect });
  const chosen = useSelector(actor, selectChosen);
  const count = useSelector(actor, selectResultCount);
  const announces = useSelector(actor, selectAnnounces);
  return (
    <>
      <fieldset className={`${css.row} ${whole}`}>
        <legend className={visuallyHidden}>{label}</legend>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            className={css.toggle}
            aria-pressed={value === chosen}
            onClick={() => {
              actor.send({ type: 'FILTER.CHOSEN', value });
            }}
          >
            {value}
            <span className={css.count} aria-hidden="true">
              {counts[value]}
            </span>
          </button>
        ))}
      </fieldset>
      <output className={visuallyHidden}>
        {announces && count !== null ? announce(count, chosen) : ''}
      </output>
      {children(chosen, announces)}
    </>
  );
}

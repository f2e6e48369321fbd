import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  filterMachine,
  selectAnnounces,
  selectChosen,
  selectResultCount,
} from '#machines/filter/index.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './Filter.css.ts';
import { inspect } from './inspection.ts';

export interface FilterProps {
  /** Names this filter among others on the page; prefixes the id of its results. */
  readonly name: string;
  /** Names the row of buttons: "Filter by topic". */
  readonly label: string;
  /** The buttons in page order, the one that shows everything first. */
  readonly values: readonly string[];
  /** How many results each value shows. */
  readonly counts: Readonly<Record<string, number>>;
  /** What is announced once something was chosen: "6 case studies shown". */
  readonly announcement: (count: number, chosen: string) => string;
  /** The results. They get what is chosen; at first, and without JavaScript, that shows everything. */
  readonly children: (chosen: string) => ReactNode;
}

/**
 * Toggle buttons of which one is pressed, above what they filter (specification 2.4). The number of
 * results is a status message (WCAG 2.2, 4.1.3) that is empty until the visitor chooses. Where no
 * script runs the buttons are not shown: there, everything is.
 */
export function Filter({ name, label, values, counts, announcement, children }: FilterProps) {
  const resultsId = `${name}-results`;
  const actor = useActorRef(filterMachine, {
    input: { values, initial: values[0] ?? '', counts },
    inspect,
  });
  const chosen = useSelector(actor, selectChosen);
  const count = useSelector(actor, selectResultCount);
  const announces = useSelector(actor, selectAnnounces);

  return (
    <>
      <div className={css.row} role="group" aria-label={label}>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            className={css.toggle}
            aria-pressed={value === chosen}
            aria-controls={resultsId}
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
      </div>
      <p className={visuallyHidden} role="status">
        {announces && count !== null ? announcement(count, chosen) : ''}
      </p>
      <div id={resultsId}>{children(chosen)}</div>
    </>
  );
}

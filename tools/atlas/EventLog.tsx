import * as css from './atlas.css.ts';
import { readableEvent } from '#src/components/on-demand/atlas/reports.ts';
import type { LogEntry } from '#src/components/on-demand/atlas/reports.ts';

/** The log of events, newest first. Times are ms on the machine's clock. */
export function EventLog({ entries }: { readonly entries: readonly LogEntry[] }) {
  return (
    <section className={css.panel} aria-labelledby="log-heading">
      <h3 className={css.panelName} id="log-heading">
        Log
      </h3>
      <div className={css.logBox} tabIndex={0} role="group" aria-labelledby="log-heading">
        <table className={css.log}>
          <thead>
            <tr>
              <th scope="col">ms</th>
              <th scope="col">event</th>
              <th scope="col">new state</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, index) => (
              <tr key={entries.length - index} data-ignored={entry.wasTaken ? undefined : ''}>
                <td className={css.at}>{entry.at.toLocaleString('en')}</td>
                <td>{readableEvent(entry.event)}</td>
                <td>{entry.wasTaken ? entry.states.join(', ') : 'ignored'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { MachineEntry } from '#machines/index.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './live-machine.css.ts';
import { readableEvent } from './recorder.ts';
import type { LogEntry } from './recorder.ts';
import { stateInWords } from './state-map.ts';
import { StateMap } from './StateMap.tsx';
import { liveWords as words } from './words.ts';

type Sendable = MachineEntry['events'][number];

export interface MachineViewProps {
  /** Of the machine, for the name of its log: a page may show several. */
  readonly name: string;
  /** What can be sent to it; empty while that is not known. */
  readonly events: MachineEntry['events'];
  readonly snapshot: AnyMachineSnapshot;
  /** Newest first. */
  readonly log: readonly LogEntry[];
  readonly onSend: (event: Sendable) => void;
  /** Controls of its clock, if it has its own. */
  readonly children?: ReactNode;
}

/**
 * The live view of a machine, wherever one is shown: the states around the current one, what
 * can be sent to it, and what has happened.
 */
export function MachineView(props: MachineViewProps) {
  const { name, events, snapshot, log, onSend, children } = props;
  /** Whether the event would do anything now. */
  const can = (event: Sendable) => snapshot.status === 'active' && snapshot.can(event);
  return (
    <div className={css.live}>
      <output className={visuallyHidden}>
        {words.now} {stateInWords(snapshot)}
      </output>
      <StateMap snapshot={snapshot} />
      <fieldset className={css.events} hidden={events.length === 0}>
        <legend className={css.legend}>{words.events}</legend>
        {events.map((event, index) => (
          <button
            key={index}
            type="button"
            className={css.event}
            aria-disabled={!can(event)}
            onClick={() => {
              if (can(event)) onSend(event);
            }}
          >
            {event.type} <span className={css.payload}>{payload(event)}</span>
          </button>
        ))}
      </fieldset>
      {children}
      <section className={css.log} tabIndex={0} aria-label={`${name}: ${words.log}`}>
        {log.length === 0 ? <p className={css.nothing}>{words.nothing}</p> : null}
        <table className={css.table} hidden={log.length === 0}>
          <thead>
            <tr>
              <th scope="col">ms</th>
              <th scope="col">{words.event}</th>
              <th scope="col">{words.state}</th>
            </tr>
          </thead>
          <tbody>
            {log.map((line, index) => (
              <tr key={log.length - index}>
                <td className={css.at}>{line.at}</td>
                <td>{readableEvent(line.event)}</td>
                <td>{line.wasTaken ? line.states.join(', ') : words.ignored}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

const payload = ({ type: _, ...fields }: Sendable) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');

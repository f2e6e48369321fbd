import type { ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { MachineEntry } from '#machines/index.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { LiveChart } from './LiveChart.tsx';
import type { LiveChartProps } from './LiveChart.tsx';
import * as css from './live-machine.css.ts';
import { innermost, readableEvent } from './recorder.ts';
import type { LogEntry } from './recorder.ts';

type Sendable = MachineEntry['events'][number];

export interface MachineViewProps {
  readonly entry: MachineEntry;
  readonly drawing: Pick<LiveChartProps, 'src' | 'size'>;
  readonly words: Pick<
    PageOf<'machines'>['words'],
    'now' | 'events' | 'log' | 'on' | 'state' | 'ignored'
  >;
  readonly snapshot: AnyMachineSnapshot;
  /** Newest first. */
  readonly log: readonly LogEntry[];
  /** Whether the event would do anything now. */
  readonly can: (event: Sendable) => boolean;
  readonly onSend: (event: Sendable) => void;
  /** Controls of its clock, if it has its own. */
  readonly children?: ReactNode;
}

/**
 * The live view of a machine, wherever one is shown: its chart with the current states highlighted, what
 * can be sent to it, and what has happened.
 */
export function MachineView(props: MachineViewProps) {
  const { entry, drawing, words, snapshot, log, can, onSend, children } = props;
  const states = innermost(snapshot).join(', ');
  return (
    <div className={css.live}>
      <output className={css.now}>
        <strong>{words.now}</strong> {states}
      </output>
      <section className={css.sheet} tabIndex={0} aria-label={`Statechart of ${entry.name}`}>
        <LiveChart
          {...drawing}
          label={`Statechart of ${entry.name}, now in ${states}`}
          lit={snapshot._nodes.map(({ id }) => id)}
          taken={log[0]?.taken ?? []}
        />
      </section>
      <fieldset className={css.events}>
        <legend className={css.legend}>{words.events}</legend>
        {entry.events.map((event, index) => (
          <button
            key={index}
            type="button"
            className={css.event}
            aria-disabled={!can(event)}
            onClick={() => {
              onSend(event);
            }}
          >
            {event.type} <span className={css.payload}>{payload(event)}</span>
          </button>
        ))}
      </fieldset>
      {children}
      <section className={css.log} tabIndex={0} aria-label={words.log}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">ms</th>
              <th scope="col">{words.on}</th>
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

import { useState } from 'react';
import type { MachineEntry } from '#machines/index.ts';
import * as css from './atlas.css.ts';

type Sendable = MachineEntry['events'][number];

export interface EventButtonsProps {
  readonly events: readonly Sendable[];
  /** Whether the event would do anything now. */
  readonly can: (event: Sendable) => boolean;
  readonly onSend: (event: Sendable) => void;
}

const payload = ({ type: _, ...fields }: Sendable) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');

/** Parses the input as an event, or returns what is wrong with it. */
function parsed(source: string): Sendable | string {
  try {
    const event: unknown = JSON.parse(source);
    return typeof event === 'object' && event !== null && 'type' in event
      ? (event as Sendable)
      : 'An event is an object with a "type".';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Buttons that send the example events of the registry, and a field for any other. */
export function EventButtons({ events, can, onSend }: EventButtonsProps) {
  const [source, setSource] = useState(JSON.stringify(events[0]));
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <section className={css.panel} aria-labelledby="events-heading">
      <h3 className={css.panelName} id="events-heading">
        Events
      </h3>
      <ul className={css.events}>
        {events.map((event, index) => (
          <li key={index}>
            <button
              type="button"
              className={css.event}
              disabled={!can(event)}
              onClick={() => {
                onSend(event);
              }}
            >
              <span className={css.eventType}>{event.type}</span>{' '}
              <span className={css.payload}>{payload(event)}</span>
            </button>
          </li>
        ))}
      </ul>
      <form
        className={css.form}
        onSubmit={(submit) => {
          submit.preventDefault();
          const event = parsed(source);
          setProblem(typeof event === 'string' ? event : null);
          if (typeof event !== 'string') onSend(event);
        }}
      >
        <label className={css.legend} htmlFor="any-event">
          Any event, even one that it would ignore
        </label>
        <textarea
          className={css.field}
          id="any-event"
          rows={2}
          spellCheck={false}
          value={source}
          aria-invalid={problem !== null}
          aria-describedby="any-event-problem"
          onChange={(change) => {
            setSource(change.target.value);
          }}
        />
        <p className={css.problem} id="any-event-problem" role="status">
          {problem}
        </p>
        <button type="submit" className={css.button}>
          Send
        </button>
      </form>
    </section>
  );
}

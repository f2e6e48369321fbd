import { useEffect, useState, useSyncExternalStore } from 'react';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/index.ts';
import { Button } from '#src/components/button/Button.tsx';
import { listenToMachines } from '#src/components/hooks/inspection.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { LiveChart } from './LiveChart.tsx';
import { Preview } from './preview.ts';
import { recorder } from './recorder.ts';
import type { ActorReport, LogEntry } from './reports.ts';
import * as css from './atlas.css.ts';

type Machines = PageOf<'machines'>;

export interface LiveMachineProps {
  readonly chart: Machines['charts'][number];
  readonly words: Machines['words'];
}

/**
 * A machine that runs next to its chart: it receives the events a visitor would cause, on a clock that
 * stands still until it is advanced. If the page itself has the widget (a menu in its header, for example),
 * the chart follows that one as soon as it is used.
 */
export function LiveMachine({ chart, words }: LiveMachineProps) {
  const entry = machines.find(({ name }) => name === chart.name);
  return entry === undefined ? null : <Run entry={entry} chart={chart} words={words} />;
}

function Run({ entry, chart, words }: LiveMachineProps & { readonly entry: MachineEntry }) {
  const [preview] = useState(() => new Preview(entry));
  const own = useSyncExternalStore(preview.subscribe, preview.view, preview.view);
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    // Effects run twice in strict mode, so restart what the first cleanup stopped.
    preview.restart();
    const ignore = listenToMachines(
      recorder(
        () => 0,
        (_, report, log) => setSeen({ report, log }),
        entry.machine.id,
      ),
    );
    return () => {
      ignore();
      preview.stop();
    };
  }, [preview, entry]);

  const { report, log } = seen ?? { report: own.report, log: own.log[0] };
  const states = (log?.states ?? report.states).join(', ');
  const can = (event: MachineEntry['events'][number]) =>
    own.report.status === 'active' && own.snapshot.can(event);
  return (
    <div className={css.live}>
      <output className={css.now}>
        <strong>{words.now}</strong> {states}
      </output>
      <section className={css.sheet} tabIndex={0} aria-label={`Statechart of ${entry.name}`}>
        <LiveChart
          src={isDark() ? chart.dark : chart.light}
          width={chart.width}
          height={chart.height}
          label={`Statechart of ${entry.name}, now in ${states}`}
          lit={report.states}
          taken={log?.taken ?? []}
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
              setSeen(null);
              if (can(event)) preview.send(event);
            }}
          >
            {event.type} <span className={css.payload}>{payload(event)}</span>
          </button>
        ))}
      </fieldset>
      <div className={css.clock}>
        <Button
          variant="quiet"
          aria-disabled={own.nextDue === null}
          onClick={() => {
            if (own.nextDue === null) return;
            setSeen(null);
            preview.skip();
          }}
        >
          {words.time}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setSeen(null);
            preview.restart();
          }}
        >
          {words.afresh}
        </Button>
      </div>
    </div>
  );
}

/** The latest activity of the page's own actor. */
interface Seen {
  readonly report: ActorReport;
  readonly log: LogEntry;
}

const payload = ({ type: _, ...fields }: MachineEntry['events'][number]) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : theme === 'dark';
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/index.ts';
import { Button } from '#src/components/button/Button.tsx';
import { listenToMachines } from '#src/components/hooks/inspection.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { isDark } from './is-dark.ts';
import * as css from './live-machine.css.ts';
import { MachineView } from './MachineView.tsx';
import { Preview } from './preview.ts';
import { logged, recorder } from './recorder.ts';
import type { LogEntry } from './recorder.ts';

type Machines = PageOf<'machines'>;

export interface LiveMachineProps {
  readonly chart: Machines['charts'][number];
  readonly words: Machines['words'];
}

/** The latest activity of the page's own actor. */
interface Seen {
  readonly snapshot: AnyMachineSnapshot;
  readonly log: readonly LogEntry[];
}

/** On the development server, a clock can also be stepped, to look at a boundary. */
const STEPS_MS = import.meta.env.DEV ? [1, 10, 100, 1000] : [];

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
        () => performance.now(),
        (_, snapshot, line) => {
          setSeen((before) => ({ snapshot, log: logged(line, before?.log) }));
        },
        entry.machine.id,
      ),
    );
    return () => {
      ignore();
      preview.stop();
    };
  }, [preview, entry]);

  /** Acts on the chart's own machine, and shows it again. */
  const act = (action: () => void) => () => {
    setSeen(null);
    action();
  };
  const { snapshot, log } = seen ?? own;
  const can = (event: MachineEntry['events'][number]) =>
    own.snapshot.status === 'active' && own.snapshot.can(event);
  return (
    <MachineView
      entry={entry}
      drawing={{
        src: (isDark() ? chart.dark : chart.light).replace('.svg', '.live.svg'),
        size: chart,
      }}
      words={words}
      snapshot={snapshot}
      log={log}
      can={can}
      onSend={(event) => {
        setSeen(null);
        if (can(event)) preview.send(event);
      }}
    >
      <div className={css.clock}>
        <Button
          variant="quiet"
          aria-disabled={!own.isWaiting}
          onClick={own.isWaiting ? act(() => preview.skip()) : undefined}
        >
          {words.time}
        </Button>
        {STEPS_MS.map((ms) => (
          <Button key={ms} variant="quiet" onClick={act(() => preview.advance(ms))}>
            +{ms} ms
          </Button>
        ))}
        <Button variant="quiet" onClick={act(() => preview.restart())}>
          {words.afresh}
        </Button>
      </div>
    </MachineView>
  );
}

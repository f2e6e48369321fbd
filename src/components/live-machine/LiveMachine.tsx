import { useEffect, useState, useSyncExternalStore } from 'react';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/index.ts';
import { Button } from '#src/components/button/Button.tsx';
import * as css from './live-machine.css.ts';
import { MachineView } from './MachineView.tsx';
import { Preview } from './preview.ts';
import { liveWords as words } from './words.ts';

export interface LiveMachineProps {
  /** As in machines/registry.ts. */
  readonly name: string;
}

/** On the development server, a clock can also be stepped, to look at a boundary. */
const STEPS_MS = import.meta.env.DEV ? [1, 10, 100, 1000] : [];

/**
 * A machine that runs next to its chart: it receives the events a visitor would cause, on a clock that
 * stands still until it is advanced. The X-ray shows those that run in the page itself.
 */
export function LiveMachine({ name }: LiveMachineProps) {
  const entry = machines.find((one) => one.name === name);
  return entry === undefined ? null : <Run entry={entry} />;
}

function Run({ entry }: { readonly entry: MachineEntry }) {
  const [preview] = useState(() => new Preview(entry));
  const { snapshot, log, isWaiting } = useSyncExternalStore(
    preview.subscribe,
    preview.view,
    preview.view,
  );
  useEffect(() => {
    // Effects run twice in strict mode, so restart what the first cleanup stopped.
    preview.restart();
    return () => preview.stop();
  }, [preview]);
  return (
    <MachineView
      name={entry.name}
      events={entry.events}
      snapshot={snapshot}
      log={log}
      onSend={(event) => preview.send(event)}
    >
      <div className={css.clock}>
        <Button
          variant="quiet"
          aria-disabled={!isWaiting}
          onClick={isWaiting ? () => preview.skip() : undefined}
        >
          {words.time}
        </Button>
        {STEPS_MS.map((ms) => (
          <Button key={ms} variant="quiet" onClick={() => preview.advance(ms)}>
            +{ms} ms
          </Button>
        ))}
        <Button variant="quiet" onClick={() => preview.restart()}>
          {words.afresh}
        </Button>
      </div>
    </MachineView>
  );
}

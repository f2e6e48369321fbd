import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/index.ts';
import { SteppedClock } from '#machines/lib/stepped-clock.ts';
import { Button } from '#src/components/button/Button.tsx';
import { cluster } from '#src/design/layout.css.ts';
import { MachineView } from './MachineView.tsx';
import { logged, recorder } from './recorder.ts';
import type { LogEntry } from './recorder.ts';
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
  const [runs, setRuns] = useState(0);
  const entry = machines.find((one) => one.name === name);
  if (entry === undefined) return null;
  return <Run key={runs} entry={entry} onRestart={() => setRuns(runs + 1)} />;
}

interface RunProps {
  readonly entry: MachineEntry;
  readonly onRestart: () => void;
}

/** One run, from 0 ms and an empty log. */
function Run({ entry: { name, machine, input, events }, onRestart }: RunProps) {
  const [clock] = useState(() => new SteppedClock());
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const [, setNow] = useState(0);
  const [inspect] = useState(() =>
    recorder(
      () => clock.now(),
      (_, snapshot, line) => {
        // Not what its children do.
        if (snapshot.machine === machine) setLog((before) => logged(line, before));
      },
    ),
  );
  const actor = useActorRef(machine, { input: input as never, clock, inspect });
  const snapshot = useSelector(actor, (current) => current as AnyMachineSnapshot);
  const advance = (ms: number) => {
    clock.advance(ms);
    setNow(clock.now());
  };
  const { nextDue } = clock;
  return (
    <MachineView
      name={name}
      events={events}
      snapshot={snapshot}
      log={log}
      onSend={(event) => actor.send(event)}
    >
      <div className={cluster}>
        <Button
          variant="quiet"
          aria-disabled={nextDue === undefined}
          onClick={nextDue === undefined ? undefined : () => advance(nextDue - clock.now())}
        >
          {words.time}
        </Button>
        {STEPS_MS.map((ms) => (
          <Button key={ms} variant="quiet" onClick={() => advance(ms)}>
            +{ms} ms
          </Button>
        ))}
        <Button variant="quiet" onClick={onRestart}>
          {words.afresh}
        </Button>
      </div>
    </MachineView>
  );
}

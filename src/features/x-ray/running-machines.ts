import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { listenToMachines, runningActors } from '#src/components/hooks/inspection.ts';
import { isMachineSnapshot, logged, recorder } from '#src/components/live-machine/recorder.ts';
import type { LogEntry } from '#src/components/live-machine/recorder.ts';

/** A machine that runs on the open page. */
export interface RunningMachine {
  readonly actor: AnyActorRef;
  readonly snapshot: AnyMachineSnapshot;
  /** What it has done since the X-ray was switched on, newest first. */
  readonly log: readonly LogEntry[];
}

/** The machines that are running, in the order in which they were started. */
export const runningMachines = (): readonly Omit<RunningMachine, 'log'>[] =>
  runningActors().flatMap((actor) => {
    const snapshot: unknown = actor.getSnapshot();
    return isMachineSnapshot(snapshot) ? [{ actor, snapshot }] : [];
  });

/** The machines of the page as an external store for React, from the first subscription on. */
export function watchMachines() {
  const logs = new WeakMap<AnyActorRef, readonly LogEntry[]>();
  const read = (): readonly RunningMachine[] =>
    runningMachines().map((machine) => ({ ...machine, log: logs.get(machine.actor) ?? [] }));
  let list = read();
  return {
    get: () => list,
    subscribe: (notify: () => void): (() => void) =>
      listenToMachines(
        recorder(
          () => performance.now(),
          (actor, _, entry) => {
            logs.set(actor, logged(entry, logs.get(actor)));
            list = read();
            notify();
          },
        ),
      ),
  };
}

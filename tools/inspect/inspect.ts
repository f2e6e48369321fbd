import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { logged, recorder } from '#src/components/live-machine/recorder.ts';
import type { LogEntry } from '#src/components/live-machine/recorder.ts';
import { listenToMachines } from '#src/components/hooks/inspection.ts';

/** An actor on the open page, and what it has done. */
export interface LiveActor {
  readonly actor: AnyActorRef;
  readonly snapshot: AnyMachineSnapshot;
  /** Newest first. */
  readonly log: readonly LogEntry[];
}

declare global {
  interface Window {
    /** Development only: the live actors of this page, by the id of their machine. */
    readonly machines: Readonly<Record<string, readonly AnyActorRef[]>>;
  }
}

const live = new Map<AnyActorRef, LiveActor>();
const listeners = new Set<() => void>();
let list: readonly LiveActor[] = [];

/** The live actors, as an external store for React. */
export const liveActors = {
  get: () => list,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Development only, and before any machine starts: `window.machines` for the console, live charts of
 * this page on Alt+M, and the Stately inspector for `?inspect` in the URL.
 */
export function inspectMachines(): void {
  listenToMachines(
    recorder(
      () => performance.now(),
      (actor, snapshot, line) => {
        if (snapshot.status === 'active') {
          live.set(actor, { actor, snapshot, log: logged(line, live.get(actor)?.log) });
        } else live.delete(actor);
        list = [...live.values()];
        for (const listener of listeners) listener();
      },
    ),
  );
  Object.defineProperty(window, 'machines', {
    get: () => {
      const byMachine: Record<string, AnyActorRef[]> = {};
      for (const { actor, snapshot } of list) (byMachine[snapshot.machine.id] ??= []).push(actor);
      return byMachine;
    },
  });
  addEventListener('keydown', (event) => {
    if (!event.altKey || event.code !== 'KeyM') return;
    event.preventDefault();
    void import('./Panel.tsx').then(({ togglePanel }) => {
      togglePanel();
    });
  });
  if (new URLSearchParams(location.search).has('inspect')) {
    void import('./stately.ts').then(({ openStatelyInspector }) => openStatelyInspector());
  }
}

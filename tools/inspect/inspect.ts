import type { AnyActorRef } from 'xstate';
import { runningMachines } from '#src/features/x-ray/running-machines.ts';

declare global {
  interface Window {
    /** Development only: the live actors of this page, by the id of their machine. */
    readonly machines: Readonly<Record<string, readonly AnyActorRef[]>>;
  }
}

/**
 * Development only, and before any machine starts: `window.machines` for the console, the X-ray of
 * this page on Alt+M, and the Stately inspector for `?inspect` in the URL.
 */
export function inspectMachines(): void {
  Object.defineProperty(window, 'machines', {
    get: () => {
      const byMachine: Record<string, AnyActorRef[]> = {};
      for (const { actor, snapshot } of runningMachines()) {
        (byMachine[snapshot.machine.id] ??= []).push(actor);
      }
      return byMachine;
    },
  });
  addEventListener('keydown', (event) => {
    if (!event.altKey || event.code !== 'KeyM') return;
    event.preventDefault();
    document.querySelector<HTMLElement>('#x-ray')?.click();
  });
  if (new URLSearchParams(location.search).has('inspect')) {
    void import('./stately.ts').then(({ openStatelyInspector }) => openStatelyInspector());
  }
}

import { createBrowserInspector } from '@statelyai/inspect';
import { listenToMachines } from '#src/components/hooks/inspection.ts';

/**
 * Opens the Stately inspector in a window of its own; its interface comes from stately.ai, so this
 * needs the network. Every machine of the page is shown there.
 */
export function openStatelyInspector(): void {
  const inspector = createBrowserInspector();
  listenToMachines((event) => {
    inspector.inspect.next?.(event);
  });
}

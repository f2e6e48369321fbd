import { createBrowserInspector } from '@statelyai/inspect';
import { listenToMachines } from '#src/components/hooks/inspection.ts';

/**
 * Opens the Stately inspector in a separate window, showing every machine of the page. Its UI is
 * loaded from stately.ai, so this needs a network.
 */
export function openStatelyInspector(): void {
  const inspector = createBrowserInspector();
  listenToMachines((event) => {
    inspector.inspect.next?.(event);
  });
}

import { createBrowserInspector } from '@statelyai/inspect';
import { listenToMachines } from '#src/components/hooks/inspection.ts';

/**
 * Opens the Stately inspector in a window of its own, with every machine of the page. It is loaded from
 * stately.ai, so it needs a network.
 */
export function openStatelyInspector(): void {
  const inspector = createBrowserInspector({ url: 'https://stately.ai/inspect' });
  listenToMachines((event) => inspector.inspect.next?.(event));
}

import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { listenToMachines } from '#src/components/hooks/inspection.ts';
import * as css from './inspect.css.ts';

const ADDRESS = 'https://stately.ai/inspect';
const OFFLINE = `The Stately inspector is at ${ADDRESS}, which does not answer. Without a network, press Alt+M for the X-ray of this page, use window.machines in the console, or open /machines.`;

/**
 * Opens the Stately inspector in a separate window, showing every machine of the page. Its UI is
 * loaded from stately.ai; without a network, the page and the console name what to use instead.
 */
export async function openStatelyInspector(): Promise<void> {
  // The inspector has to see how the actors start.
  const early: InspectionEvent[] = [];
  let receive = (event: InspectionEvent): void => {
    early.push(event);
  };
  const ignore = listenToMachines((event) => {
    receive(event);
  });
  try {
    await fetch(ADDRESS, { mode: 'no-cors', signal: AbortSignal.timeout(5000) });
  } catch {
    ignore();
    console.warn(OFFLINE);
    const notice = document.createElement('p');
    notice.role = 'alert';
    notice.className = css.notice;
    notice.textContent = OFFLINE;
    document.body.append(notice);
    return;
  }
  const inspector = createBrowserInspector({ url: ADDRESS });
  receive = (event) => {
    inspector.inspect.next?.(event);
  };
  early.forEach(receive);
}

import { OfflinePage } from '#src/pages/offline/OfflinePage.tsx';
import type { LayoutViewProps } from '../layouts.ts';

/** Saved pages, told which page was wanted. It is shown after hydration: the HTML is the same for all. */
export const OfflineView = ({ payload, search }: LayoutViewProps) => (
  <OfflinePage payload={payload} wanted={wantedOf(search)} />
);

/** A path of this site, as the service worker writes it; anything else is as good as none. */
function wantedOf(search: string): string | null {
  const wanted = new URLSearchParams(search).get('wanted');
  return wanted !== null && /^\/(?!\/)[\w\-./~]*$/u.test(wanted) ? wanted : null;
}

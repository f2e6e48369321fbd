import { OfflinePage } from '#src/pages/offline/OfflinePage.tsx';
import type { LayoutViewProps } from '../layouts.ts';

/** Saved pages, with the requested page. It is shown after hydration: the HTML is the same for everyone. */
export default function OfflineView({ payload, search }: LayoutViewProps) {
  return <OfflinePage payload={payload} wanted={wantedOf(search)} />;
}

/** A path on this site, with its query, as written by the service worker; anything else is ignored. */
function wantedOf(search: string): string | null {
  const wanted = new URLSearchParams(search).get('wanted');
  return wanted !== null && /^\/(?!\/)[\w\-./~]*(?:\?[^#]*)?$/u.test(wanted) ? wanted : null;
}

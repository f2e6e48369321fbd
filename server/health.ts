import type { HeaderSet } from '#build/site/headers.ts';
import type { EnquiryStore } from './enquiries/store.ts';

/** Health check for monitors: 200 when everything works, 503 when enquiries could not be stored. */
export function healthOf(
  store: EnquiryStore | undefined,
  headers: HeaderSet,
  details: Readonly<Record<string, string>> = {},
): Response {
  const noStore = { ...headers, 'Cache-Control': 'no-store' };
  try {
    store?.check();
    return Response.json({ status: 'ok', ...details }, { headers: noStore });
  } catch {
    return Response.json(
      { status: 'failing', reason: 'The enquiries cannot be read.', ...details },
      { status: 503, headers: noStore },
    );
  }
}

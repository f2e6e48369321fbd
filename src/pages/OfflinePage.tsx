import { pageOf } from './payload-of.ts';
import type { PageProps } from './payload-of.ts';

export function OfflinePage({ payload }: PageProps) {
  const page = pageOf(payload, 'offline');
  return <h1>{page.name}</h1>;
}

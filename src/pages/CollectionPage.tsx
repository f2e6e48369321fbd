import { pageOf } from './payload-of.ts';
import type { PageProps } from './payload-of.ts';

export function CollectionPage({ payload }: PageProps) {
  const page = pageOf(payload, 'collection');
  return <h1>{page.name}</h1>;
}

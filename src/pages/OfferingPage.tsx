import { pageOf } from './payload-of.ts';
import type { PageProps } from './payload-of.ts';

export function OfferingPage({ payload }: PageProps) {
  const page = pageOf(payload, 'offering');
  return <h1>{page.name}</h1>;
}

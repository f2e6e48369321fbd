import { pageOf } from './payload-of.ts';
import type { PageProps } from './payload-of.ts';

export function DocumentPage({ payload }: PageProps) {
  const page = pageOf(payload, 'document');
  return <h1>{page.name}</h1>;
}

import { pageOf } from './payload-of.ts';
import type { PageProps } from './payload-of.ts';

export function NotFoundPage({ payload }: PageProps) {
  const page = pageOf(payload, 'not-found');
  return <h1>{page.name}</h1>;
}

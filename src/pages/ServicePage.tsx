import { pageOf } from './payload-of.ts';
import type { PageProps } from './payload-of.ts';

export function ServicePage({ payload }: PageProps) {
  const page = pageOf(payload, 'service');
  return <h1>{page.name}</h1>;
}

import { pageOf } from './payload-of.ts';
import type { PageProps } from './payload-of.ts';

export function K12Page({ payload }: PageProps) {
  const page = pageOf(payload, 'k-12');
  return <h1>{page.name}</h1>;
}

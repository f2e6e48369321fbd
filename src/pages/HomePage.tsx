import { pageOf } from './payload-of.ts';
import type { PageProps } from './payload-of.ts';

export function HomePage({ payload }: PageProps) {
  const page = pageOf(payload, 'home');
  return <h1>{page.name}</h1>;
}

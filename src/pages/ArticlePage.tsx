import { pageOf } from './payload-of.ts';
import type { PageProps } from './payload-of.ts';

export function ArticlePage({ payload }: PageProps) {
  const page = pageOf(payload, 'article', 'case-study');
  return <h1>{page.name}</h1>;
}

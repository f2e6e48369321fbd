import { pageOf } from './payload-of.ts';
import type { PageProps } from './payload-of.ts';

export function SitemapPage({ payload }: PageProps) {
  const page = pageOf(payload, 'sitemap');
  return <h1>{page.name}</h1>;
}

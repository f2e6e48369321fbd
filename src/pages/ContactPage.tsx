import { pageOf } from './payload-of.ts';
import type { PageProps } from './payload-of.ts';

export function ContactPage({ payload }: PageProps) {
  const page = pageOf(payload, 'contact');
  return <h1>{page.name}</h1>;
}

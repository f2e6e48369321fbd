import { useEffect, useRef } from 'react';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import { NotFound } from './NotFound.tsx';

/** Shown at every unknown address (docs/specification.md, 2.7). */
export default function NotFoundPage({ payload }: PageProps) {
  const page = pageOf(payload, 'not-found');
  const logged = useRef('');
  // After every render: the page stays mounted when one unknown address follows another.
  useEffect(() => {
    const { pathname } = location;
    if (logged.current === pathname) return;
    logged.current = pathname;
    // A warning, not an error: nothing failed, and audits count errors.
    console.warn(`There is no page at ${pathname}`);
  });
  return <NotFound code={page.title} message={page.intro} />;
}

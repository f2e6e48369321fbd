import { SavedPagesSection } from './SavedPagesSection.tsx';
import { EditorialHero } from '#src/sections/hero/EditorialHero.tsx';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';

export interface OfflinePageProps extends PageProps {
  /** The page that somebody wanted and that is not on the device; null when nobody did. */
  readonly wanted: string | null;
}

/** Saved pages: what can be read without a network (docs/specification.md, 11.2). */
export function OfflinePage({ payload, wanted }: OfflinePageProps) {
  const page = pageOf(payload, 'offline');
  return (
    <>
      <EditorialHero crumbs={payload.breadcrumbs} title={page.title} standfirst={page.intro} />
      <SavedPagesSection wanted={wanted} />
    </>
  );
}

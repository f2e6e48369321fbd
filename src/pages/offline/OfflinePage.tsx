import { SavedPagesSection } from '#src/features/offline/SavedPagesSection.tsx';
import { WaysOn } from '#src/features/search/WaysOn.tsx';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import { EditorialHero } from '#src/sections/static-parts.ts';

export interface OfflinePageProps extends PageProps {
  /** The requested page, which is not on the device; null if the visitor came here directly. */
  readonly wanted: string | null;
}

/** Saved pages: what can be read offline (docs/specification.md, 11.2). */
export function OfflinePage({ payload, wanted }: OfflinePageProps) {
  const page = pageOf(payload, 'offline');
  return (
    <>
      <EditorialHero crumbs={payload.breadcrumbs} title={page.title} subtitle={page.intro} />
      <SavedPagesSection wanted={wanted} meanwhile={<WaysOn />} />
    </>
  );
}

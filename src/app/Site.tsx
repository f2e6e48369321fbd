import { StrictMode, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { header } from 'virtual:hause/header';
import type { AppRef } from '#machines/app/index.ts';
import { AppContext } from '#src/components/hooks/use-app.ts';
import { OptionalBoundary } from '#src/components/optional-boundary/OptionalBoundary.tsx';
import { Part } from '#src/components/part/Part.tsx';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { RouteError } from '#src/shell/RouteError.tsx';
import { SiteFrame } from '#src/shell/SiteFrame.tsx';
import { layoutOf } from './layouts.ts';
import type { ShownPageStore } from './shown-page.ts';

export interface SiteProps {
  /** The root actor; null while the page is prerendered. */
  readonly app: AppRef | null;
  readonly shown: ShownPageStore;
  /** The pages rendered by the router, once it has started. */
  readonly pages: PagesStore;
}

export interface PagesStore {
  readonly get: () => ComponentType | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The frame with a page in it, rendered identically by the prerenderer and the browser; hydrating it needs
 * no router. When the visitor leaves the first page, the router's pages replace it; the frame stays.
 */
export function Site({ app, shown, pages }: SiteProps) {
  const { payload, search, hasLeft } = useSyncExternalStore(
    shown.subscribe,
    shown.get,
    shown.getFirst,
  );
  const Pages = useSyncExternalStore(pages.subscribe, pages.get, noPages);
  return (
    <StrictMode>
      <AppContext value={app}>
        <OptionalBoundary fallback={NO_PAGE}>
          <SiteFrame header={header} payload={payload}>
            {hasLeft || payload === undefined ? null : (
              <OptionalBoundary fallback={<RouteError />}>
                <Part>
                  <FirstPage payload={payload} search={search} />
                </Part>
              </OptionalBoundary>
            )}
            {Pages === undefined ? null : <Pages />}
          </SiteFrame>
        </OptionalBoundary>
      </AppContext>
    </StrictMode>
  );
}

const NO_PAGE = (
  <main>
    <RouteError />
  </main>
);

/** The router may load before the page is hydrated, but it did not exist when the page was prerendered. */
const noPages = () => undefined;

function FirstPage({
  payload,
  search,
}: {
  readonly payload: PagePayload;
  readonly search: string;
}) {
  const View = layoutOf(payload);
  return <View payload={payload} search={search} />;
}

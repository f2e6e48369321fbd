import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useAppActor } from '#src/components/hooks/use-app.ts';
import { OptionalBoundary } from '#src/components/optional-boundary/OptionalBoundary.tsx';
import { OnThisDevice } from './OnThisDevice.tsx';

const Overlays = lazy(() =>
  import('./on-demand/AppOverlays.tsx').then((module) => ({ default: module.AppOverlays })),
);

/**
 * What the installed site adds around every page: the strip below the footer and, once its actors exist,
 * the connectivity bar, the update prompt and the notifications.
 */
export function AppLayer({
  path,
  children,
}: {
  readonly path: string;
  readonly children: ReactNode;
}) {
  // The first actor of the installed site: before it exists there is nothing to show.
  const isOpen = useAppActor('toasts') !== undefined;
  return (
    <>
      {children}
      <OptionalBoundary>
        <OnThisDevice path={path} isOpen={isOpen} />
        {isOpen ? (
          <Suspense fallback={null}>
            <Overlays />
          </Suspense>
        ) : null}
      </OptionalBoundary>
    </>
  );
}

import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { OptionalBoundary } from '#src/components/optional-boundary/OptionalBoundary.tsx';
import { AppDeskProvider, useAppDesk } from '#src/components/hooks/AppDeskContext.tsx';
import type { AppDoor } from '#src/components/hooks/AppDeskContext.tsx';
import { OnThisDevice } from './OnThisDevice.tsx';

export type { AppDoor };

const Overlays = lazy(() =>
  import('./on-demand/AppOverlays.tsx').then((module) => ({ default: module.AppOverlays })),
);

/**
 * What the installed site adds around every page: the strip below the footer, and, once the page lives,
 * the connectivity bar, the update prompt and the notifications.
 */
export function AppLayer({
  door,
  path,
  children,
}: {
  readonly door: AppDoor;
  readonly path: string;
  readonly children: ReactNode;
}) {
  return (
    <AppDeskProvider door={door}>
      {children}
      <OptionalBoundary>
        <OnThisDevice path={path} />
        <WhenOpen />
      </OptionalBoundary>
    </AppDeskProvider>
  );
}

/** Loaded when the desk is: before that there is nothing to say. */
function WhenOpen() {
  const desk = useAppDesk();
  return desk === null ? null : (
    <Suspense fallback={null}>
      <Overlays desk={desk} />
    </Suspense>
  );
}

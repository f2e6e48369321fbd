import { lazy } from 'react';
import type { ReactNode } from 'react';
import { useAppActor } from '#src/components/hooks/use-app.ts';
import { Part } from '#src/components/part/Part.tsx';
import { loadEventually } from '#src/platform/parts.ts';
import { Later } from './Later.tsx';
import { OnThisDevice } from './OnThisDevice.tsx';

const Overlays = lazy(() =>
  loadEventually(() => import('./AppOverlays.tsx')).then((module) => ({
    default: module.AppOverlays,
  })),
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
      <Part>
        <OnThisDevice path={path} isOpen={isOpen} />
      </Part>
      <Later isOpen={isOpen}>
        <Overlays />
      </Later>
    </>
  );
}

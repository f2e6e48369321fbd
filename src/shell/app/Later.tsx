import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { OptionalBoundary } from '#src/components/optional-boundary/OptionalBoundary.tsx';

/** A part that is loaded once the actors of the installed site exist. If it is lost, all others stay. */
export const Later = ({
  isOpen,
  children,
}: {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}) =>
  isOpen ? (
    <OptionalBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </OptionalBoundary>
  ) : null;

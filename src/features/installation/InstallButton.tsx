import { useSelector } from '@xstate/react';
import { Suspense, lazy, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { selectIsButtonShown, selectIsExplaining } from '#machines/install/index.ts';
import type { installMachine } from '#machines/install/index.ts';
import { useAppActor } from '#src/components/hooks/use-app.ts';
import { OptionalBoundary } from '#src/components/optional-boundary/OptionalBoundary.tsx';
import { Button, IconButton } from '#src/components/button/Button.tsx';

const loadInstructions = () => import('./InstallInstructions.tsx');
const Instructions = lazy(() =>
  loadInstructions().then((module) => ({ default: module.InstallInstructions })),
);

/** The quiet install button, with manual instructions where the browser never offers installation (iOS). */
export function InstallButton({ onDismissed }: Pick<OfferProps, 'onDismissed'>) {
  const install = useAppActor('install');
  return install === undefined ? null : <Offer actor={install} onDismissed={onDismissed} />;
}

interface OfferProps {
  readonly actor: ActorRefFrom<typeof installMachine>;
  /** Moves the focus on, since the button that had it is gone. */
  readonly onDismissed: () => void;
}

function Offer({ actor, onDismissed }: OfferProps) {
  const isShown = useSelector(actor, selectIsButtonShown);
  const isExplaining = useSelector(actor, selectIsExplaining);
  const [wasExplaining, setWasExplaining] = useState(false);
  if (isExplaining && !wasExplaining) setWasExplaining(true);
  if (!isShown) return null;
  return (
    <>
      <Button
        variant="quiet"
        icon="devices"
        onClick={() => {
          actor.send({ type: 'INSTALL.REQUESTED' });
          if (!selectIsButtonShown(actor.getSnapshot())) onDismissed();
        }}
      >
        Install this site
      </Button>
      <IconButton
        icon="x"
        label="Do not offer to install"
        onClick={() => {
          actor.send({ type: 'INSTALL.DISMISSED' });
          onDismissed();
        }}
      />
      {wasExplaining ? (
        <OptionalBoundary>
          <Suspense fallback={null}>
            <Instructions
              isOpen={isExplaining}
              onClose={() => actor.send({ type: 'INSTRUCTIONS.CLOSED' })}
            />
          </Suspense>
        </OptionalBoundary>
      ) : null}
    </>
  );
}

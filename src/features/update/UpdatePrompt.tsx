import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { isPromptShown } from '#machines/update/index.ts';
import type { updateMachine } from '#machines/update/index.ts';
import * as css from '#src/components/on-demand/panel/Panel.css.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';

/** Offers a new version of the site: never a surprise, and never over a half-written message. */
export function UpdatePrompt({ actor }: { readonly actor: ActorRefFrom<typeof updateMachine> }) {
  const isAsking = useSelector(actor, isPromptShown);
  const isFormDirty = useSelector(actor, ({ context }) => context.isFormDirty);
  const isWaiting = useSelector(actor, (snapshot) => snapshot.matches('waitingForCleanForm'));
  const isReloading = useSelector(actor, (snapshot) => snapshot.matches('reloading'));
  const isShown = isAsking || isWaiting || isReloading;

  return (
    <div role="status" className={css.slot} data-app="update">
      {isShown ? (
        <div className={css.card}>
          <span className={css.tile}>
            <Icon name="download-simple" size={1.25} />
          </span>
          <div className={css.words}>
            <p>
              {isReloading
                ? 'Updating the site…'
                : isWaiting
                  ? 'The site is updated when your message is sent or discarded.'
                  : 'A new version of this site is ready.'}
            </p>
            {isReloading ? null : (
              <div className={css.actions}>
                {isAsking ? (
                  <Button onClick={() => actor.send({ type: 'UPDATE.ACCEPTED' })}>
                    {isFormDirty ? 'Update when I’m done' : 'Update now'}
                  </Button>
                ) : null}
                <Button variant="quiet" onClick={() => actor.send({ type: 'UPDATE.POSTPONED' })}>
                  {isWaiting ? 'Not now' : 'Later'}
                </Button>
              </div>
            )}
          </div>
        </div>
      ) : null}
    </div>
  );
}

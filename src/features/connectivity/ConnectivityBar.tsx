import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AppActor } from '#machines/app/index.ts';
import { selectIsProbing, selectNetworkNotice } from '#machines/connectivity/index.ts';
import type { connectivityMachine } from '#machines/connectivity/index.ts';
import { selectIsPageSaved } from '#machines/offline-library/index.ts';
import * as css from '#src/components/panel/Panel.css.ts';
import { useFocusReturn } from '#src/components/panel/use-focus-return.ts';
import { Icon } from '#src/components/icon/Icon.tsx';

/**
 * Announces that there is no network or that it blocks the site, and, once and politely, that it is
 * back. The live region exists before it has content, so that screen readers announce it.
 */
export function ConnectivityBar({
  actor,
  library,
  pagesHref,
}: {
  readonly actor: ActorRefFrom<typeof connectivityMachine>;
  /** Undefined where no pages can be saved on this device. */
  readonly library: AppActor<'library'> | undefined;
  readonly pagesHref: string;
}) {
  const notice = useSelector(actor, selectNetworkNotice);
  const isAsking = useSelector(actor, selectIsProbing);
  // The page also asks by itself, every minute at least: to say so would announce the whole notice again.
  const [hasRequested, setHasRequested] = useState(false);
  if (hasRequested && !isAsking) setHasRequested(false);
  const { noteFocus, leaving } = useFocusReturn();
  return (
    <div role="status" className={css.slot} data-app="connectivity" onFocus={noteFocus}>
      {notice === 'returned' ? (
        <div className={css.card}>
          <span className={css.tile} data-kind="success">
            <Icon name="check" size={1.25} />
          </span>
          <p className={css.words}>You’re back online.</p>
        </div>
      ) : notice === 'none' ? null : (
        <div className={`${css.card} ${css.closable}`}>
          <span className={css.tile}>
            <Icon name="wifi-slash" size={1.25} />
          </span>
          <div className={css.words}>
            <p>
              {notice === 'held'
                ? 'This network is blocking our site. You may need to sign in to it. '
                : 'You’re offline. '}
              {library === undefined ? (
                'Other pages can’t be loaded right now.'
              ) : (
                <Standing actor={library} />
              )}
            </p>
            <div className={css.row}>
              {library !== undefined ? (
                <a ref={leaving} className={css.link} href={pagesHref}>
                  Saved pages
                </a>
              ) : null}
              <button
                ref={leaving}
                type="button"
                className={css.link}
                aria-disabled={isAsking}
                onClick={() => {
                  actor.send({ type: 'PROBE.REQUESTED' });
                  setHasRequested(true);
                }}
              >
                {hasRequested ? 'Trying…' : 'Try again'}
              </button>
            </div>
          </div>
          <button
            ref={leaving}
            type="button"
            className={css.close}
            aria-label={notice === 'held' ? 'Hide this notice' : 'Hide the offline notice'}
            onClick={() => actor.send({ type: 'NOTICE.DISMISSED' })}
          >
            <Icon name="x" size={1.25} />
          </button>
        </div>
      )}
    </div>
  );
}

/** Whether the open page can be read again without a network; nothing while that is not known. */
function Standing({ actor }: { readonly actor: AppActor<'library'> }) {
  const isSaved = useSelector(actor, selectIsPageSaved);
  if (isSaved === null) return null;
  return isSaved ? 'This page is saved on this device.' : 'This page isn’t saved on this device.';
}

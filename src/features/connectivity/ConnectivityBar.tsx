import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isOnline } from '#machines/connectivity/index.ts';
import type { connectivityMachine } from '#machines/connectivity/index.ts';
import * as css from '#src/components/on-demand/panel/Panel.css.ts';
import { Icon } from '#src/components/icon/Icon.tsx';

/** How long the good news stays, in ms. */
const BACK_MS = 5000;

/**
 * Says that there is no network, and once, politely, that it is back. The region is there before it has
 * anything to say, so that screen readers hear it.
 */
export function ConnectivityBar({
  actor,
  isReadable,
  pagesHref,
}: {
  readonly actor: ActorRefFrom<typeof connectivityMachine>;
  /** Whether pages are kept on this device. */
  readonly isReadable: boolean;
  readonly pagesHref: string;
}) {
  const isReached = useSelector(actor, isOnline);
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches({ flaky: 'probing' }));
  const [isBack, setIsBack] = useState(false);
  // Until the network is back: the next time it is news again.
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscription = actor.on('BACK.ONLINE', () => {
      setIsBack(true);
      setIsHidden(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIsBack(false), BACK_MS);
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [actor]);

  return (
    <div role="status" className={css.slot} data-app="connectivity">
      {isReached ? (
        isBack ? (
          <div className={css.card}>
            <span className={css.tile} data-kind="success">
              <Icon name="check" size={1.25} />
            </span>
            <p className={css.words}>The network is back.</p>
          </div>
        ) : null
      ) : isHidden ? null : (
        <div className={`${css.card} ${css.closable}`}>
          <span className={css.tile}>
            <Icon name="wifi-slash" size={1.25} />
          </span>
          <div className={css.words}>
            <p>
              {isReadable
                ? 'No network. This page is shown from your device.'
                : 'No network. Pages that are not open yet cannot be loaded now.'}
            </p>
            <div className={css.row}>
              {isReadable ? (
                <a className={css.link} href={pagesHref}>
                  Saved pages
                </a>
              ) : null}
              <button
                type="button"
                className={css.link}
                aria-disabled={isAsking}
                onClick={() => actor.send({ type: 'PROBE.REQUESTED' })}
              >
                {isAsking ? 'Trying…' : 'Try again'}
              </button>
            </div>
          </div>
          <button
            type="button"
            className={css.close}
            aria-label="Hide: no network"
            onClick={() => setIsHidden(true)}
          >
            <Icon name="x" size={1.25} />
          </button>
        </div>
      )}
    </div>
  );
}

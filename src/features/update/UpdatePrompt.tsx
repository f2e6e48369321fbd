import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { selectIsUpdateHeldUp, selectUpdatePrompt } from '#machines/update/index.ts';
import type { updateMachine } from '#machines/update/index.ts';
import * as css from '#src/components/panel/Panel.css.ts';
import { useFocusReturn } from '#src/components/panel/use-focus-return.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';

const WORDS = {
  asking: 'A new version of this site is ready.',
  waiting: 'The site will update when you’re done with your message.',
  reloading: 'Updating the site…',
} as const;

/** Offers a new version of the site: never by surprise, and never at the cost of a half-written message. */
export function UpdatePrompt({ actor }: { readonly actor: ActorRefFrom<typeof updateMachine> }) {
  const prompt = useSelector(actor, selectUpdatePrompt);
  const isHeldUp = useSelector(actor, selectIsUpdateHeldUp);
  const { noteFocus, leaving } = useFocusReturn();

  return (
    <div role="status" className={css.slot} data-app="update" onFocus={noteFocus}>
      {prompt === 'none' ? null : (
        <div className={css.card}>
          <span className={css.tile}>
            <Icon name="download-simple" size={1.25} />
          </span>
          <div className={css.words}>
            <p>{WORDS[prompt]}</p>
            <div className={css.actions}>
              {prompt === 'waiting' ? null : (
                <Button
                  ref={leaving}
                  // Inactive instead of gone, so that it keeps the focus until the page reloads.
                  aria-disabled={prompt === 'reloading'}
                  onClick={() => actor.send({ type: 'UPDATE.ACCEPTED' })}
                >
                  {isHeldUp ? 'Update when I’m done' : 'Update now'}
                </Button>
              )}
              {prompt === 'reloading' ? null : (
                <Button
                  ref={leaving}
                  variant="quiet"
                  onClick={() => actor.send({ type: 'UPDATE.POSTPONED' })}
                >
                  {prompt === 'waiting' ? 'Not now' : 'Later'}
                </Button>
              )}
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { searchMachine, selectSearch } from '#machines/search/index.ts';
import { Button } from '#src/components/button/Button.tsx';
import { inspect } from '#src/components/hooks/inspection.ts';
import { useFocusFallback } from '#src/components/hooks/use-focus-fallback.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import { ANSWER_ATTRIBUTE } from './limits.ts';
import { Results } from './Results.tsx';
import * as css from './SearchAnswer.css.ts';
import { wordsFor } from './wording.ts';

const machine = searchMachine.provide({
  actors: {
    loadIndex: fromPromise(async () => (await import('./load-search.ts')).loadSearch()),
  },
});

export interface SearchAnswerProps {
  /** The query; empty for none. */
  readonly query: string;
  /** The content with the server's answer. */
  readonly children: ReactNode;
}

/**
 * The answer to the query in the address. If a server has already answered, its answer stays; for
 * saved pages and static hosts, the answer is computed here, with the same ranking.
 */
export function SearchAnswer({ query, children }: SearchAnswerProps) {
  const actor = useActorRef(machine, { inspect });
  const { query: asked, status, hits } = useSelector(actor, selectSearch, shallowEqual);

  useEffect(() => {
    const answered = document
      .querySelector(`[${ANSWER_ATTRIBUTE}]`)
      ?.getAttribute(ANSWER_ATTRIBUTE);
    if (query === '' || answered === query) return;
    actor.send({ type: 'SEARCH.OPENED' });
    actor.send({ type: 'QUERY.CHANGED', query });
  }, [actor, query]);

  const { fallback, leaving } = useFocusFallback<HTMLParagraphElement>();
  if (asked === '') return children;
  const isAnswered = status === 'found' || status === 'nothingFound';
  return (
    <div className={css.answer}>
      {/* The results themselves are not announced: that would read all of them. */}
      <p
        ref={fallback}
        role="status"
        tabIndex={-1}
        className={isAnswered ? visuallyHidden : undefined}
      >
        {wordsFor(status, hits.length)}
      </p>
      {isAnswered ? <Results query={query} hits={hits} /> : null}
      {status === 'failed' ? (
        <Button
          variant="quiet"
          ref={leaving}
          onClick={() => actor.send({ type: 'RETRY.REQUESTED' })}
        >
          Try again
        </Button>
      ) : null}
    </div>
  );
}

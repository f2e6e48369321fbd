import { useActorRef, useSelector } from '@xstate/react';
import { accordionMachine, selectMayAnimate, selectOpenItem } from '#machines/accordion/index.ts';
import { inspect } from '#src/components/hooks/inspection.ts';

/** An accordion's actor and state, for views that also show the open item elsewhere. */
export function useAccordion(items: readonly { readonly id: string }[], initial: string | null) {
  const actor = useActorRef(accordionMachine, {
    input: { items: items.map((item) => item.id), initial },
    inspect,
  });
  return {
    actor,
    open: useSelector(actor, selectOpenItem),
    /** False until the visitor has opened or closed something. */
    mayAnimate: useSelector(actor, selectMayAnimate),
  };
}

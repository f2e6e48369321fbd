import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { productDemoMachine } from '#machines/product-demo/index.ts';

/**
 * Keeps the demo's state in the address's fragment, which no server sees: Back goes back a step, and a
 * copied link opens the same state.
 * @param address the fragment that the address should have; null if it needs no change
 */
export function useDemoAddress(
  actor: ActorRefFrom<typeof productDemoMachine>,
  address: string | null,
): void {
  useEffect(() => {
    const follow = () => {
      actor.send({ type: 'ADDRESS.CHANGED', fragment: location.hash.slice(1) });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [actor]);
  useEffect(() => {
    if (address !== null && location.hash.slice(1) !== address) location.hash = address;
  }, [address]);
}

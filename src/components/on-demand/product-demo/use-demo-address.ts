import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { productDemoMachine } from '#machines/product-demo/index.ts';

/**
 * The address holds the demo's state in its fragment, which no server sees: Back takes a step back, a copied
 * link opens the same state.
 * @param address the fragment that the address should have; null where it is as it should be
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

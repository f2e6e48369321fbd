import { useEffect, useEffectEvent } from 'react';
import { usePartOnPress } from '#src/components/hooks/use-part-on-press.ts';
import { loadMenus } from './load-menus.ts';

/** A menu whose content is loaded once somebody means to see it. */
interface MenuActor {
  on(type: 'CONTENT.WANTED', handler: () => void): { unsubscribe(): void };
  send(event: { readonly type: 'CONTENT.LOADED' | 'CONTENT.LOST' | 'VIEW.LEFT' }): void;
}

/** Loads the view of a menu together with the content of the menus. */
export const withMenus =
  <V extends object>(loadView: () => Promise<V>) =>
  async () => {
    const [view, content] = await Promise.all([loadView(), loadMenus()]);
    return { ...view, ...content };
  };

/**
 * The view and the content of a menu, once it is asked for. The menu's machine is told when they are there, when they
 * are lost, and when the page is left: one in the back/forward cache would come back with the menu open.
 * @param load a stable function
 * @param isShown whether a window of this size has this menu; a stable function
 * @returns also a function that loads them ahead, which a sign of intent calls
 */
export function useMenuContent<T extends object>(
  actor: MenuActor,
  load: () => Promise<T>,
  isShown: () => boolean,
): readonly [T | undefined, () => void] {
  const [content, mount] = usePartOnPress(load, isShown);
  const answer = useEffectEvent(() => {
    const found = () => actor.send({ type: 'CONTENT.LOADED' });
    if (content !== undefined) found();
    else mount().then(found, () => actor.send({ type: 'CONTENT.LOST' }));
  });
  useEffect(() => {
    const wanted = actor.on('CONTENT.WANTED', () => answer());
    const leave = () => actor.send({ type: 'VIEW.LEFT' });
    addEventListener('pagehide', leave);
    return () => {
      wanted.unsubscribe();
      removeEventListener('pagehide', leave);
    };
  }, [actor]);
  return [content, () => void load().catch(() => undefined)];
}

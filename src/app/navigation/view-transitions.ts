import { attempt } from '#src/platform/attempt.ts';
import { mediaMatches } from '#src/platform/media-query.ts';
import { setViewTransition } from '#src/shell/router-internals.ts';
import type { AppRouter } from '../router.tsx';
import { carriedTo } from './carried-picture.ts';
import { scaledKeyframes } from './scaled-keyframes.ts';

/** The view transition name of a picture carried between pages (src/design/global.css.ts). */
const CARRIED = 'carried';

/**
 * Fades from one page to the next and carries a picture over (docs/decisions/0009-motion.md) if the browser supports it and
 * the visitor has not asked for reduced motion. Called once the first page is rendered, so that it does not
 * fade in.
 *
 * Only the old page is captured as an image, which fades out above the new one: a captured page cannot be
 * pressed, and the new one must be interactive at once.
 *
 * It replaces the router's own implementation, which turns a skipped transition (the next one began, the
 * tab went into the background) into an unhandled rejection on the page.
 */
export function moveBetweenPages(router: AppRouter): void {
  const named = new Set<HTMLElement>();
  /** Removes the names set earlier and sets new ones. */
  const name = (...elements: readonly (readonly [HTMLElement | null, string])[]) => {
    for (const element of named) element.style.removeProperty('view-transition-name');
    named.clear();
    for (const [element, viewTransitionName] of elements) {
      if (element === null) continue;
      element.style.setProperty('view-transition-name', viewTransitionName);
      named.add(element);
    }
  };
  let current: ViewTransition | undefined;

  setViewTransition(router, (update) => {
    if (mediaMatches('(prefers-reduced-motion: reduce)')) return update();
    const left = router.state.resolvedLocation?.pathname;
    const carrying = carriedTo(router.latestLocation.pathname);
    name([carrying.from, CARRIED]);
    const move = async () => {
      await update();
      name(
        [document.documentElement, 'none'],
        [left === undefined ? null : carrying.to(left), CARRIED],
      );
    };
    // Not every browser has it, and in some it throws.
    const transition = attempt(() => document.startViewTransition(move), null);
    if (transition === null) {
      name();
      return update();
    }
    current = transition;
    const end = () => {
      if (current === transition) name();
    };
    transition.ready.then(scaleCarried, () => undefined);
    transition.finished.then(end, end);
    return transition.updateCallbackDone;
  });
}

/** Grows the picture by scaling, which the compositor can do alone, rather than by resizing its box. */
function scaleCarried(): void {
  for (const { effect } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect)) continue;
    if (effect.pseudoElement !== `::view-transition-group(${CARRIED})`) continue;
    const scaled = scaledKeyframes(effect.getKeyframes());
    if (scaled !== null) effect.setKeyframes(scaled);
  }
}

import type { Page } from '@playwright/test';

/** Observes which properties change in a page, frame by frame, until `movedSince` asks. */
export const watchMoving = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moved = new Set<string>();
    Object.assign(globalThis, { moved });
    const propertiesOf = (animation: Animation): string[] => {
      if (animation instanceof CSSTransition) return [animation.transitionProperty];
      if (!(animation.effect instanceof KeyframeEffect)) return [];
      const keyframes = animation.effect.getKeyframes();
      const [first = {}] = keyframes;
      // Properties missing from a keyframe take the page's own values.
      return Object.keys(first).filter(
        (property) =>
          !['offset', 'computedOffset', 'easing', 'composite'].includes(property) &&
          (keyframes.length === 1 ||
            keyframes.some((one) => Reflect.get(one, property) !== Reflect.get(first, property))),
      );
    };
    const look = () => {
      for (const animation of document.getAnimations()) {
        // Scroll-driven animations do not count as motions.
        if (animation.timeline !== document.timeline || animation.playState !== 'running') continue;
        if (Number(animation.effect?.getComputedTiming().duration ?? 0) <= 1) continue;
        for (const property of propertiesOf(animation)) moved.add(property);
      }
      if (Reflect.get(globalThis, 'moved') === moved) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Waits until all motion has ended, or none begins within half a second; the properties, sorted by name. */
export async function movedSince(page: Page): Promise<string[]> {
  await page.waitForTimeout(500);
  return page.evaluate(async () => {
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        );
    while (isMoving()) await new Promise((resolve) => requestAnimationFrame(resolve));
    const moved = [...(Reflect.get(globalThis, 'moved') as Set<string>)];
    Reflect.deleteProperty(globalThis, 'moved');
    return moved.sort();
  });
}

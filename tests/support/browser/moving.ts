import type { Page } from '@playwright/test';

/** The motion in a page, frame by frame. Runs in the page. */
interface Record {
  /** The time from one frame to the next while something moved, in ms. */
  readonly frames: number[];
  readonly properties: Set<string>;
}

/**
 * Observes a page until `movedSince` asks: which properties change, and how long frames take.
 * @param often `every frame` also detects motions that begin later; `once a motion` checks again
 * only when the current motions should have ended, and costs the page nothing in between
 */
export const watchMoving = (
  page: Page,
  often: 'every frame' | 'once a motion' = 'every frame',
): Promise<void> =>
  page.evaluate((isRare) => {
    const record: Record = { frames: [], properties: new Set() };
    Object.assign(globalThis, { record });
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
            keyframes.some(
              (keyframe) => Reflect.get(keyframe, property) !== Reflect.get(first, property),
            )),
      );
    };
    let last: number | null = null;
    /** When the current motions will have ended. */
    let until = 0;
    const seen = new WeakSet<Animation>();
    const look = (now: number) => {
      for (const animation of document.getAnimations()) {
        // Scroll-driven animations do not count as motions.
        if (animation.timeline !== document.timeline) continue;
        const { duration = 0, endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
        if (animation.playState !== 'running' || Number(duration) <= 1) continue;
        until = Math.max(until, now + Number(endTime) - Number(animation.currentTime));
        if (seen.has(animation)) continue;
        seen.add(animation);
        for (const property of propertiesOf(animation)) record.properties.add(property);
      }
    };
    const frame = (now: number) => {
      if (Reflect.get(globalThis, 'record') !== record) return;
      if (!isRare || now >= until) look(now);
      if (last !== null) record.frames.push(now - last);
      last = now < until ? now : null;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, often === 'once a motion');

export interface Moved {
  readonly frames: readonly number[];
  /** Sorted by name. */
  readonly properties: readonly string[];
}

/** Waits until all motion has ended, or none begins within half a second, and returns what moved. */
export async function movedSince(page: Page): Promise<Moved> {
  await page.waitForTimeout(500);
  return page.evaluate(async () => {
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        );
    while (isMoving()) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { frames, properties } = Reflect.get(globalThis, 'record') as Record;
    Reflect.deleteProperty(globalThis, 'record');
    return { frames, properties: [...properties].sort() };
  });
}

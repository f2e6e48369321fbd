/** A hidden tab paints no frames, so the work is done after this many ms regardless. */
const LIMIT_MS = 100;

/**
 * Defers long work until the frame that responds to the visitor's action (a pressed tile, a pressed button)
 * has been painted (Interaction to Next Paint, web.dev/inp).
 */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LIMIT_MS);
}

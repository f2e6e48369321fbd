/** A tab that is out of sight paints no frames: after this many ms it is done all the same. */
const LIMIT_MS = 100;

/**
 * Does long work when the frame has been painted that answers what the visitor did: a pressed tile, a
 * pressed button (Interaction to Next Paint, web.dev/inp).
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

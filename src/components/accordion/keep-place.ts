/**
 * Scrolls the page, frame by frame, by the height that a closing box loses, so that the content below it
 * stays in place. The visitor's own scrolling still applies. Ends when the box is closed or opens again.
 * @param box before it starts to close
 */
export function keepPlaceBelow(box: HTMLElement): void {
  let height = box.offsetHeight;
  const observer = new ResizeObserver((entries) => {
    // Not `offsetHeight`: a layout in the middle of a transition would be news to this observer.
    const lost = height - Math.round(entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0);
    height -= lost;
    if (lost > 0) scrollBy(0, -lost);
    if (lost < 0 || height === 0) observer.disconnect();
  });
  observer.observe(box);
}

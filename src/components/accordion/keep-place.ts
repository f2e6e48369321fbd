/**
 * Scrolls the page by what a closing box above loses, frame by frame, so that what stands below it stays
 * where it is. A visitor's own scrolling adds to it. Ends when the box is closed, or opens again.
 * @param box as it is before it begins to close
 */
export function keepPlaceBelow(box: HTMLElement): void {
  let height = box.offsetHeight;
  const observer = new ResizeObserver(() => {
    const lost = height - box.offsetHeight;
    height -= lost;
    if (lost > 0) scrollBy(0, -lost);
    if (lost < 0 || height === 0) observer.disconnect();
  });
  observer.observe(box);
}

const mark = (image: HTMLImageElement) => {
  image.dataset['failed'] = '';
};

/**
 * Marks images that failed to load, for styling: those that already have, and those that fail later.
 * One listener for the document, because parts of a page that never change have none of their own.
 */
export function markFailedImages(page: Document = document): void {
  for (const image of page.images) {
    if (image.complete && image.naturalWidth === 0) mark(image);
  }
  // The event does not bubble.
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) mark(target);
    },
    { capture: true },
  );
}

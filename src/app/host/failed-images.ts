const mark = (image: HTMLImageElement) => {
  image.dataset['failed'] = '';
};

/**
 * Marks images that could not be loaded, for their style: those that failed already, and those that will.
 * One listener for the document, because parts of a page that never change have none of their own.
 */
export function markFailedImages(page: Document = document): void {
  for (const image of page.images) {
    if (image.complete && image.naturalWidth === 0) mark(image);
  }
  // It does not bubble.
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) mark(target);
    },
    { capture: true },
  );
}

/** A number of pages in words. */
export const pageCount = (count: number) => (count === 1 ? '1 page' : `${String(count)} pages`);

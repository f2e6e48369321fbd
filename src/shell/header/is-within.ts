/** Whether a page is the one at `place` or below it, by their paths: `/blogs/x` is within `/blogs`. */
export const isWithin = (path: string, place: string): boolean =>
  `${path}/`.startsWith(`${place}/`);

/**
 * Widths of the printable ASCII characters, starting with the space, in thousandths of the font
 * size. Each is the larger of the site's font and Arial, so that text fits its box without the
 * site's fonts: a diagram in a README cannot embed its own.
 */
const WIDTHS = {
  regular: [
    278, 298, 355, 629, 563, 889, 667, 200, 352, 352, 481, 623, 278, 417, 278, 389, 641, 556, 559,
    556, 621, 575, 566, 556, 614, 566, 278, 278, 623, 623, 623, 556, 1015, 677, 667, 722, 722, 667,
    611, 778, 751, 278, 515, 667, 556, 846, 774, 778, 667, 780, 722, 667, 611, 722, 693, 960, 667,
    667, 641, 324, 389, 324, 551, 556, 333, 556, 586, 541, 586, 556, 369, 587, 558, 232, 269, 500,
    222, 851, 558, 580, 591, 578, 338, 500, 378, 558, 520, 784, 500, 526, 500, 385, 260, 385, 584,
  ],
  bold: [
    278, 333, 474, 631, 556, 889, 722, 238, 376, 376, 487, 630, 278, 410, 278, 424, 647, 556, 575,
    556, 631, 580, 577, 556, 612, 577, 333, 333, 630, 630, 630, 611, 991, 722, 722, 724, 722, 667,
    611, 778, 749, 285, 556, 722, 611, 856, 774, 785, 667, 787, 722, 667, 611, 722, 717, 980, 667,
    667, 634, 340, 424, 340, 584, 556, 333, 556, 611, 556, 611, 556, 388, 611, 611, 278, 287, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 398, 611, 556, 826, 556, 566, 500, 392, 280, 392, 647,
  ],
} as const;

const FIRST = 32;
/** For characters not in the table, such as arrows. */
const OTHER = 1000;

/** Width of a line of text in px. @param size font size in px */
export function textWidth(text: string, size: number, weight: keyof typeof WIDTHS): number {
  let sum = 0;
  for (const char of text) sum += WIDTHS[weight][(char.codePointAt(0) ?? 0) - FIRST] ?? OTHER;
  return (sum * size) / 1000;
}

const END = /^end of |^end, /u;

/**
 * Phrases of a reader as an outline, so that the difference between two readings can be read: what is
 * between an element's beginning and its end is indented, and a line tells a list item's place in one
 * glance.
 */
export function outlineOf(phrases: readonly string[]): string {
  const depths: number[] = [];
  const open: { readonly phrase: string; readonly at: number }[] = [];
  // What has no end of its own does not indent what follows.
  phrases.forEach((phrase, at) => {
    if (END.test(phrase)) {
      const name = phrase.replace(END, '');
      const begun = open.findLastIndex((one) => one.phrase === name);
      if (begun === -1) return;
      for (let inside = (open[begun]?.at ?? 0) + 1; inside < at; inside += 1) {
        depths[inside] = (depths[inside] ?? 0) + 1;
      }
      open.length = begun;
    } else {
      open.push({ phrase, at });
    }
  });
  const lines = phrases.flatMap((phrase, at) =>
    END.test(phrase) ? [] : `${'  '.repeat(depths[at] ?? 0)}${inShort(phrase)}`,
  );
  return `${lines.join('\n')}\n`;
}

const inShort = (phrase: string): string =>
  phrase.replace(/, level 1, position (\d+), set size (\d+)$/u, ' $1 of $2');

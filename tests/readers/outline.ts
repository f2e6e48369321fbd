const END = /^end of |^end, /u;

/**
 * A reader's phrases as an outline, so that the diff of two readings is legible: everything between the
 * beginning and the end of an element is indented, and a list item's position is on its line.
 */
export function outlineOf(phrases: readonly string[]): string {
  const depths: number[] = [];
  const open: { readonly phrase: string; readonly at: number }[] = [];
  // A phrase without an end does not indent what follows.
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

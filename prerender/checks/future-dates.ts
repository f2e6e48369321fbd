import type { PageDate, PagePayload } from '#src/content/schema/resolved.ts';

/** A warning for each date of a page that is still ahead: readers and feed readers would not trust it. */
export function futureDates(
  pages: Iterable<Pick<PagePayload, 'path' | 'published' | 'updated'>>,
  today: Date,
): string[] {
  const [day = ''] = today.toISOString().split('T');
  const warnings: string[] = [];
  for (const { path, published, updated } of pages) {
    const warn = (what: string, date: PageDate | null) => {
      if (date === null || date.day <= day) return;
      warnings.push(
        `${path} says that it was ${what} on ${date.text}, which is in the future. Correct the date.`,
      );
    };
    warn('published', published);
    warn('last changed', updated);
  }
  return warnings;
}

import { OUTBOX_WORDS } from '#src/features/contact/form/ContactFormLabels.ts';
import type { OutboxWords } from '#src/features/contact/form/ContactFormLabels.ts';
import type { ResolvedPage } from '#src/content/schema/resolved.ts';

const names: ReadonlySet<string> = new Set(OUTBOX_WORDS);

const labelsOf = (page: ResolvedPage | undefined, isOutbox: boolean) =>
  Object.fromEntries(
    Object.entries(page?.layout === 'contact' ? page.labels : {}).filter(
      ([name]) => names.has(name) === isOutbox,
    ),
  );

/** The contact page without the words of waiting messages, which few visitors see; other pages as they are. */
export const withoutOutboxWords = (page: ResolvedPage): ResolvedPage =>
  page.layout === 'contact' ? { ...page, labels: labelsOf(page, false) } : page;

/**
 * Those words, for the view of waiting messages.
 * @throws TypeError naming the words that the content file lacks; the build then stops
 */
export function outboxWordsOf(contact: ResolvedPage | undefined): OutboxWords {
  const words = labelsOf(contact, true);
  const missing = OUTBOX_WORDS.filter((name) => words[name] === undefined);
  if (missing.length > 0) {
    throw new TypeError(
      `The contact page has no words for: ${missing.join(', ')}. Add them to its labels in src/content/pages/contact-us.ts.`,
    );
  }
  return words as OutboxWords;
}

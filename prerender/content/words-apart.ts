import { OUTBOX_WORDS, SIMULATED_WORDS } from '#src/features/contact/form/ContactFormLabels.ts';
import type { OutboxWords, SimulatedWords } from '#src/features/contact/form/ContactFormLabels.ts';
import type { ResolvedPage } from '#src/content/schema/resolved.ts';

const APART: ReadonlySet<string> = new Set([...OUTBOX_WORDS, ...SIMULATED_WORDS]);

/** The contact page without the words of waiting and simulated messages, which few visitors see. */
export const withoutWordsApart = (page: ResolvedPage): ResolvedPage =>
  page.layout === 'contact'
    ? {
        ...page,
        labels: Object.fromEntries(
          Object.entries(page.labels).filter(([name]) => !APART.has(name)),
        ),
      }
    : page;

/** Those words, which come with what shows them. */
export const wordsApart = (contact: ResolvedPage | undefined) => ({
  outbox: (): OutboxWords => wordsOf(contact, OUTBOX_WORDS),
  simulated: (): SimulatedWords => wordsOf(contact, SIMULATED_WORDS),
});

/** @throws TypeError naming the words that the content file lacks; the build then stops */
function wordsOf<Name extends string>(contact: ResolvedPage | undefined, names: readonly Name[]) {
  const labels: Readonly<Record<string, string>> =
    contact?.layout === 'contact' ? contact.labels : {};
  const missing = names.filter((name) => labels[name] === undefined);
  if (missing.length > 0) {
    throw new TypeError(
      `The contact page has no words for: ${missing.join(', ')}. Add them to its labels in src/content/pages/contact-us.ts.`,
    );
  }
  return Object.fromEntries(names.map((name) => [name, labels[name]])) as Record<Name, string>;
}

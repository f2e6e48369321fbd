import {
  labelsOf,
  OUTBOX_WORDS,
  SIMULATED_WORDS,
} from '#src/features/contact/form/ContactFormLabels.ts';
import type { OutboxWords, SimulatedWords } from '#src/features/contact/form/ContactFormLabels.ts';
import type { ResolvedPage } from '#src/content/schema/resolved.ts';

const DEFERRED: ReadonlySet<string> = new Set([...OUTBOX_WORDS, ...SIMULATED_WORDS]);

/** The contact page without the words of waiting and simulated messages, which few visitors see. */
export const withoutDeferredLabels = (page: ResolvedPage): ResolvedPage =>
  page.layout === 'contact'
    ? {
        ...page,
        labels: Object.fromEntries(
          Object.entries(page.labels).filter(([name]) => !DEFERRED.has(name)),
        ),
      }
    : page;

interface DeferredLabels {
  readonly outbox: OutboxWords;
  readonly simulated: SimulatedWords;
}

/** Those words, which come with the views that show them. */
export function deferredLabels(contact: ResolvedPage | undefined): DeferredLabels {
  const labels = contact?.layout === 'contact' ? contact.labels : {};
  return {
    outbox: labelsOf(labels, OUTBOX_WORDS),
    simulated: labelsOf(labels, SIMULATED_WORDS),
  };
}

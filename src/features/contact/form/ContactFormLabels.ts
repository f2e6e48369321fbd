/** The labels that the contact page's content file must provide. Checked during prerendering. */
const REQUIRED = [
  'mailboxesTitle',
  'formTitle',
  'formIntro',
  'optional',
  'captcha',
  'captchaHint',
  'honeypot',
  'missing',
  'submit',
  'submitting',
  'sending',
  'sentTitle',
  'earlierTitle',
  'earlierBody',
  'receipt',
  'receiptCopy',
  'receiptCopied',
  'receiptRefused',
  'another',
  'successTitle',
  'successBody',
  'errorTitle',
  'errorBody',
  'errorKept',
  'rateLimited',
  'summaryTitle',
  'titlePrefix',
  'keptTitle',
  'keptBody',
  'keptInMemoryBody',
  'queuedTitle',
  'queuedBody',
  'queuedUnansweredTitle',
  'queuedUnansweredBody',
  'queuedInMemoryBody',
  'messageBegun',
  'draftKept',
  'draftOffered',
  'draftTake',
  'draftRestored',
  'draftDiscard',
  'draftDiscarded',
  'sharedDevice',
  'privacy',
] as const;

/** Words of messages that wait on this device: they come with their view, not with the page. */
export const OUTBOX_WORDS = [
  'outboxOne',
  'outboxMany',
  'outboxWritten',
  'outboxWaiting',
  'outboxSending',
  'outboxSent',
  'outboxUnanswered',
  'outboxUnstored',
  'outboxRefused',
  'outboxExpiredTitle',
  'outboxExpired',
  'outboxCancel',
  'outboxUncanceled',
  'outboxRetry',
  'outboxDismiss',
] as const;

/** Words of a form that sends nothing: only a build without an endpoint has them. */
export const SIMULATED_WORDS = ['noScript', 'simulatedNote'] as const;

type Labels<Name extends string> = Readonly<Record<Name, string>>;
export type SimulatedWords = Labels<(typeof SIMULATED_WORDS)[number]>;
export type OutboxWords = Labels<(typeof OUTBOX_WORDS)[number]>;
export type ContactFormLabels = Labels<(typeof REQUIRED)[number]>;

/**
 * Returns the contact page's labels with these names.
 * @throws TypeError naming the words that the content file lacks; the build then stops
 */
export function labelsOf<Name extends string>(
  labels: Readonly<Record<string, string>>,
  names: readonly Name[],
): Labels<Name> {
  const missing = names.filter((name) => labels[name] === undefined);
  if (missing.length > 0) {
    throw new TypeError(
      `The contact page has no words for: ${missing.join(', ')}. Add them to its labels in src/content/pages/contact-us.ts.`,
    );
  }
  return Object.fromEntries(names.map((name) => [name, labels[name]])) as Labels<Name>;
}

/** The labels of the form. In the browser they have already been checked, so the list is not bundled. */
export const contactFormLabels = (labels: Readonly<Record<string, string>>): ContactFormLabels =>
  import.meta.env.SSR ? labelsOf(labels, REQUIRED) : (labels as ContactFormLabels);

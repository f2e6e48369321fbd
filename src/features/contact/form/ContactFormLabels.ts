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

export type SimulatedWords = Readonly<Record<(typeof SIMULATED_WORDS)[number], string>>;

export type OutboxWords = Readonly<Record<(typeof OUTBOX_WORDS)[number], string>>;

export type ContactFormLabels = Readonly<Record<(typeof REQUIRED)[number], string>>;

/**
 * Returns the contact page's labels, checked to be complete.
 * @throws TypeError naming the words that the content file lacks; the build then stops
 */
export function contactFormLabels(labels: Readonly<Record<string, string>>): ContactFormLabels {
  // In the browser the labels have already been checked, so the list is not bundled.
  const missing = import.meta.env.SSR ? REQUIRED.filter((name) => labels[name] === undefined) : [];
  if (missing.length > 0) {
    throw new TypeError(
      `The contact page has no words for: ${missing.join(', ')}. Add them to its labels in src/content/pages/contact-us.ts.`,
    );
  }
  return labels as ContactFormLabels;
}

/** The words that the contact page's content file must bring. Checked while the page is prerendered. */
const REQUIRED = [
  'mailboxesTitle',
  'formTitle',
  'formIntro',
  'optional',
  'fullName',
  'workEmail',
  'workEmailHint',
  'contactNo',
  'contactNoHint',
  'hearAboutUs',
  'hearAboutUsHint',
  'representative',
  'representativeHint',
  'representativeNone',
  'message',
  'messageHint',
  'messageCall',
  'messageDemo',
  'subscribe',
  'subscribeHint',
  'captcha',
  'captchaHint',
  'honeypot',
  'subjectCall',
  'subjectDemo',
  'submit',
  'submitting',
  'successTitle',
  'successBody',
  'errorTitle',
  'errorBody',
  'errorKept',
  'rateLimited',
  'dismiss',
  'summaryTitle',
  'titlePrefix',
  'queuedTitle',
  'queuedBody',
  'outboxWaiting',
  'outboxSending',
  'outboxSent',
  'outboxRefused',
  'outboxCancel',
  'outboxRetry',
  'draftKept',
  'draftRestored',
  'draftDiscard',
  'draftDiscarded',
  'simulatedNote',
  'privacy',
] as const;

/** Words that a content file may leave out; what stands here is then said. */
const OPTIONAL = {
  outboxOne: '1 message waiting to be sent',
  outboxMany: '{count} messages waiting to be sent',
  outboxUnanswered: 'No answer yet. It is tried again by itself.',
  outboxUnstored: 'Only in this tab: please keep this page open until it is sent.',
  outboxWritten: 'Written',
  queuedUnansweredTitle: 'Kept until it can be sent',
  queuedUnansweredBody:
    'Our server does not answer at the moment. Your message is stored on this device and is sent as soon as it does.',
  noScript: 'The form needs JavaScript. Please write to one of our mailboxes instead:',
} as const;

export type ContactFormLabels = Readonly<
  Record<(typeof REQUIRED)[number] | keyof typeof OPTIONAL, string>
>;

/**
 * The contact page's words, known to be complete.
 * @throws TypeError naming the words that the content file lacks; the build then stops
 */
export function contactFormLabels(labels: Readonly<Record<string, string>>): ContactFormLabels {
  // In the browser the words are those that were checked: it need not bring the list along.
  const missing = import.meta.env.SSR ? REQUIRED.filter((name) => labels[name] === undefined) : [];
  if (missing.length > 0) {
    throw new TypeError(
      `The contact page has no words for: ${missing.join(', ')}. Add them to its labels in src/content/pages/contact-us.ts.`,
    );
  }
  return { ...OPTIONAL, ...labels } as ContactFormLabels;
}

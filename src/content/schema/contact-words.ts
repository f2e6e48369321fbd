import * as v from 'valibot';
import { text } from './primitives.ts';

/** Words by these names: none may be missing, and none may be there that nothing shows. */
const words = <const Name extends string>(...names: readonly Name[]) =>
  v.strictObject(v.entriesFromList(names, text));

/** Of the contact page and its form. */
export const contactLabels = words(
  'mailboxesTitle',
  'formTitle',
  'formIntro',
  'optional',
  'captcha',
  'captchaHint',
  'honeypot',
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
);

/** Of messages that wait on this device: they come with their view, not with the page. */
export const outboxWords = words(
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
);

/** Of a form that sends nothing: only a build without an endpoint has them. */
export const simulatedWords = words('noScript', 'simulatedNote');

export type ContactLabels = v.InferOutput<typeof contactLabels>;

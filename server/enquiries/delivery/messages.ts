import type { Enquiry } from '#src/content/enquiry.ts';
import { site } from '#src/content/site.ts';
import { CONFIRM_DAYS } from '../protocol.ts';
import type { Receipt } from '../store.ts';
import type { Subscription } from '../store-in-sql.ts';
import { shownAnswers } from '../shown-answers.ts';
import { printableLine, printableText } from './printable.ts';

/** The emails that the receiver sends, as text: every mail program shows it, and makes links of addresses. */

export interface Message {
  readonly subject: string;
  readonly text: string;
}

/**
 * The email to the team: every field of the form, by its label. The subject leaves out what was
 * written because subjects appear in notifications and logs.
 */
export function teamMessage(enquiry: Enquiry & Receipt & { readonly marks: string }): Message {
  const { receipt, receivedAt, marks } = enquiry;
  const { lines, texts } = shownAnswers(enquiry);
  const rows: readonly (readonly [string, string])[] = [
    ...lines.map(([label, value]) => [label, printableLine(value)] as const),
    ['Received', receivedAt],
    ['Receipt', receipt],
    ...(marks === '' ? [] : ([['Possible spam', marks]] as const)),
  ];
  const written = texts.map(([label, text]) => [label, printableText(text) || '(empty)'] as const);
  return {
    subject: `${marks === '' ? '' : '[possible spam] '}Enquiry ${receipt} from ${printableLine(enquiry.fullName)}`,
    text: [
      ...rows.map(([label, value]) => `${label}: ${value}`),
      ...written.flatMap(([label, text]) => ['', `${label}:`, text]),
      '',
      'Reply to this mail to answer the visitor.',
      '',
    ].join('\n'),
  };
}

/**
 * The email that asks to confirm the newsletter subscription. It repeats none of the input: anyone can
 * enter anyone's address, and could otherwise use it to send their own text.
 */
export function confirmationMessage(
  { consent, askedAt }: Pick<Subscription, 'consent' | 'askedAt'>,
  link: string,
): Message {
  const paragraphs = [
    `On ${askedAt.slice(0, 10)}, this was checked in the contact form of ${site.name}, with your address: “${consent}”.`,
    `To subscribe, open this page within ${CONFIRM_DAYS} days and press its button:`,
    link,
    'If you do nothing, you will not be subscribed, and we won’t email you about it again.',
    `${site.name}, ${site.mailboxes.general}`,
  ];
  return {
    subject: `Please confirm: the ${site.name} newsletter`,
    text: `${paragraphs.join('\n\n')}\n`,
  };
}

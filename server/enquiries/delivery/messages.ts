import type { Enquiry } from '#src/content/enquiry.ts';
import { site } from '#src/content/site.ts';
import type { Receipt } from '../store.ts';
import type { Subscription } from '../store-in-sql.ts';
import { shownAnswers } from '../shown-answers.ts';
import { printableLine, printableText } from './printable.ts';

/** The emails that the receiver sends, as text: every mail program shows it, and makes links of addresses. */

export interface Message {
  readonly subject: string;
  readonly text: string;
}

/** Everything shown in the email to the team. */
export type TeamEnquiry = Enquiry & Receipt & { readonly marks: string };

/**
 * The email to the team: every field of the form, by its label. The subject leaves out what was
 * written because subjects appear in notifications and logs.
 */
export function teamMessage(enquiry: TeamEnquiry): Message {
  const { receipt, receivedAt, marks } = enquiry;
  const { lines, texts } = shownAnswers(enquiry);
  const rows: readonly (readonly [string, string])[] = [
    ...lines.map(([label, value]) => [label, printableLine(value)] as const),
    ['Received', receivedAt],
    ['Receipt', receipt],
    ...(marks === '' ? [] : ([['Possible spam', marks]] as const)),
  ];
  const written = texts.map(([label, text]) => [label, printableText(text) || '(empty)'] as const);
  const hint = 'Reply to this mail to answer the visitor.';
  return {
    subject: `${marks === '' ? '' : '[possible spam] '}Enquiry ${receipt} from ${printableLine(enquiry.fullName)}`,
    text: [
      ...rows.map(([label, value]) => `${label}: ${value}`),
      ...written.flatMap(([label, text]) => ['', `${label}:`, text]),
      '',
      hint,
      '',
    ].join('\n'),
  };
}

/**
 * The email telling the visitor that the enquiry arrived. It repeats none of the input: anyone can
 * enter anyone's address, and could otherwise use it to send their own text.
 */
export function acknowledgmentMessage({ receipt }: Receipt): Message {
  return letter(`We have received your message (${receipt})`, [
    `Thank you for writing to ${site.name}. Your message has arrived, and we will answer it.`,
    `Your receipt is ${receipt}. Please quote it if you write to us about this message.`,
    `If you did not write to us, someone entered your address by mistake, and you can ignore this mail.`,
  ]);
}

/** The email that asks to confirm the newsletter subscription. */
export function confirmationMessage(
  { consent, askedAt }: Pick<Subscription, 'consent' | 'askedAt'>,
  link: string,
  days: number,
): Message {
  return letter(`Please confirm: the ${site.name} newsletter`, [
    `On ${askedAt.slice(0, 10)}, this was checked in the contact form of ${site.name}, with your address: “${consent}”.`,
    `To subscribe, open this page within ${days} days and press its button:`,
    link,
    'If you do nothing, you will not be subscribed, and we won’t email you about it again.',
  ]);
}

function letter(subject: string, paragraphs: readonly string[]): Message {
  const all = [...paragraphs, `${site.name}, ${site.mailboxes.general}`];
  return { subject, text: `${all.join('\n\n')}\n` };
}

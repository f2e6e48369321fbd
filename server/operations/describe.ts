import { shownAnswers } from '../enquiries/shown-answers.ts';
import type { Delivery, StoredEnquiry } from '../enquiries/store-in-sql.ts';

/** A human-readable enquiry, without characters that could rewrite the terminal. */
export function describe(enquiry: StoredEnquiry): string {
  const { receipt, receivedAt, marks, subscription, deliveries } = enquiry;
  const { lines, texts } = shownAnswers(enquiry);
  return [
    `${receipt}  ${receivedAt}${marks === '' ? '' : `  (possible spam: ${marks})`}`,
    ...lines.map(([label, value]) => `  ${label}: ${value}`),
    `  Newsletter: ${NEWSLETTER[subscription]}`,
    ...(deliveries.length === 0 ? ['  sent on to nobody'] : []),
    ...deliveries.map((delivery) => `  ${describeDelivery(delivery)}`),
    ...texts
      .filter(([, text]) => text !== '')
      .flatMap(([, text]) => text.split('\n').map((line) => `  | ${line}`)),
  ]
    .map((line) => forTerminal(line.replaceAll('\n', ' ')))
    .join('\n')
    .concat('\n');
}

const NEWSLETTER = {
  none: 'no',
  asked: 'asked for, not confirmed',
  confirmed: 'confirmed',
} as const;

function describeDelivery({ channel, state, attempts, lastError }: Delivery): string {
  const word = state === 'dead' ? 'given up' : state;
  const tries =
    attempts === 0 ? '' : ` after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  return `${channel}: ${word}${tries}${lastError === '' ? '' : `: ${lastError}`}`;
}

/** Strips control characters, so that an enquiry cannot move the cursor or rewrite the terminal. */
export function forTerminal(text: string): string {
  return text.replace(/(?![\n\r\t])[\p{Cc}\p{Cf}]/gu, '�');
}

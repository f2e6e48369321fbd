import type { Delivery, StoredEnquiry } from '../enquiries/store.ts';

/** A human-readable enquiry, without characters that could rewrite the terminal. */
export function describe(enquiry: StoredEnquiry): string {
  const { receipt, receivedAt, fullName, workEmail, representative, marks, message } = enquiry;
  const lines = [
    `${receipt}  ${receivedAt}  ${enquiry.handling}${marks === '' ? '' : `  (possible spam: ${marks})`}`,
    `  ${fullName} <${workEmail}>, ${enquiry.contactNo}`,
    `  heard about us: ${enquiry.hearAboutUs}`,
    ...(representative === '' ? [] : [`  for: ${representative}`]),
    `  newsletter: ${NEWSLETTER[enquiry.subscription]}`,
    ...(enquiry.deliveries.length === 0 ? ['  sent on to nobody'] : []),
    ...enquiry.deliveries.map((delivery) => `  ${describeDelivery(delivery)}`),
    ...(message === '' ? [] : message.split('\n').map((line) => `  | ${line}`)),
  ];
  return lines.map(withoutControls).join('\n').concat('\n');
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
function withoutControls(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}]/gu, '�');
}

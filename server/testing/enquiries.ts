import { randomUUID } from 'node:crypto';
import { EMPTY_FORM } from '#src/content/enquiry-fields.ts';
import type { Enquiry, EnquiryDraft } from '#src/content/enquiry.ts';
import { exampleEnquiry } from '#src/content/testing/example-enquiry.ts';
import type { Submission } from '#server/enquiries/store.ts';
import type { Readiness } from '#server/operations/readiness.ts';

/** A valid enquiry, with changes applied. */
export function someEnquiry(changes: Partial<EnquiryDraft> = {}): EnquiryDraft {
  return {
    ...EMPTY_FORM,
    ...exampleEnquiry,
    hearAboutUs: 'A colleague, "Charles"',
    representative: 'K-12 publishing',
    message: 'Two lines\nof text',
    subscribe: false,
    ...changes,
  };
}

/** The site whose receiver stands alone, in tests. */
export const SITE = 'https://www.hause.example';

/** Posts an enquiry as the page of that site does. */
export const postEnquiry = (
  url: string,
  changes: Partial<EnquiryDraft> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      Origin: SITE,
      ...headers,
    },
    body: JSON.stringify(someEnquiry(changes)),
  });

/** What `/readyz` of a server answers: the status, then the codes of what it found. */
export async function readinessOf(url: string): Promise<(number | string)[]> {
  const answer = await fetch(new URL('/readyz', url));
  const { problems, warnings } = (await answer.json()) as Readiness;
  return [answer.status, ...[...problems, ...warnings].map(({ code }) => code)];
}

/** What the receiver passes to the store for an enquiry, without deliveries or limits. */
export function someSubmission(
  changes: Partial<EnquiryDraft> = {},
  rest: Partial<Submission> = {},
): Submission {
  return {
    key: randomUUID(),
    enquiry: someEnquiry(changes) as Enquiry,
    marks: [],
    sender: '203.0.113.1',
    budgets: [],
    channels: [],
    consent: 'Send me the newsletter',
    ...rest,
  };
}

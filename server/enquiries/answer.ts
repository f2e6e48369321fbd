import type { HeaderSet } from '#server/http/headers.ts';
import { fillConfirmationPage, fillFormPage, type FormState } from './form-page.ts';
import { PLAIN_FORM_PAGE, plainThanksPage } from './plain-page.ts';
import type { Problem } from './problem.ts';
import { CONTACT_PATH } from './protocol.ts';
import type { Receipt } from './store.ts';

/** The site's pages that the receiver serves or redirects to. */
export interface Pages {
  /** The built contact page, or undefined to use the receiver's own plain one. */
  contactHtml(): string | undefined;
  /** Prefix for the site's paths: empty, or the site's origin when it is on another host. */
  readonly siteOrigin: string;
}

/** Builds the receiver's responses: JSON for scripts, HTML pages for plain form posts. */
export interface Answers {
  acknowledge(status: 200 | 201, receipt: Receipt): Response;
  refuse(problem: Problem, values?: FormState['values']): Response;
}

/** A browser submitting a form asks for HTML; `fetch` accepts anything and gets JSON. */
export function wantsHtml(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html');
}

/** @param headers sent with every response */
export function jsonAnswers(headers: HeaderSet): Answers {
  const json = (status: number, body: unknown, extra: HeaderSet = {}) =>
    Response.json(body, { status, headers: { ...headers, ...extra } });
  return {
    acknowledge: (status, { receipt, receivedAt }) => json(status, { receipt, receivedAt }),
    refuse: (problem) => {
      const { code: error, message, fields } = problem;
      return json(
        problem.status,
        { error, message, ...(fields && { fields }) },
        headersOf(problem),
      );
    },
  };
}

/**
 * Pages for a plain POST: the contact page with the confirmation and the receipt, or with the
 * errors and everything the visitor entered. A reload posts again under the same key and gets the
 * same answer.
 */
export function htmlAnswers(headers: HeaderSet, pages: Pages): Answers {
  const html = (status: number, body: string, extra: HeaderSet = {}) =>
    new Response(body, {
      status,
      headers: { ...headers, ...extra, 'Content-Type': 'text/html; charset=utf-8' },
    });
  return {
    acknowledge: (_, { receipt }) =>
      html(200, confirmed(pages.contactHtml(), receipt, pages.siteOrigin + CONTACT_PATH)),
    refuse: (problem, values = {}) => {
      if (problem.code === 'method-not-allowed') {
        // The visitor reloaded or bookmarked the page that a POST returned.
        const Location = pages.siteOrigin + CONTACT_PATH;
        return new Response(null, { status: 303, headers: { ...headers, Location } });
      }
      const { fields: errors = {}, message: notice } = problem;
      const state = { values, errors, ...(problem.fields === undefined && { notice }) };
      return html(problem.status, filled(pages.contactHtml(), state), headersOf(problem));
    },
  };
}

function confirmed(template: string | undefined, receipt: string, contactPath: string): string {
  try {
    if (template !== undefined) return fillConfirmationPage(template, receipt, contactPath);
  } catch {
    // The visitor must be told that it arrived, whatever the contact page looks like.
  }
  return plainThanksPage(receipt, contactPath);
}

function filled(template: string | undefined, state: FormState): string {
  try {
    if (template !== undefined) return fillFormPage(template, state);
  } catch {
    // If the contact page cannot be filled in, fall back so that the visitor's text is not lost.
  }
  return fillFormPage(PLAIN_FORM_PAGE, state);
}

function headersOf({ retryAfter, allow, close }: Problem): HeaderSet {
  return {
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    ...(allow !== undefined && { Allow: allow }),
    ...(close && { Connection: 'close' }),
  };
}

import { Hono } from 'hono';
import type { HeaderSet } from '#server/http/headers.ts';
import { site } from '#src/content/site.ts';
import type { Log } from '../log.ts';
import { hashToken } from './delivery/mail.ts';
import { escapeHtml } from './delivery/printable.ts';
import { plainPage } from './plain-page.ts';
import { CONFIRM_PATH, CONTACT_PATH } from './protocol.ts';
import { readBody } from './read-enquiry.ts';
import { StorageError } from './database/storage-error.ts';
import type { EnquiryStore } from './store-in-sql.ts';

/** A token as `hashToken` in delivery/mail.ts takes it: 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/u;

export interface ConfirmationPageOptions {
  readonly store: EnquiryStore;
  readonly headers: () => HeaderSet;
  /** Prefix for the site's paths: empty, or the site's origin when it is on another host. */
  readonly siteOrigin: string;
  readonly bodyDeadlineMs: number;
  readonly log: Log;
}

/**
 * The page that a confirmation email links to. Opening it confirms nothing, since mail clients may
 * prefetch links; its button does.
 */
export function confirmationPages(options: ConfirmationPageOptions): Hono {
  const { store, bodyDeadlineMs, log } = options;
  const html = (status: number, title: string, body: string, extra: HeaderSet = {}) =>
    new Response(plainPage(title, body), {
      status,
      headers: {
        ...options.headers(),
        'Content-Type': 'text/html; charset=utf-8',
        // The address of this page is a secret.
        'Referrer-Policy': 'no-referrer',
        ...extra,
      },
    });
  const invalid = () =>
    html(
      404,
      'This link no longer works',
      `<p>It has expired or was not copied completely. You have not been subscribed.</p>
<p>To subscribe, check the newsletter box in <a href="${options.siteOrigin}${CONTACT_PATH}">our contact form</a> again.</p>`,
    );

  const app = new Hono();
  /** Answers by a token that the store knows. */
  const withToken = async (token: string, work: (tokenHash: string) => Promise<Response>) => {
    if (!TOKEN.test(token)) return invalid();
    try {
      return await work(hashToken(token));
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      log.error(`A subscription could not be confirmed: ${error.reason}`);
      return html(
        503,
        'Please try again later',
        '<p>Your confirmation could not be stored on our side. The link in the mail keeps working.</p>',
      );
    }
  };
  app.get(CONFIRM_PATH, (c) => {
    const token = c.req.query('token') ?? '';
    return withToken(token, async (tokenHash) => {
      // What was agreed to, which may not be today's wording.
      const wording = await store.wordingOf(tokenHash);
      if (wording === undefined) return invalid();
      return html(
        200,
        `The ${site.name} newsletter`,
        `<p>You are about to confirm: “${escapeHtml(wording)}”.</p>
<form method="post" action="${CONFIRM_PATH}">
<input type="hidden" name="token" value="${token}">
<button type="submit">SUBSCRIBE</button>
</form>`,
      );
    });
  });
  app.post(CONFIRM_PATH, async (c) => {
    const body = await readBody(c.req.raw, bodyDeadlineMs).catch(() => '');
    const token = new URLSearchParams(body).get('token') ?? '';
    return withToken(token, async (tokenHash) => {
      if (!(await store.confirm(tokenHash))) return invalid();
      return html(
        200,
        'You are subscribed',
        `<p>Thank you. You can unsubscribe at any time, by a mail to ${site.mailboxes.general}.</p>`,
      );
    });
  });
  app.all(CONFIRM_PATH, () =>
    html(
      405,
      'This does not work here',
      '<p>To subscribe, open the link in the mail and press the button on its page.</p>',
      { Allow: 'GET, HEAD, POST' },
    ),
  );
  return app;
}

import { randomUUID } from 'node:crypto';
import { isReply } from '../ask.ts';
import type { Reply } from '../ask.ts';
import { everywhere } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { elementsOf } from '../subject.ts';
import type { Subject } from '../subject.ts';

/**
 * Checks that enquiries arrive and reach somebody. It posts nothing that could be accepted, only an
 * object without fields, which a receiver answers with 422 and does not store.
 */
export async function checkReceiver(subject: Subject): Promise<Finding[]> {
  const { origin, publicOrigin, ask } = subject;
  const page = await ask(`${origin}/contact-us`);
  const form = isReply(page) ? formOf(page) : undefined;
  if (form === undefined) {
    return [
      {
        id: 'receiver.form',
        severity: 'fault',
        where: `${origin}/contact-us`,
        what: 'The contact page has no form.',
        why: 'Nobody can write.',
        mend: everywhere('Upload the whole of dist/, with contact-us.html at /contact-us.'),
      },
    ];
  }
  if (form.attributes.get('method') !== 'post') {
    return [
      {
        id: 'receiver.simulated',
        severity: 'warning',
        where: `${origin}/contact-us`,
        what: 'The form only simulates delivery: nothing is sent.',
        why: 'Visitors are told that this copy of the site delivers nothing, and no enquiry reaches you.',
        mend: everywhere(
          'Build with ENQUIRY_ENDPOINT=/enquiries for the embedded server, or with the address of a receiver (docs/operations.md).',
        ),
      },
    ];
  }
  const endpoint = new URL(form.attributes.get('action') ?? '', `${origin}/contact-us`);
  const isOwn = endpoint.origin === origin;
  return [
    ...(await checkPost(subject, endpoint.href, isOwn ? origin : publicOrigin)),
    ...(await checkReadiness(subject, new URL('/readyz', endpoint).href)),
    ...(await checkMetrics(subject, new URL('/metrics', endpoint).href)),
  ];
}

const formOf = (page: Reply) =>
  elementsOf(page.body).find(
    ({ name, attributes }) =>
      name === 'form' && attributes.get('aria-labelledby') === 'contact-form-title',
  );

async function checkPost(
  { ask }: Subject,
  endpoint: string,
  siteOrigin: string,
): Promise<Finding[]> {
  const reply = await ask(endpoint, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      Origin: siteOrigin,
    },
    body: '{}',
  });
  const fault = (id: string, what: string, why: string, advice: string): Finding[] => [
    { id, severity: 'fault', where: endpoint, what, why, mend: everywhere(advice) },
  ];
  if (!isReply(reply)) {
    return fault(
      'receiver.unreachable',
      `The receiver does not answer (${reply.failure}).`,
      'Enquiries wait on visitors’ devices.',
      'Start the receiver (journalctl -u hause), and let the proxy pass /enquiries on to it.',
    );
  }
  if (reply.status === 403) {
    return fault(
      'receiver.origin',
      `The receiver refuses enquiries from ${siteOrigin}.`,
      'Every visitor is told that the message is not accepted.',
      `Set ALLOWED_ORIGIN=${siteOrigin} for the receiver (several, separated by commas), and pass the Host header on: proxy_set_header Host $host; in nginx, by default in Caddy.`,
    );
  }
  if (reply.status >= 200 && reply.status < 300) {
    return fault(
      'receiver.accepts-anything',
      `Something that is no enquiry was accepted (${String(reply.status)}).`,
      'Whatever answers is not this project’s receiver: visitors are told that their message was sent, and it may be lost.',
      'Let the proxy pass /enquiries on to the receiver, not to a page.',
    );
  }
  if (reply.status === 503) {
    return fault(
      'receiver.storage',
      'The receiver cannot store enquiries.',
      'Visitors are given a mailbox to write to instead.',
      'Read /readyz and the log; see "storage" in docs/operations.md.',
    );
  }
  // Rate limited after many requests, so it works.
  if (reply.status === 429) return [];
  if (reply.status !== 422 || !isRefusal(reply.body)) {
    return fault(
      'receiver.wrong-answer',
      `An invalid enquiry is answered with ${String(reply.status)} instead of 422 with the fields.`,
      'Visitors cannot send anything, or are not told what is wrong.',
      'Let the proxy pass POST /enquiries on to the receiver with body and headers unchanged; a static host cannot receive by itself.',
    );
  }
  const allowed = reply.headers.get('access-control-allow-origin');
  if (new URL(endpoint).origin !== siteOrigin && allowed !== siteOrigin) {
    return fault(
      'receiver.cors',
      `The receiver does not allow its answers to be read by ${siteOrigin} (${allowed ?? 'no Access-Control-Allow-Origin'}).`,
      'Enquiries arrive, but visitors are told that they did not, and send them again.',
      `Set ALLOWED_ORIGIN=${siteOrigin}, and let the proxy pass Access-Control headers on.`,
    );
  }
  return [];
}

function isRefusal(body: string): boolean {
  try {
    return typeof (JSON.parse(body) as { readonly fields?: unknown }).fields === 'object';
  } catch {
    return false;
  }
}

interface Readiness {
  readonly problems?: readonly Note[];
  readonly warnings?: readonly Note[];
}
type Note = { readonly code?: unknown; readonly message?: unknown };

async function checkReadiness({ ask }: Subject, where: string): Promise<Finding[]> {
  const reply = await ask(where, { headers: { Accept: 'application/json' } });
  // Not exposed to the outside, which is a valid choice.
  if (!isReply(reply) || ![200, 503].includes(reply.status)) return [];
  let readiness: Readiness;
  try {
    readiness = JSON.parse(reply.body) as Readiness;
  } catch {
    return [];
  }
  const toFinding =
    (severity: Finding['severity']) =>
    ({ code, message }: Note): Finding => ({
      id: `readiness.${String(code)}`,
      severity,
      where,
      what: String(message),
      why:
        code === 'nobody-told'
          ? 'Enquiries are stored, but nobody is notified.'
          : 'The receiver says so itself.',
      mend: everywhere(`docs/operations.md, "Watch", the row "${String(code)}".`),
    });
  return [
    ...(readiness.problems ?? []).map(toFinding('fault')),
    ...(readiness.warnings ?? []).map(toFinding('warning')),
  ];
}

async function checkMetrics({ ask }: Subject, where: string): Promise<Finding[]> {
  const reply = await ask(where, { headers: { Accept: 'text/plain' } });
  if (!isReply(reply) || reply.status !== 200 || !reply.body.includes('hause_')) return [];
  return [
    {
      id: 'receiver.metrics',
      severity: 'fault',
      where,
      what: 'Anybody can read the metrics.',
      why: 'They tell how many enquiries you get.',
      mend: {
        nginx: 'location = /metrics { return 404; }',
        caddy: 'respond /metrics 404',
        staticHost: 'Keep METRICS_PORT closed to the outside.',
      },
    },
  ];
}

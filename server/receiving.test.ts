import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EnquiryDraft } from '#src/content/enquiry.ts';
import type { Readiness } from './operations/readiness.ts';
import { someEnquiry, temporaryFolder } from './testing/enquiries.ts';
import { startMailServer, type MailFault, type MailServer } from './testing/mail-server.ts';
import { openStore } from './testing/stores.ts';
import { RECEIVER_AT, startServer, type StartedServer } from './testing/start-server.ts';

/** The real receiver with a real mail server behind it. */
const SITE = 'https://www.hause.example';

let folder: ReturnType<typeof temporaryFolder>;
let mail: MailServer;
let fault: MailFault;
let visitorFault: MailFault;
let server: StartedServer | undefined;

beforeEach(async () => {
  folder = temporaryFolder();
  fault = 'none';
  visitorFault = 'none';
  mail = await startMailServer((to) => (to.endsWith('@hause.example') ? fault : visitorFault));
});
afterEach(async () => {
  await server?.kill();
  server = undefined;
  await mail.close();
  folder.remove();
});

const delivering = () => ({
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  MAIL_FROM: 'website@hause.example',
  MAIL_TO: 'team@hause.example',
  DELIVERY_TIMES: '0.2,1,259200,5',
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<string> {
  server = startServer('receiver-main', {
    DATA_DIR: folder.path,
    ALLOWED_ORIGIN: SITE,
    PUBLIC_URL: 'https://forms.hause.example',
    ...env,
  });
  return server.says(RECEIVER_AT);
}

interface Posting {
  readonly changes?: Partial<EnquiryDraft>;
  readonly headers?: Readonly<Record<string, string>>;
}

function post(url: string, { changes = {}, headers = {} }: Posting = {}) {
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      Origin: SITE,
      ...headers,
    },
    body: JSON.stringify(someEnquiry(changes)),
  });
}

async function readiness(url: string) {
  const answer = await fetch(new URL('/readyz', url));
  const { problems, warnings } = (await answer.json()) as Readiness;
  return {
    status: answer.status,
    problems: problems.map(({ code }) => code),
    warnings: warnings.map(({ code }) => code),
  };
}

describe('with a mail server', () => {
  it('an enquiry is mailed to the team, and readiness reports no problems', async () => {
    const url = await start(delivering());
    await expect
      .poll(() => server?.output())
      .toContain('Enquiries are delivered by email, confirmation\n');
    const { receipt } = (await (await post(url)).json()) as { receipt: string };
    await server?.says(new RegExp(`^Delivered ${receipt} by email$`, 'mu'));
    expect((await mail.parsed()).map(({ subject }) => subject)).toEqual([
      `Enquiry ${receipt} from Ada Lovelace`,
    ]);
    expect(await readiness(url)).toEqual({ status: 200, problems: [], warnings: [] });
  });

  it('that does not answer, a visitor still gets a response, and the mail is sent later', async () => {
    fault = 'tarpit';
    const url = await start({ ...delivering(), DELIVERY_TIMES: '0.2,1,259200,2' });
    // More than can be in progress at once: if a response waited for delivery, this would hang.
    for (let count = 0; count < 5; count += 1) {
      expect((await post(url)).status).toBe(201);
    }
    expect(mail.received).toEqual([]);
    await server?.says(/was not delivered by email \(the mail server took too long\)/u);
    fault = 'none';
    await expect.poll(() => mail.received.length, { timeout: 60_000 }).toBe(5);
  });

  it('that refuses permanently, the delivery is given up with an alarm, and made on request', async () => {
    fault = '550';
    const url = await start(delivering());
    const { receipt } = (await (await post(url)).json()) as { receipt: string };
    await server?.says(
      new RegExp(
        `^${receipt} was given up by email \\(.*550.*npm run enquiries -- redeliver --failed$`,
        'mu',
      ),
    );
    expect(await readiness(url)).toMatchObject({ status: 503, problems: ['given-up'] });
    fault = 'none';
    const store = openStore(folder.path);
    expect(await store.redeliver('failed', ['email'])).toBe(1);
    await store.close();
    // As after any other enquiry, the running server polls for work.
    await post(url);
    await expect.poll(() => mail.received.length, { timeout: 60_000 }).toBe(2);
    await expect.poll(async () => (await readiness(url)).status, { timeout: 20_000 }).toBe(200);
  });
});

describe('the newsletter', () => {
  it('is subscribed to only by the button on the page behind the mailed link', async () => {
    const url = await start(delivering());
    await post(url, { changes: { subscribe: true } });
    await server?.says(/^Delivered \S+ by confirmation$/mu);
    const letter = (await mail.parsed()).find(({ subject }) => subject?.includes('confirm'));
    const link = /https:\/\/forms\.hause\.example(\/\S+)/u.exec(letter?.text ?? '')?.[1] ?? '';
    const page = new URL(link, url);
    const confirmed = async () => {
      const store = openStore(folder.path);
      const all = await store.subscriptions();
      await store.close();
      return all.map(({ workEmail }) => workEmail);
    };

    // Mail clients may prefetch links.
    const opened = await fetch(page);
    expect([opened.status, opened.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    expect(await opened.text()).toContain('<button type="submit">SUBSCRIBE</button>');
    expect(await confirmed()).toEqual([]);

    const press = (token: string) =>
      fetch(new URL(page.pathname, url), { method: 'POST', body: new URLSearchParams({ token }) });
    for (const token of ['', 'x', 'A'.repeat(43)]) {
      expect((await press(token)).status).toBe(404);
    }
    expect(await confirmed()).toEqual([]);
    const pressed = await press(page.searchParams.get('token') ?? '');
    expect(pressed.status).toBe(200);
    expect(await pressed.text()).toContain('You are subscribed');
    expect(await confirmed()).toEqual(['ada@engines.example']);
    expect(server?.output()).not.toContain(page.searchParams.get('token'));
  });
});

describe('an operator learns', () => {
  it('at the start and from readiness that mail cannot be sent, and how to correct it', async () => {
    await mail.close();
    const url = await start(delivering());
    await server?.says(
      /^Nothing is delivered by email: nothing answers at 127\.0\.0\.1:\d+ \(ECONNREFUSED\); check the port in SMTP_URL/mu,
    );
    await expect
      .poll(() => readiness(url), { timeout: 20_000 })
      .toMatchObject({ status: 503, problems: ['unreachable'] });
  });

  it('at every start and from readiness that nobody is notified', async () => {
    const url = await start();
    await expect
      .poll(() => server?.output().match(/^Nobody is notified of enquiries: .*$/gmu))
      .toHaveLength(1);
    expect(await readiness(url)).toEqual({ status: 200, problems: [], warnings: ['nobody-told'] });
  });

  it('that earlier enquiries have not been delivered', async () => {
    await post(await start());
    await server?.kill();
    const url = await start(delivering());
    await server?.says(/^Nobody was notified of 1 earlier enquiry\. To deliver them: /mu);
    expect((await readiness(url)).warnings).toEqual(['untold']);
  });

  it('that a proxy in front is not trusted', async () => {
    const url = await start(delivering());
    for (let count = 0; count < 3; count += 1) {
      await post(url, { headers: { 'X-Forwarded-For': `198.51.100.${count}` } });
    }
    await expect
      .poll(() =>
        server?.output().match(/^A proxy at 127\.0\.0\.1 .* TRUSTED_PROXIES=127\.0\.0\.1$/gmu),
      )
      .toHaveLength(1);
    expect(await readiness(url)).toMatchObject({ status: 503, problems: ['proxy'] });
  });

  it('that the site’s own enquiries are refused, until one is accepted', async () => {
    const url = await start({ ...delivering(), TRUSTED_PROXIES: 'loopback' });
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await post(url, { headers: foreign })).status).toBe(403);
    expect((await readiness(url)).status).toBe(200);
    const apex = { Origin: 'https://hause.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await post(url, { headers: apex })).status).toBe(403);
    await expect
      .poll(() => server?.output())
      .toContain(
        'Enquiries from https://hause.example are refused, although it looks like this site. If it is, add it to ALLOWED_ORIGIN.\n',
      );
    await expect
      .poll(() => readiness(url), { timeout: 20_000 })
      .toEqual({ status: 200, problems: [], warnings: ['origin'] });
    await post(url);
    await expect.poll(async () => (await readiness(url)).warnings, { timeout: 20_000 }).toEqual([]);
  });

  it('metrics for Prometheus, on a separate port', async () => {
    const url = await start({ ...delivering(), METRICS_PORT: '0' });
    const metricsAt = (await server?.says(/^Metrics are at (\S+)$/mu)) ?? '';
    await post(url);
    await server?.says(/^Delivered \S+ by email$/mu);
    await post(url, { changes: { fullName: '' } });
    const answer = await fetch(metricsAt);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await answer.text();
    for (const line of [
      'hause_enquiry_answers_total{outcome="stored"} 1',
      'hause_enquiry_answers_total{outcome="invalid-enquiry"} 1',
      'hause_enquiry_delivery_attempts_total{channel="email",outcome="delivered"} 1',
      'hause_enquiry_deliveries{channel="email",state="delivered"} 1',
      'hause_enquiries_kept 1',
      'hause_ready 1',
      'hause_ready_problem{code="storage"} 0',
      '# TYPE hause_enquiry_answers_total counter',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    // The whole text conforms to the format.
    expect(text).toMatch(
      /^(?:# (?:HELP|TYPE) \w+ .+\n|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [\d.]+\n)+$/u,
    );
    expect((await fetch(new URL('/metrics', url))).status).toBe(404);
    server?.process.kill('SIGTERM');
    expect(await server?.ends()).toBe(0);
  });
});

it('logs JSON with time and request id, and no visitor input', async () => {
  fault = '550';
  server = startServer('receiver-main', {
    DATA_DIR: folder.path,
    ALLOWED_ORIGIN: SITE,
    LOG_FORMAT: 'json',
    ACCESS_LOG: '1',
    ...delivering(),
  });
  const url = await server.says(/"Accepting enquiries from \S+ at (\S+)"/u);
  const answer = await post(`${url}?name=Ada`);
  const id = answer.headers.get('x-request-id');
  await server.says(/was given up by email/u);
  const lines = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const { time, level, message } of lines) {
    expect(new Date(String(time)).toISOString()).toBe(time);
    expect(['info', 'warn', 'error']).toContain(level);
    expect(message).toBeTypeOf('string');
  }
  expect(lines).toContainEqual(
    expect.objectContaining({ method: 'POST', path: '/enquiries', status: 201, requestId: id }),
  );
  expect(server.output()).not.toMatch(/ada|lovelace|engines|7946|charles|two lines/iu);
});

it('keeps serving after a stop signal for as long as a balancer needs', async () => {
  const url = await start({ ...delivering(), DRAIN_SECONDS: '5' });
  const live = () => fetch(new URL('/livez', url)).then(({ status }) => status);
  expect(await live()).toBe(200);
  server?.process.kill('SIGTERM');
  await expect.poll(live, { timeout: 4_000 }).toBe(503);
  expect((await readiness(url)).problems).toContain('draining');
  expect((await post(url)).status).toBe(201);
  expect(await server?.ends()).toBe(0);
  expect(mail.received).toHaveLength(1);
});

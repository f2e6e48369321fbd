import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '#src/content/site.ts';
import { readSettings } from './settings.ts';
import { startReceiver, type Started } from './start.ts';
import { postEnquiry, readinessOf, SITE } from './testing/enquiries.ts';
import { retryingFast } from './testing/fast-retries.ts';
import { testFolder, testMailServer, testStore } from './testing/for-test.ts';
import { recordLog } from './testing/log.ts';
import type { MailFault, MailServer } from './testing/mail-server.ts';

/** The whole receiver with a real mail server behind it. */
let folder: string;
let mail: MailServer;
let fault: MailFault;
let recorded: ReturnType<typeof recordLog>;
let server: Started | undefined;

beforeEach(async () => {
  folder = testFolder();
  fault = 'none';
  recorded = recordLog();
  mail = await testMailServer((to) => (to.endsWith('@hause.example') ? fault : 'none'));
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const delivering = () => ({
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  MAIL_FROM: 'website@hause.example',
  MAIL_TO: 'team@hause.example',
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const settings = readSettings({
    DATA_DIR: folder,
    PORT: '0',
    ALLOWED_ORIGIN: SITE,
    PUBLIC_URL: 'https://forms.hause.example',
    ...env,
  });
  server = await startReceiver(retryingFast(settings), recorded.log);
  return server.url;
}

async function says(line: unknown): Promise<void> {
  await expect.poll(() => recorded.lines).toContainEqual(line);
}

it('mails an enquiry to the team, and reports no problems', async () => {
  const url = await start(delivering());
  await says('Enquiries are delivered by email');
  const { receipt } = (await (await postEnquiry(url)).json()) as { receipt: string };
  await says(`Delivered ${receipt} by email`);
  const [delivered, ...more] = await mail.parsed();
  expect(delivered?.subject).toBe(`Enquiry ${receipt} from Ada Lovelace`);
  expect(delivered?.messageId).toBe(`<${receipt.toLowerCase()}.email@hause.example>`);
  expect(more).toEqual([]);
  expect(await readinessOf(url)).toEqual([200]);
});

it('subscribes to the newsletter only by the button on the page behind the mailed link', async () => {
  const url = await start(delivering());
  await postEnquiry(url, { subscribe: true });
  await says(expect.stringMatching(/^Delivered \S+ by confirmation$/u));
  const letter = (await mail.parsed()).find(({ subject }) => subject?.includes('confirm'));
  const link = /https:\/\/forms\.hause\.example(\/\S+)/u.exec(letter?.text ?? '')?.[1] ?? '';
  const page = new URL(link, url);
  const token = page.searchParams.get('token') ?? '';
  const confirmed = async () => (await testStore(folder).subscriptions()).length;
  // Mail clients may prefetch links.
  const opened = await fetch(page);
  expect([opened.status, opened.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  expect(await opened.text()).toContain('<button type="submit">SUBSCRIBE</button>');
  const press = (pressed: string) =>
    fetch(new URL(page.pathname, url), {
      method: 'POST',
      body: new URLSearchParams({ token: pressed }),
    });
  for (const wrong of ['', 'x', 'A'.repeat(43)]) expect((await press(wrong)).status).toBe(404);
  expect(await confirmed()).toBe(0);
  expect(await (await press(token)).text()).toContain('You are subscribed');
  expect(await confirmed()).toBe(1);
  expect(recorded.lines.join('\n')).not.toContain(token);
});

describe('an operator learns', () => {
  it('that a mail was given up, and how to send it again', async () => {
    fault = '550';
    const url = await start(delivering());
    const { receipt } = (await (await postEnquiry(url)).json()) as { receipt: string };
    await says(
      expect.stringMatching(
        new RegExp(`^${receipt} was given up by email \\(.*550.* redeliver$`, 'u'),
      ),
    );
    expect(await readinessOf(url)).toEqual([503, 'given-up']);
  });

  it('at the start that mail cannot be sent, and how to correct it', async () => {
    await mail.close();
    await start(delivering());
    await says(
      expect.stringMatching(/^Nothing is delivered by email: .*ECONNREFUSED 127\.0\.0\.1:\d+/u),
    );
    expect(recorded.lines.join()).not.toContain('Enquiries are delivered by');
  });

  it('at every start and from readiness that nobody is notified, and what was missed', async () => {
    const url = await start();
    await postEnquiry(url);
    await says(expect.stringMatching(/^Nobody is notified of enquiries: /u));
    expect(await readinessOf(url)).toEqual([200, 'nobody-notified']);
    await server?.stop();
    const again = await start(delivering());
    expect(await readinessOf(again)).toEqual([200, 'unnotified']);
  });

  it('once that a proxy in front is not trusted', async () => {
    const url = await start(delivering());
    for (const count of [1, 2, 3]) {
      const headers = { 'X-Forwarded-For': `198.51.100.${count}` };
      expect((await postEnquiry(url, {}, headers)).status).toBe(201);
    }
    expect(recorded.lines.filter((line) => line.includes('TRUSTED_PROXIES=127.0.0.1'))).toEqual([
      expect.stringMatching(/^A proxy at 127\.0\.0\.1 /u),
    ]);
    expect(await readinessOf(url)).toEqual([503, 'proxy']);
  });

  it('metrics for Prometheus, on a separate port', async () => {
    const url = await start({ ...delivering(), METRICS_PORT: '0' });
    await postEnquiry(url);
    await says(expect.stringMatching(/^Delivered \S+ by email$/u));
    await postEnquiry(url, { fullName: '' });
    const metrics = /Metrics are at (\S+)/u.exec(recorded.lines.join('\n'))?.[1] ?? '';
    const answer = await fetch(metrics);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await answer.text();
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'hause_enquiry_answers_total{outcome="stored"} 1',
        'hause_enquiry_answers_total{outcome="invalid-enquiry"} 1',
        'hause_enquiry_delivery_attempts_total{channel="email",outcome="delivered"} 1',
        'hause_enquiry_deliveries{channel="email",state="delivered"} 1',
        'hause_enquiries_kept 1',
        'hause_ready 1',
        'hause_ready_problem{code="storage"} 0',
        '# TYPE hause_enquiry_answers_total counter',
      ]),
    );
    // The whole text conforms to the format.
    expect(text).toMatch(
      /^(?:# (?:HELP|TYPE) \w+ .+\n|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [\d.]+\n)+$/u,
    );
    expect((await fetch(new URL('/metrics', url))).status).toBe(404);
  });
});

it('refuses enquiries, with an alternative, while PostgreSQL is away, and tells no secret', async () => {
  const DATABASE_URL = 'postgres://ada:secret-password@127.0.0.1:1/hause';
  const url = await start({ DATABASE_URL });
  const answer = await postEnquiry(url, {}, { Accept: 'text/html' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await answer.text()).toContain(site.mailboxes.general);
  expect((await fetch(new URL('/livez', url))).status).toBe(200);
  expect(await readinessOf(url)).toEqual([503, 'storage']);
  expect(recorded.lines.filter((line) => line.startsWith('The enquiries in'))).toEqual([
    'The enquiries in the database hause at 127.0.0.1:1 cannot be used (connect ECONNREFUSED 127.0.0.1:1). Check the database server, and DATABASE_URL.',
  ]);
  expect(recorded.lines.join()).not.toMatch(/secret|ada@/u);
});

it('logs no visitor input', async () => {
  fault = '550';
  const url = await start(delivering());
  await postEnquiry(`${url}?name=Ada`);
  await says(expect.stringContaining('was given up by email'));
  expect(recorded.lines.join('\n')).not.toMatch(
    /\bada\b|lovelace|engines|20 7946|charles|two lines/iu,
  );
});

it('keeps serving after a stop signal for as long as a balancer needs, and delivers', async () => {
  const url = await start({ ...delivering(), DRAIN_SECONDS: '1' });
  const live = () => fetch(new URL('/livez', url)).then(({ status }) => status);
  expect([await live(), ...(await readinessOf(url))]).toEqual([200, 200]);
  const stopped = server?.stop();
  server = undefined;
  expect(await live()).toBe(503);
  // Immediately, although the rest of it is cached for a while.
  expect(await readinessOf(url)).toEqual([503, 'draining']);
  expect((await postEnquiry(url)).status).toBe(201);
  await stopped;
  await expect(live()).rejects.toThrow('fetch failed');
  expect(mail.received).toHaveLength(1);
});

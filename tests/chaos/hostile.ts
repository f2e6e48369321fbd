import { connect } from 'node:net';
import { createRandom } from '#tests/support/random.ts';
import { ask } from './ask.ts';
import { Findings, type Report } from './report.ts';

export interface HostileTrial {
  readonly seed: number;
  /** URL of a receiver with the given body deadline. */
  readonly url: string;
  readonly bodyDeadlineMs: number;
  /** How many enquiries the receiver has stored; this trial must add none. */
  readonly kept: () => Promise<number>;
}

const VALID = JSON.stringify({
  fullName: 'Ada Lovelace',
  workEmail: 'ada@engines.example',
  contactNo: '123456',
  hearAboutUs: 'A colleague',
});

/** Sends requests that no visitor would, and expects a specific error response to each. */
export async function hostileTrial(trial: HostileTrial): Promise<Report> {
  const random = createRandom(trial.seed);
  const findings = new Findings('other answer', 'kept');
  const before = await trial.kept();
  const json = { 'Content-Type': 'application/json' };
  const fields = Array.from({ length: 10_000 }, (_, index) => `f${index}`);
  const cases: [string, number, string, string, Record<string, string>][] = [
    ['20 MB body', 413, 'body-too-large', 'x'.repeat(20 * 1024 * 1024), json],
    [
      '10,000 fields as JSON',
      413,
      'body-too-large',
      JSON.stringify(Object.fromEntries(fields.map((field) => [field, 1]))),
      json,
    ],
    [
      '10,000 fields as a form',
      413,
      'body-too-large',
      fields.map((field) => `${field}=1`).join('&'),
      { 'Content-Type': 'application/x-www-form-urlencoded' },
    ],
    [
      '8,000 levels of brackets',
      422,
      'invalid-enquiry',
      '['.repeat(8_000) + ']'.repeat(8_000),
      json,
    ],
    ['wrong origin', 403, 'wrong-origin', VALID, { ...json, Origin: 'https://evil.example' }],
    ['wrong type', 415, 'unsupported-media-type', VALID, { 'Content-Type': 'text/plain' }],
    ['no type', 415, 'unsupported-media-type', VALID, {}],
    [
      'header splitting in the name',
      422,
      'invalid-enquiry',
      VALID.replace('Ada', 'Ada\\r\\nBcc: x@y.example'),
      json,
    ],
  ];
  for (const [name, status, code, body, headers] of cases) {
    const withKey = { ...headers, 'Idempotency-Key': random.uuid() };
    try {
      const answer = await ask(trial.url, body, withKey);
      const { error, message } = JSON.parse(answer.text) as { error?: string; message?: string };
      if (answer.status !== status || error !== code || !message) {
        findings.add('other answer', `${name}: ${answer.status} ${answer.text}`);
      }
    } catch (error) {
      findings.add('other answer', `${name}: ${String(error)}`);
    }
  }
  const slow = await dribble(trial.url, random.uuid(), trial.bodyDeadlineMs + 5_000);
  if (!slow.startsWith('HTTP/1.1 408 ') || !slow.includes('"body-too-slow"')) {
    findings.add('other answer', `slow body: ${slow.slice(0, 200)}`);
  }
  const kept = (await trial.kept()) - before;
  if (kept > 0) findings.add('kept', `${kept} enquiries`);
  return {
    name: 'hostile clients',
    done: `${cases.length + 1} kinds: ${[...cases.map(([name]) => name), 'slow body'].join(', ')}`,
    mustBeZero: findings.counts,
    examples: findings.examples,
  };
}

/**
 * Sends a valid body one byte every 100 ms, and returns what was received when the connection closed.
 */
function dribble(address: string, key: string, patienceMs: number): Promise<string> {
  const { hostname, port, pathname } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    let sent = 0;
    const drip = setInterval(() => {
      if (sent < VALID.length) socket.write(VALID.charAt(sent));
      sent += 1;
    }, 100);
    const end = () => {
      clearInterval(drip);
      clearTimeout(patience);
      socket.destroy();
      resolve(received || 'nothing came back');
    };
    const patience = setTimeout(end, patienceMs);
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
      clearInterval(drip);
    });
    socket.on('close', end);
    socket.on('error', end);
    socket.write(
      `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n` +
        `Idempotency-Key: ${key}\r\nContent-Length: ${VALID.length}\r\n\r\n`,
    );
  });
}

import pMap from 'p-map';
import {
  checkEnquiry,
  ENQUIRY_FIELDS,
  ENQUIRY_LIMITS,
  REPRESENTATIVES,
} from '#src/content/enquiry.ts';
import { BODY_LIMIT } from '#server/enquiries/protocol.ts';
import { createRandom, type Random } from '#tests/support/random.ts';
import { ask, type Answer } from './ask.ts';
import { Findings, type Report } from './report.ts';

export interface FuzzTrial {
  readonly seed: number;
  readonly inputs: number;
  /** URL of a receiver without a rate limit. */
  readonly url: string;
}

/** One input: how it is sent, and the page's verdict on it. */
interface Input {
  readonly type: 'application/json' | 'application/x-www-form-urlencoded';
  readonly body: string;
  /** Undefined for text that is not JSON, which no page would send. */
  readonly verdict: ReturnType<typeof checkEnquiry> | undefined;
}

/**
 * Sends random inputs to the receiver, from valid to absurd, and compares its verdict with the
 * page's on the same input, field by field and word for word.
 */
export async function fuzzTrial({ seed, inputs, url }: FuzzTrial): Promise<Report> {
  const random = createRandom(seed);
  const findings = new Findings('other verdict', '5xx', 'no answer');
  const seen = { valid: 0, invalid: 0, unreadable: 0, 'too large': 0 };
  const judgeOne = async () => {
    const input = makeInput(random);
    const key = random.uuid();
    let answer: Answer;
    try {
      answer = await ask(url, input.body, { 'Content-Type': input.type, 'Idempotency-Key': key });
    } catch (error) {
      findings.add('no answer', `${String(error)} ${input.body.slice(0, 200)}`);
      return;
    }
    const example = `${answer.status} ${answer.text.slice(0, 300)} for ${input.body.slice(0, 300)}`;
    if (answer.status >= 500) findings.add('5xx', example);
    const kind = judge(input, answer);
    if (kind === undefined) findings.add('other verdict', example);
    else seen[kind] += 1;
  };
  await pMap(Array.from({ length: inputs }), judgeOne, { concurrency: 16 });
  const parts = Object.entries(seen).map(([kind, count]) => `${count} ${kind}`);
  return {
    name: 'fuzzed inputs',
    done: `${inputs} inputs: ${parts.join(', ')}`,
    mustBeZero: findings.counts,
    examples: findings.examples,
  };
}

/** Classifies a correct response; undefined for a wrong one. */
function judge(
  { body, verdict }: Input,
  { status, text }: Answer,
): 'valid' | 'invalid' | 'unreadable' | 'too large' | undefined {
  if (Buffer.byteLength(body) > BODY_LIMIT) return status === 413 ? 'too large' : undefined;
  if (verdict === undefined) return status === 400 ? 'unreadable' : undefined;
  if (verdict.ok) return status === 201 ? 'valid' : undefined;
  if (status !== 422) return undefined;
  const { fields } = JSON.parse(text) as { fields?: unknown };
  return JSON.stringify(fields) === JSON.stringify(verdict.errors) ? 'invalid' : undefined;
}

function makeInput(random: Random): Input {
  const kind = random.next();
  if (kind < 0.05) {
    const broken = random.pick([
      '',
      '{',
      '{"fullName":"A"',
      'nul',
      '{"a":1}}',
      "{'a':1}",
      '\u0000',
    ]);
    return { type: 'application/json', body: broken, verdict: undefined };
  }
  if (kind < 0.25) return makeForm(random);
  const value = kind < 0.3 ? anything(random, 2) : makeDraft(random);
  const body = JSON.stringify(value);
  // Validate what arrives: JSON has no undefined, NaN or -0.
  return { type: 'application/json', body, verdict: checkEnquiry(JSON.parse(body)) };
}

/**
 * A form as a browser without JavaScript sends it: all text fields, and the box if it is checked.
 */
function makeForm(random: Random): Input {
  const texts: Record<string, string> = {};
  for (const field of ENQUIRY_FIELDS) {
    if (field !== 'subscribe') texts[field] = toText(valueFor(field, random)).toWellFormed();
  }
  const isTicked = random.chance(0.5);
  const body = new URLSearchParams(texts);
  if (isTicked) body.set('subscribe', random.pick(['on', 'true', 'yes']));
  const message = (texts['message'] ?? '').replaceAll('\r\n', '\n');
  const verdict = checkEnquiry({ ...texts, message, subscribe: isTicked });
  return { type: 'application/x-www-form-urlencoded', body: body.toString(), verdict };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** An enquiry in which each field is usually valid and sometimes arbitrary. */
function makeDraft(random: Random): Record<string, unknown> {
  const draft: Record<string, unknown> = {};
  for (const field of ENQUIRY_FIELDS) {
    if (!random.chance(0.03)) draft[field] = valueFor(field, random);
  }
  if (random.chance(0.3)) draft['elapsed'] = random.int(0, 10_000);
  if (random.chance(0.1)) draft['website'] = text(random);
  if (random.chance(0.05)) draft[text(random)] = anything(random, 1);
  return draft;
}

type Field = (typeof ENQUIRY_FIELDS)[number];

const RIGHT: Readonly<Record<Field, readonly [unknown, ...unknown[]]>> = {
  fullName: ['Ada Lovelace', 'Ng', ' Ólafur Þór ', '李小龍', 'O’Neil-Smith', '𝒜da'],
  workEmail: ['ada@engines.example', 'a.b+c@sub.school.example', "o'neil@x.example"],
  contactNo: ['+44 20 7946 0000', '123456', '(555) 010-0000 ext. 4', ' 020 7946 '],
  hearAboutUs: ['A colleague', 'ad', 'At a fair: «BETT»'],
  representative: ['', ...REPRESENTATIVES],
  message: ['', 'Hello', 'Two\nlines\r\nand three', '<b>bold</b> & "quoted"'],
  subscribe: [true, false],
};

function valueFor(field: Field, random: Random): unknown {
  const kind = random.next();
  if (kind < 0.8) return random.pick(RIGHT[field]);
  if (kind < 0.9) return text(random);
  if (kind < 0.95 && field in ENQUIRY_LIMITS) return atTheLimit(field, random);
  return anything(random, 1);
}

/** A text one character short of, at, or one past a length limit. */
function atTheLimit(field: Field, random: Random): string {
  const limit = ENQUIRY_LIMITS[field as keyof typeof ENQUIRY_LIMITS];
  const length = random.pick([0, 1, 2, 5, 6, limit - 1, limit, limit + 1]);
  const domain = '@school.example';
  const isAddress = field === 'workEmail' && length > domain.length;
  const stem = random
    .pick(['x', 'é', ' ', '界'])
    .repeat(isAddress ? length - domain.length : length);
  return isAddress ? stem + domain : stem;
}

const PIECES = [
  'a',
  'Z',
  '9',
  ' ',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\u0000',
  '\u0007',
  '\u001b[2J',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u202e',
  '\u2028',
  '\ufeff',
  '\ufffd',
  '\ud800',
  '\udc00',
  '😀',
  'é',
  '@',
  '.',
  '..',
  '-',
  '_',
  '+',
  '=',
  '%00',
  '%',
  '&',
  ';',
  ',',
  '"',
  "'",
  '`',
  '\\',
  '/',
  '<',
  '>',
  '<script>',
  '${x}',
  '{{x}}',
  "'; DROP TABLE enquiries; --",
  '__proto__',
  'constructor',
  'a@b.c',
  'null',
  'undefined',
  'NaN',
  'ＡＢ',
  '𝕏',
  'ß',
  'İ',
  'x'.repeat(300),
  'long '.repeat(1_200),
] as const;

function text(random: Random): string {
  return Array.from({ length: random.int(0, 8) }, () => random.pick(PIECES)).join('');
}

/** Any JSON value, nested at most this deep. */
function anything(random: Random, depth: number): unknown {
  const some = random.int(0, depth > 0 ? 9 : 7);
  switch (some) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return random.pick([0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER]);
    case 8:
      return Array.from({ length: random.int(0, 3) }, () => anything(random, depth - 1));
    case 9:
      return Object.fromEntries(
        Array.from({ length: random.int(0, 3) }, () => [text(random), anything(random, depth - 1)]),
      );
    default:
      return text(random);
  }
}

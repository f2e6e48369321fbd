import fc from 'fast-check';
import pMap from 'p-map';
import { checkEnquiry, ENQUIRY_FIELDS, factsOf, type EnquiryField } from '#src/content/enquiry.ts';
import { BODY_LIMIT } from '#server/enquiries/protocol.ts';
import { createRandom } from '#tests/support/random.ts';
import { ask, type Answer } from './client.ts';
import { Findings, type Report } from './findings.ts';

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
 * @param url of a receiver without a rate limit
 */
export async function fuzzTrial(seed: number, inputs: number, url: string): Promise<Report> {
  const random = createRandom(seed);
  const findings = new Findings('other verdict', '5xx', 'no answer');
  const seen = { valid: 0, invalid: 0, unreadable: 0, 'too large': 0 };
  const judgeOne = async (input: Input) => {
    const headers = { 'Content-Type': input.type, 'Idempotency-Key': random.uuid() };
    let answer: Answer;
    try {
      answer = await ask(url, input.body, headers);
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
  // In portions: all of them would not fit into memory.
  for (let done = 0; done < inputs; done += 1_000) {
    const numRuns = Math.min(1_000, inputs - done);
    await pMap(fc.sample(INPUT, { seed: seed + done, numRuns }), judgeOne, { concurrency: 16 });
  }
  const parts = Object.entries(seen).map(([kind, count]) => `${count} ${kind}`);
  return findings.report('fuzzed inputs', `${inputs} inputs: ${parts.join(', ')}`);
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

/** Text of any kind: whole Unicode, lone surrogates, what other programs would run. */
const TEXT = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.array(fc.integer({ min: 0, max: 0xff_ff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    '\r\n',
    '\0',
    '\u001b[2J',
    '\u202e',
    '<script>',
    '${x}',
    '%00',
    '__proto__',
    "'; DROP TABLE enquiries; --",
    'x'.repeat(300),
    'long '.repeat(1_200),
  ),
);

/** What a visitor may enter, by field. */
const RIGHT: Partial<Record<EnquiryField, readonly string[]>> = {
  fullName: ['Ada Lovelace', 'Ng', ' Ólafur Þór ', '李小龍', 'O’Neil-Smith', '𝒜da'],
  workEmail: ['ada@engines.example', 'a.b+c@sub.school.example', "o'neil@x.example"],
  contactNo: ['+44 20 7946 0000', '123456', '(555) 010-0000 ext. 4', ' 020 7946 '],
};

function valueOf(field: EnquiryField): fc.Arbitrary<unknown> {
  const { control, limit, options = [] } = factsOf(field);
  const right =
    control === 'checkbox'
      ? fc.boolean()
      : control === 'select'
        ? fc.constantFrom('', ...options)
        : fc.constantFrom(...(RIGHT[field] ?? ['A colleague', 'Two\nlines\r\n', '<b>&"']));
  const atTheLimit = fc
    .tuple(
      fc.constantFrom('x', 'é', ' ', '界'),
      fc.constantFrom(0, 1, 2, 5, 6, ...(limit === undefined ? [] : [limit, limit + 1])),
    )
    .map(([letter, length]) => letter.repeat(length));
  return fc.oneof(
    { weight: 16, arbitrary: right },
    { weight: 2, arbitrary: TEXT },
    { weight: 1, arbitrary: atTheLimit },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

const DRAFT = fc.record(
  {
    ...Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, valueOf(field)])),
    elapsed: fc.nat(10_000),
    website: fc.constantFrom('', 'https://spam.example'),
  },
  { requiredKeys: [] },
);

const WHOLE = fc.record(Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, valueOf(field)])));

/** A form as a browser without JavaScript sends it: all text fields, and the box if it is checked. */
const FORM = WHOLE.map((draft): Input => {
  const texts: Record<string, string> = {};
  const boxes: Record<string, boolean> = {};
  const body = new URLSearchParams();
  for (const field of ENQUIRY_FIELDS) {
    const value = draft[field];
    const { control } = factsOf(field);
    if (control === 'checkbox') {
      boxes[field] = value === true;
      if (value === true) body.set(field, 'on');
      continue;
    }
    const text = typeof value === 'string' ? value.toWellFormed() : '';
    body.set(field, text);
    texts[field] = control === 'textarea' ? text.replaceAll('\r\n', '\n') : text;
  }
  const verdict = checkEnquiry({ ...texts, ...boxes });
  return { type: 'application/x-www-form-urlencoded', body: body.toString(), verdict };
});

const INPUT: fc.Arbitrary<Input> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('', '{', '{"fullName":"A"', 'nul', '{"a":1}}', "{'a':1}", '\0')
      .map((body): Input => ({ type: 'application/json', body, verdict: undefined })),
  },
  { weight: 4, arbitrary: FORM },
  {
    weight: 15,
    arbitrary: fc
      .oneof({ weight: 14, arbitrary: WHOLE }, DRAFT, fc.jsonValue())
      // Validate what arrives: JSON has no undefined, NaN or -0.
      .map((value): Input => {
        const body = JSON.stringify(value);
        return { type: 'application/json', body, verdict: checkEnquiry(JSON.parse(body)) };
      }),
  },
);

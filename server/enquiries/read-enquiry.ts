import {
  ELAPSED_FIELD,
  ENQUIRY_FIELDS,
  factsOf,
  HONEYPOT_FIELD,
  KEY_FIELD,
} from '#src/content/enquiry-fields.ts';
import { Refusal } from './problem.ts';
import { MINIMUM_FILL_MS } from './protocol.ts';

export type BodyFormat = 'json' | 'form';

/** A spam signal. It is stored with the enquiry, which is accepted anyway. */
export type Mark = 'honeypot' | 'fast';

/** A parsed body, before the enquiry in it is validated. */
export interface Submission {
  /** The input for `checkEnquiry`, exactly as the page would pass it. */
  readonly draft: unknown;
  readonly marks: readonly Mark[];
  /** The client's key, if the body has it. */
  readonly key?: string;
}

/**
 * Which of the two accepted formats a request's Content-Type names.
 * @throws Refusal for any other type, and for text that is not UTF-8 or is compressed
 */
export function formatOf(headers: Headers): BodyFormat {
  const coding = headers.get('content-encoding') ?? 'identity';
  const [type = '', ...parameters] = (headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/u.test(charset);
  if (coding.toLowerCase() === 'identity' && isUtf8) {
    if (type === 'application/json') return 'json';
    if (type === 'application/x-www-form-urlencoded') return 'form';
  }
  throw new Refusal({
    status: 415,
    code: 'unsupported-media-type',
    message:
      'Enquiries are accepted as application/json or application/x-www-form-urlencoded, in UTF-8 and uncompressed. Send it as one of these.',
    close: true,
  });
}

/** Parses a body in the given format. @throws Refusal */
export const readSubmission = (body: string, format: BodyFormat): Submission =>
  format === 'json' ? readJson(body) : readForm(body);

function readJson(body: string): Submission {
  let draft: unknown;
  try {
    draft = JSON.parse(body);
  } catch {
    throw new Refusal({
      status: 400,
      code: 'malformed-json',
      message:
        'The enquiry is not JSON, although its type says so. Check it for a missing quotation mark, comma or bracket.',
    });
  }
  const extra = typeof draft === 'object' && draft !== null ? (draft as JsonObject) : {};
  const honeypot = extra[HONEYPOT_FIELD];
  const elapsed = extra[ELAPSED_FIELD];
  const marks = marksFor(
    typeof honeypot === 'string' ? honeypot : '',
    typeof elapsed === 'number' ? elapsed : undefined,
  );
  const key = extra[KEY_FIELD];
  return { draft, marks, ...(typeof key === 'string' && { key }) };
}

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Reads the fields as a browser sends them without JavaScript: a missing field is empty, an
 * unchecked box is missing, and line breaks arrive as CR LF where a script would see LF.
 */
function readForm(body: string): Submission {
  const form = new URLSearchParams(body);
  const text = (field: string) => form.get(field) ?? '';
  const draft: Record<string, string | boolean> = {};
  for (const field of ENQUIRY_FIELDS) {
    const { control } = factsOf(field);
    if (control === 'checkbox') draft[field] = form.has(field) && text(field) !== 'false';
    else if (control === 'textarea') draft[field] = text(field).replaceAll('\r\n', '\n');
    else draft[field] = text(field);
  }
  const elapsed = text(ELAPSED_FIELD);
  return {
    draft,
    marks: marksFor(text(HONEYPOT_FIELD), /^\d+$/u.test(elapsed) ? Number(elapsed) : undefined),
  };
}

/** Without JavaScript there is no elapsed time; a missing one is not a spam signal. */
function marksFor(honeypot: string, elapsed: number | undefined): Mark[] {
  const marks: Mark[] = [];
  if (honeypot !== '') marks.push('honeypot');
  if (elapsed !== undefined && elapsed < MINIMUM_FILL_MS) marks.push('fast');
  return marks;
}

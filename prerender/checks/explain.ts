import * as v from 'valibot';

/** An issue of a schema as one line: the file, the field, what is wrong and how to correct it. */
export function explain(file: string, issue: v.BaseIssue<unknown>): string {
  const inner = culprit(issue);
  const field =
    [v.getDotPath(issue), inner === issue ? null : v.getDotPath(inner)]
      .filter((part) => part !== null)
      .join('.') || '(whole file)';
  return explainField(`${file}: ${field}`, inner);
}

/** Of the ways in which a value may be written, the one that comes closest: its deepest wrong field. */
function culprit(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const wrong = (issue.type === 'union' ? (issue.issues ?? []) : []).filter(
    (one) => one.path !== undefined && one.input !== undefined && !isUnknownKey(one),
  );
  const [deepest] = wrong.toSorted((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0));
  return deepest ?? issue;
}

function explainField(where: string, issue: v.BaseIssue<unknown>): string {
  if (isUnknownKey(issue)) {
    return `${where} is not a known field. Correct its name, or remove it.`;
  }
  if (issue.input === undefined) return `${where} is missing. Add it.`;
  return `${where} ${reasonFor(issue)}.${shown(issue)}`;
}

const isUnknownKey = ({ type, expected }: v.BaseIssue<unknown>) =>
  type === 'strict_object' && expected === 'never';

/** Beginning of every message that a schema leaves to the library. */
const DEFAULT_MESSAGE = /^Invalid /u;

const A_LIST = 'a list: [ … ]';
const AN_OBJECT = 'an object: { … }';

/** What a value must be, by the type of the schema that refuses it; all others offer a choice. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: A_LIST,
  tuple: A_LIST,
  object: AN_OBJECT,
  strict_object: AN_OBJECT,
  record: AN_OBJECT,
  url: 'an address such as https://www.example.com',
  email: 'an email address such as hello@example.com',
};

const LENGTHS: Readonly<Record<string, string>> = {
  length: 'exactly',
  min_length: 'at least',
  max_length: 'at most',
};

function reasonFor(issue: v.BaseIssue<unknown>): string {
  const { type, message, expected, requirement } = issue;
  if (!DEFAULT_MESSAGE.test(message)) return message;
  const length = LENGTHS[type];
  return length === undefined
    ? `must be ${EXPECTED[type] ?? choice(expected)}`
    : `must have ${length} ${String(requirement)} ${unit(issue)}`;
}

/** The values of `("a" | ("b" | "c"))`, as the library writes what it expects. */
function choice(expected: string | null): string {
  if (expected === 'Object') return AN_OBJECT;
  const values = (expected ?? 'another value').replaceAll(/[()]/gu, '').split(' | ');
  return values.length === 1 ? (values[0] ?? '') : `one of ${values.join(', ')}`;
}

function unit({ input, requirement }: v.BaseIssue<unknown>): string {
  const one = typeof input === 'string' ? 'character' : 'item';
  return requirement === 1 ? one : `${one}s`;
}

/** The value, as a sentence; empty where the field alone says enough. */
function shown({ type, input, received }: v.BaseIssue<unknown>): string {
  if (type in LENGTHS) return ` It has ${received}.`;
  const twice = repeatedId(input);
  if (twice !== undefined) return ` The id is "${twice}".`;
  if (input === '' || (typeof input === 'object' && input !== null)) return '';
  return ` It holds ${truncate(received)}.`;
}

const truncate = (words: string) => (words.length > 80 ? `${words.slice(0, 77)}…` : words);

/** An id that stands more than once in a list. */
function repeatedId(input: unknown): string | null | undefined {
  if (!Array.isArray(input)) return undefined;
  const ids = input.map((item: unknown) =>
    typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : null,
  );
  return ids.find((id, at) => id !== null && ids.indexOf(id) < at);
}

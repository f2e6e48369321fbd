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

const AN_OBJECT = 'an object: { … }';

const LENGTHS: ReadonlySet<string> = new Set(['length', 'min_length', 'max_length']);

function reasonFor(issue: v.BaseIssue<unknown>): string {
  const { type, message, expected } = issue;
  if (!DEFAULT_MESSAGE.test(message)) return message;
  const least = String(issue.requirement);
  switch (type) {
    case 'string':
      return 'must be text';
    case 'number':
      return 'must be a number';
    case 'integer':
      return 'must be a whole number';
    case 'boolean':
      return 'must be true or false';
    case 'array':
    case 'tuple':
      return 'must be a list: [ … ]';
    case 'object':
    case 'strict_object':
    case 'record':
      return `must be ${AN_OBJECT}`;
    case 'url':
      return 'must be an address such as https://www.example.com';
    case 'email':
      return 'must be an email address such as hello@example.com';
    case 'length':
      return `must have exactly ${least} ${unit(issue)}`;
    case 'min_length':
      return `must have at least ${least} ${unit(issue)}`;
    case 'max_length':
      return `must have at most ${least} ${unit(issue)}`;
    default:
      return `must be ${choice(expected)}`;
  }
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
  if (LENGTHS.has(type)) return ` It has ${received}.`;
  const [twice] = repeatedIds(input);
  if (twice !== undefined) return ` The id is "${twice}".`;
  if (input === '' || (typeof input === 'object' && input !== null)) return '';
  return ` It holds ${truncate(received)}.`;
}

const truncate = (words: string) => (words.length > 80 ? `${words.slice(0, 77)}…` : words);

/** Ids that stand more than once in a list. */
function repeatedIds(input: unknown): string[] {
  if (!Array.isArray(input)) return [];
  const ids = input.map((item: unknown) =>
    typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : null,
  );
  return ids.filter((id, at) => id !== null && ids.indexOf(id) < at) as string[];
}

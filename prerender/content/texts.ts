import { isReference } from '#src/content/schema/primitives.ts';

/** A text of content, with its field, such as `resources.cards.0.title`. */
export interface ContentText {
  readonly field: string;
  readonly text: string;
}

/** The fields of a figure and of what it counts, which are one text. */
const PAIRS = [
  ['number', 'description'],
  ['value', 'label'],
] as const;

/**
 * Fields whose strings are not running text; pages show their dates as dates. They are listed by name because most
 * strings of content are words, so marking those would take far more work.
 */
const NOT_TEXT: readonly string[] = [
  'icon',
  'id',
  'layout',
  'line',
  'presentation',
  'published',
  'revised',
  'topic',
  'type',
  'updated',
];

/**
 * Every text of content; links and pictures are none.
 * @param skipped names of further fields that are left out, with all that is in them
 */
export function textsOf(
  content: unknown,
  skipped: readonly string[] = [],
  field = '',
): readonly ContentText[] {
  if (typeof content === 'string') return [{ field, text: content }];
  if (typeof content !== 'object' || content === null || isReference(content)) return [];
  const values = new Map<string, unknown>(Object.entries(content));
  const pair = PAIRS.find((names) => names.every((name) => values.has(name))) ?? [];
  const figure = pair.map((name) => String(values.get(name))).join(' ');
  for (const name of pair) values.delete(name);
  return [
    ...(figure === '' ? [] : [{ field, text: figure }]),
    ...[...values].flatMap(([name, value]) =>
      NOT_TEXT.includes(name) || skipped.includes(name)
        ? []
        : textsOf(value, skipped, field === '' ? name : `${field}.${name}`),
    ),
  ];
}

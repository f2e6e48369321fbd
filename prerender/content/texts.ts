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

const NONE: ReadonlySet<string> = new Set();

/**
 * Every text of content; links and pictures are none.
 * @param skipped names of fields that are left out, with all that is in them
 */
export function textsOf(
  content: unknown,
  skipped: ReadonlySet<string> = NONE,
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
      skipped.has(name) ? [] : textsOf(value, skipped, field === '' ? name : `${field}.${name}`),
    ),
  ];
}

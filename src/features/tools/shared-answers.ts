import type { Answers } from '#machines/worksheet/index.ts';

/**
 * Encodes answers as the query of a shareable URL: those of the named fields that differ from the
 * initial ones. Only fields that cannot hold anything about a person may be named.
 * @returns with its question mark; empty if nothing differs
 */
export function queryOf(answers: Answers, initial: Answers, fields: readonly string[]): string {
  const query = new URLSearchParams(
    fields.flatMap((field) => {
      const value = answers[field] ?? '';
      return value === (initial[field] ?? '') ? [] : [[field, value]];
    }),
  ).toString();
  return query === '' ? '' : `?${query}`;
}

/** The answers in a query for these fields; null if there are none. */
export function answersIn(query: string, fields: readonly string[]): Answers | null {
  const given = [...new URLSearchParams(query)].filter(([field]) => fields.includes(field));
  return given.length === 0 ? null : Object.fromEntries(given);
}

import type { Values } from '../sql.ts';

/** A statement in PostgreSQL's syntax, with `$1` instead of `:name`. */
export interface Numbered {
  readonly text: string;
  readonly values: unknown[];
}

/**
 * @param statement without literals or casts that contain a colon
 * @throws Error when it names a missing value
 */
export function numbered(statement: string, values: Values): Numbered {
  const names: string[] = [];
  const text = statement.replace(/:([a-z]\w*)/giu, (_, name: string) => {
    if (!(name in values)) throw new Error(`The statement needs a value for ${name}: ${statement}`);
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, values: names.map((name) => values[name]) };
}

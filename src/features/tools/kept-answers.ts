import type { Answers } from '#machines/worksheet/index.ts';
import { attempt } from '#src/platform/attempt.ts';
import { localStore } from '#src/platform/storage.ts';
import type { TextStore } from '#src/platform/storage.ts';
import { TOOLS_KEY } from './tools-key.ts';

/**
 * The answers of all tools, on this device only, by tool name: a single entry, so that one removal
 * deletes them all.
 */
export interface KeptAnswers {
  /** Null if there are none, or if they are invalid. */
  read(tool: string): Answers | null;
  /**
   * Writes the edited fields over what the device holds by then, which another tab may have written;
   * of the others only those that it lacks. Null removes them all.
   * @returns whether they were stored; if not, they last as long as the page
   */
  keep(tool: string, answers: Answers | null, edited: readonly string[]): boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const allIn = (text: string | null): Readonly<Record<string, unknown>> => {
  const held = attempt((): unknown => JSON.parse(text ?? 'null'), null);
  return isRecord(held) ? held : {};
};

/** Whether a change in another tab removed the answers of this tool. */
export const isRemoval = (
  tool: string,
  { key, oldValue, newValue }: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>,
): boolean => key === TOOLS_KEY && tool in allIn(oldValue) && !(tool in allIn(newValue));

export function createKeptAnswers(storage: TextStore = localStore): KeptAnswers {
  const readAll = () => allIn(storage.get(TOOLS_KEY));
  return {
    read(tool) {
      const answers = readAll()[tool];
      // Only text is a valid answer; the machine drops unknown fields.
      return isRecord(answers) ? (answers as Answers) : null;
    },
    keep(tool, answers, edited) {
      const { [tool]: held, ...others } = readAll();
      const own = Object.entries(answers ?? {}).filter(([field]) => edited.includes(field));
      const merged = { ...answers, ...(isRecord(held) ? held : {}), ...Object.fromEntries(own) };
      const all = answers === null ? others : { ...others, [tool]: merged };
      const isEmpty = Object.keys(all).length === 0;
      return storage.set(TOOLS_KEY, isEmpty ? null : JSON.stringify(all));
    },
  };
}

import type { Answers, WorksheetSave } from '#machines/worksheet/index.ts';
import { attempt } from '#src/platform/attempt.ts';
import { localStore } from '#src/platform/storage.ts';
import type { TextStore } from '#src/platform/storage.ts';
import { TOOLS_KEY } from './tools-key.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The answers of all tools, on this device only, by tool name: a single entry, so that one removal
 * deletes them all.
 */
const allIn = (text: string | null): Readonly<Record<string, unknown>> => {
  const held = attempt((): unknown => JSON.parse(text ?? 'null'), null);
  return isRecord(held) ? held : {};
};

/** Whether a change in another tab removed the answers of this tool. */
export const isRemoval = (
  tool: string,
  { key, oldValue, newValue }: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>,
): boolean => key === TOOLS_KEY && tool in allIn(oldValue) && !(tool in allIn(newValue));

/** The answers that are kept for a tool; null if there are none, or if they are invalid. */
export function readAnswers(tool: string, storage: TextStore = localStore): Answers | null {
  const answers = allIn(storage.get(TOOLS_KEY))[tool];
  // Only text is a valid answer; the machine drops unknown fields.
  return isRecord(answers) ? (answers as Answers) : null;
}

/**
 * Writes the edited fields over what the device holds by then, which another tab may have written;
 * of the others only those that it lacks. Null removes them all.
 * @returns whether they were stored; if not, they last as long as the page
 */
export function keepAnswers(
  tool: string,
  { answers, edited }: WorksheetSave,
  storage: TextStore = localStore,
): boolean {
  const { [tool]: held, ...others } = allIn(storage.get(TOOLS_KEY));
  const own = Object.entries(answers ?? {}).filter(([field]) => edited.includes(field));
  const merged = { ...answers, ...(isRecord(held) ? held : {}), ...Object.fromEntries(own) };
  const all = answers === null ? others : { ...others, [tool]: merged };
  const isEmpty = Object.keys(all).length === 0;
  return storage.set(TOOLS_KEY, isEmpty ? null : JSON.stringify(all));
}

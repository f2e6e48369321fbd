import type { Answers } from '#machines/worksheet/index.ts';
import { attempt } from '#src/platform/attempt.ts';
import { localStore } from '#src/platform/storage.ts';
import type { TextStore } from '#src/platform/storage.ts';
import { TOOLS_KEY } from './tools-key.ts';

/** The answers of all tools, on this device only, by the tool's name: one entry, so that one removal takes all. */
export interface KeptAnswers {
  /** Null if there are none, or if they are no answers. */
  read(tool: string): Answers | null;
  /**
   * Null removes them.
   * @returns whether the device has done so; if not, they last as long as the page
   */
  keep(tool: string, answers: Answers | null): boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function createKeptAnswers(storage: TextStore = localStore): KeptAnswers {
  const readAll = (): Readonly<Record<string, unknown>> => {
    const held = attempt((): unknown => JSON.parse(storage.get(TOOLS_KEY) ?? 'null'), null);
    return isRecord(held) ? held : {};
  };
  return {
    read(tool) {
      const answers = readAll()[tool];
      // What is no text is no answer; the machine leaves out what is no field.
      return isRecord(answers) ? (answers as Answers) : null;
    },
    keep(tool, answers) {
      const { [tool]: _, ...others } = readAll();
      const all = answers === null ? others : { ...others, [tool]: answers };
      const isEmpty = Object.keys(all).length === 0;
      return storage.set(TOOLS_KEY, isEmpty ? null : JSON.stringify(all));
    },
  };
}

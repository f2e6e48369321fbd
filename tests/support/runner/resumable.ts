import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from './outcome.ts';

/** A finished check, and how long it took in milliseconds. */
export interface Done {
  readonly outcome: Outcome;
  readonly ms: number;
}

interface State {
  /** The sources that the outcomes belong to. */
  readonly of: string;
  readonly done: Readonly<Record<string, Done>>;
}

/** Records which checks have passed, so that an interrupted run can resume. */
export class Resumable {
  readonly #folder: string;
  readonly #of: string | null;
  #done: Record<string, Done> = {};
  /** Whether an earlier run of the same sources left results to resume from. */
  readonly resumes: boolean;

  /**
   * @param folder state of this class and its checks; cleared when it belongs to other sources
   * @param of identifies the sources; null when they have no name, and then nothing is reused
   * @param fresh discards earlier results
   */
  constructor(folder: string, of: string | null, fresh = false) {
    this.#folder = folder;
    this.#of = of;
    const state = fresh || of === null ? null : readState(this.#file);
    this.resumes = state !== null && state.of === of;
    if (state !== null && this.resumes) this.#done = { ...state.done };
    else rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    this.#save();
  }

  get #file(): string {
    return path.join(this.#folder, 'state.json');
  }

  /** The outcome of a check that passed without a flaky test that fails the run. */
  passed(name: string): Done | undefined {
    return this.#done[name];
  }

  /** A failed check is rerun, so it is not kept. */
  keep(name: string, done: Done): void {
    if (done.outcome.failed > 0) return;
    this.#done[name] = done;
    this.#save();
  }

  /** For a check that passed but whose output is gone. */
  forget(name: string): void {
    delete this.#done[name];
    this.#save();
  }

  #save(): void {
    if (this.#of === null) return;
    const state: State = { of: this.#of, done: this.#done };
    // Written aside and renamed, so that a kill during the write leaves the previous state intact.
    const aside = `${this.#file}.new`;
    writeFileSync(aside, JSON.stringify(state));
    renameSync(aside, this.#file);
  }
}

function readState(file: string): State | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as State;
  } catch {
    return null;
  }
}

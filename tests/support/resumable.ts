import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from './outcome.ts';

/** A check that is done, and how long it took in milliseconds. */
export interface Done {
  readonly outcome: Outcome;
  readonly ms: number;
}

interface State {
  /** Which sources the outcomes speak of. */
  readonly of: string;
  readonly done: Readonly<Record<string, Done>>;
}

/** Remembers which checks have passed, so that an interrupted run goes on where it was. */
export class Resumable {
  readonly #folder: string;
  readonly #of: string | null;
  #done: Record<string, Done> = {};
  /** An earlier run of the same sources left something to go on with. */
  readonly resumes: boolean;

  /**
   * @param folder what it and its checks keep; cleared when it speaks of other sources
   * @param of names the sources; null where they have no name: then nothing is taken over
   * @param fresh forgets what was found before
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

  /** The outcome of a check that has passed and found no flaky test that fails the run. */
  passed(name: string): Done | undefined {
    return this.#done[name];
  }

  /** A check that failed is run again, and so it is not kept. */
  keep(name: string, done: Done): void {
    if (done.outcome.failed > 0) return;
    this.#done[name] = done;
    this.#save();
  }

  /** For what has passed and left something that is gone now. */
  forget(name: string): void {
    delete this.#done[name];
    this.#save();
  }

  #save(): void {
    if (this.#of === null) return;
    const state: State = { of: this.#of, done: this.#done };
    // Moved into place whole: whoever is killed while writing leaves the state before.
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

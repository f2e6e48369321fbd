/** A test that failed at first and passed on retry. */
export interface Flake {
  readonly name: string;
  /** The first line of its first error. */
  readonly error: string;
  /** Fails the run, because enquiries or saved pages may be lost (at-stake.ts). */
  readonly fails: boolean;
}

/** The result that every check reports to the runner. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Its full output, shown when something failed. */
  readonly output: string;
  /** A short note for the check's line. */
  readonly note?: string;
  /** The failures, one line each: "failed: a visitor … (phone): it is not there". */
  readonly problems?: readonly string[];
  /** By name. */
  readonly skipped?: readonly string[];
  readonly flaky?: readonly Flake[];
}

/** The outcome of a check that simply passes or fails. */
export function verdict(code: number, output: string, note?: string): Outcome {
  return {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    output,
    ...(note === undefined ? {} : { note }),
  };
}

export const failed = (output: string): Outcome => verdict(1, output);

/** A test that failed at first and passed when it was tried again. */
export interface Flake {
  readonly name: string;
  /** The first line of its first error. */
  readonly error: string;
  /** Enquiries or pages kept for offline may be lost by it: the run fails (at-stake.ts). */
  readonly fails: boolean;
}

/** What every check tells the runner. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** All it said, shown when something failed. */
  readonly output: string;
  /** A few words for the check's line. */
  readonly note?: string;
  /** What failed, a line each: "failed: a visitor … (phone): it is not there". */
  readonly problems?: readonly string[];
  /** By name. */
  readonly skipped?: readonly string[];
  readonly flaky?: readonly Flake[];
}

/** Of a check that is content or not. */
export function verdict(code: number, output: string, note?: string): Outcome {
  return {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    output,
    ...(note === undefined ? {} : { note }),
  };
}

export const failed = (output: string): Outcome => verdict(1, output);

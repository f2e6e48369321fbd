const MINUTE = 60_000;

/**
 * The limits of every check, in milliseconds. Nothing is killed for being slow: the machine may be
 * five times slower than the one that these tests were written on, and a run of all checks has no
 * limit. Only a process that hangs is killed, which is detected by its silence.
 */

/** A test that takes longer fails; inherently long tests extend it (`test.setTimeout`). */
export const TEST_LIMIT = 5 * MINUTE;

/**
 * Tests report when they begin, at each step and when they end. If no test reports anything for
 * this long, the run hangs: the limit of a single test has passed, plus a minute in which the test
 * runner would have ended that test alone and continued with the others.
 */
export const SILENCE_LIMIT = TEST_LIMIT + MINUTE;

/**
 * The same for programs that print nothing until they are done (tsc, Prettier, Knip, the Nu
 * checker, the link checker, Stryker with its hundreds of mutants): silence means little there, so
 * their limits are long.
 */
export const QUIET_LIMIT = 60 * MINUTE;
export const MUTANTS_QUIET_LIMIT = 12 * QUIET_LIMIT;

/** How long an assertion waits for its condition. */
export const EXPECT_LIMIT = MINUTE / 2;

/** An element that cannot be clicked within this time is a finding. */
export const ACTION_LIMIT = MINUTE / 2;

export const NAVIGATION_LIMIT = MINUTE;

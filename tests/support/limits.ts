const MINUTE = 60_000;

/**
 * The limits of every check, in milliseconds. Nothing is ended for being slow: the machine may be five
 * times slower than the one that these tests were written on, and a run of all checks has no limit. What
 * is ended is what has stopped, which is known by its silence.
 */

/** A test that takes longer has failed; one that is long by nature extends it (`test.setTimeout`). */
export const TEST_LIMIT = 5 * MINUTE;

/**
 * Tests report when they begin, at each step and when they end. Where no test has reported anything for
 * so long, the run hangs: the limit of a single test has passed, and a minute more in which the test
 * runner would have ended that test alone and gone on with the others.
 */
export const SILENCE_LIMIT = TEST_LIMIT + MINUTE;

/**
 * The same for programs that say nothing until they are done (tsc, Prettier, Knip, the Nu checker, the
 * link checker, Stryker with its hundreds of mutants): silence means little there, so they get long.
 */
export const QUIET_LIMIT = 60 * MINUTE;
export const MUTANTS_QUIET_LIMIT = 12 * QUIET_LIMIT;

/** How long an assertion waits for what it expects to see. */
export const EXPECT_LIMIT = MINUTE / 2;

/** What cannot be clicked within this time is a finding. */
export const ACTION_LIMIT = MINUTE / 2;

export const NAVIGATION_LIMIT = MINUTE;

/**
 * The limits of every check, in milliseconds: four times what a slow test takes on two idle cores, since
 * the machine may have other work. Tests that are long by nature say so (`test.setTimeout`).
 */
export const TEST_LIMIT = 90_000;

/** How long an assertion waits for its condition. */
export const EXPECT_LIMIT = 20_000;

/** An element that cannot be clicked within this time is a finding. */
export const ACTION_LIMIT = 20_000;

export const NAVIGATION_LIMIT = 30_000;

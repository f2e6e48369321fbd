import { globSync } from 'node:fs';

/** libfaketime, which tells a process another time (Debian: `apt-get install faketime`). */
const [LIBRARY] =
  process.platform === 'linux'
    ? globSync('/usr/{lib,lib64,lib/*,local/lib}/faketime/libfaketimeMT.so.1')
    : [];

export const hasFakeClock = LIBRARY !== undefined;

/**
 * The environment of a process whose clock is ahead from its start.
 * @throws Error where libfaketime is not installed: see `hasFakeClock`
 */
export function clockAhead(days: number): Record<string, string> {
  if (LIBRARY === undefined) throw new Error('There is no libfaketime on this machine.');
  return {
    LD_PRELOAD: LIBRARY,
    FAKETIME: `+${days}d`,
    // Timers go on as they are: only the date is wrong.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

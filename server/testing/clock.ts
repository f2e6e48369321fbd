import { globSync } from 'node:fs';

/** libfaketime, which fakes a process's clock (Debian: `apt-get install faketime`). */
const [LIBRARY] =
  process.platform === 'linux'
    ? globSync('/usr/{lib,lib64,lib/*,local/lib}/faketime/libfaketimeMT.so.1')
    : [];

export const hasFakeClock = LIBRARY !== undefined;

/**
 * The environment for a process whose clock runs ahead from the start.
 * @throws Error where libfaketime is not installed: see `hasFakeClock`
 */
export function clockAhead(days: number): Record<string, string> {
  if (LIBRARY === undefined) throw new Error('There is no libfaketime on this machine.');
  return {
    LD_PRELOAD: LIBRARY,
    FAKETIME: `+${days}d`,
    // Only the date is wrong; timers run normally.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

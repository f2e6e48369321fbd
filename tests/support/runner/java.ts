import { spawnSync } from 'node:child_process';
import { aptGet } from '../browser/browser.ts';

/** The Nu HTML checker needs Java, which was neither found nor could be installed. */
export class JavaError extends Error {
  override readonly name = 'JavaError';
}

const works = () => spawnSync('java', ['-version']).status === 0;

/**
 * Ensures that `java` is available.
 * @throws JavaError when it is not and cannot be installed
 */
export function ensureJava(): void {
  if (works()) return;
  for (const [command, ...args] of aptGet('default-jre-headless')) {
    if (command === undefined) continue;
    spawnSync(command, args, {
      timeout: 5 * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (works()) return;
  throw new JavaError(
    'The Nu HTML checker needs Java, and it could not be installed. Install a Java runtime ' +
      '(Debian: apt-get install default-jre-headless) and run the check again.',
  );
}

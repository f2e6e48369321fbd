import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';

/**
 * Runs the command-line tools of installed packages with this Node, without a shell and without the
 * shims in `node_modules/.bin`, which differ between systems.
 */

const ROOT = path.resolve(import.meta.dirname, '..');

/** A package is not installed. The one-line message names the package and the fix. */
export class NotInstalledError extends Error {
  override readonly name = 'NotInstalledError';
}

/**
 * The file behind a package's command, such as `playwright` in `@playwright/test`.
 * @throws NotInstalledError when the package is not installed
 */
export function commandFile(packageName: string, command: string): string {
  const folder = path.join(ROOT, 'node_modules', packageName);
  let manifest: { bin?: string | Readonly<Record<string, string>> };
  try {
    manifest = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as typeof manifest;
  } catch (error) {
    throw new NotInstalledError(`${packageName} is not installed. Run \`npm ci\` first.`, {
      cause: error,
    });
  }
  const { bin } = manifest;
  const file = typeof bin === 'object' ? bin[command] : bin;
  if (file === undefined) throw new Error(`${packageName} has no command ${command}.`);
  return path.join(folder, file);
}

/**
 * Runs a tool in the project folder with this terminal, and forwards stop signals.
 * @param file from `commandFile`
 * @param env variables in addition to this process's own
 * @returns its exit code; 128 plus the signal's number when a signal ended it
 */
export function runTool(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    const pass = (signal: NodeJS.Signals) => {
      // Ctrl+C already reaches every program on the terminal; a second signal would cut their
      // shutdown short.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    process.on('SIGINT', pass).on('SIGTERM', pass);
    const settle = () => process.off('SIGINT', pass).off('SIGTERM', pass);
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      settle();
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of the system is: in PATH, or where Debian puts what only root usually runs. */
export function systemProgram(name: string): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The location of a system program: in PATH, or where Debian puts programs usually run by root. */
export function systemProgram(name: string): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

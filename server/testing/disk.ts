import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk for one test, which can be filled up or made read-only. */
export interface Disk {
  readonly path: string;
  /** Fills it to the last byte. */
  fill(): void;
  /** Frees that space again. */
  makeRoom(): void;
  /** Makes every write fail from now on, even for root. No file on it may be open for writing. */
  makeReadOnly(): void;
  /** Makes every write to one file on it fail. */
  makeFileReadOnly(file: string): void;
  remove(): void;
}

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'pipe' });

/**
 * Mounts an in-memory disk.
 * @throws Error when this user may not mount anything: see `canMountDisks`
 */
export function mountDisk(kilobytes = 1024): Disk {
  const path = mkdtempSync(join(tmpdir(), 'hause-disk-'));
  const mounts = [path];
  const filling = join(path, 'filling');
  try {
    mount('-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', path);
  } catch (error) {
    rmSync(path, { recursive: true });
    throw error;
  }
  return {
    path,
    fill() {
      try {
        for (;;) appendFileSync(filling, Buffer.alloc(4096));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    makeRoom: () => rmSync(filling),
    makeReadOnly: () => void mount('-o', 'remount,ro', path),
    makeFileReadOnly(file) {
      mount('--bind', file, file);
      mounts.push(file);
      mount('-o', 'remount,bind,ro', file);
    },
    remove() {
      for (const one of mounts.toReversed()) execFileSync('umount', [one], { stdio: 'pipe' });
      rmSync(path, { recursive: true });
    },
  };
}

/** Whether this user may mount disks: root on Linux, outside of most containers. */
export function canMountDisks(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    mountDisk().remove();
    return true;
  } catch {
    return false;
  }
}

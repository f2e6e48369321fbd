import { readFileSync, readdirSync } from 'node:fs';

/**
 * Kills a process, its group, and descendants in separate groups, such as browsers. Windows has no
 * process groups, so only the process itself is killed there.
 */
export function endProcessTree(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  if (process.platform === 'win32') {
    send(pid, signal);
    return;
  }
  // Look up descendants first: once a parent dies, its children are reparented.
  for (const id of [pid, ...descendantsOf(pid)]) {
    send(-id, signal);
    send(id, signal);
  }
}

/** Kills whatever an exited process left behind in its group. */
export function endLeftovers(pid: number): void {
  if (process.platform !== 'win32') send(-pid, 'SIGKILL');
}

/** Signals a process, or a group by its negative id; one that is already gone is fine. */
function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch (error) {
    // macOS returns EPERM for a group that contains only zombies.
    if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** All descendants, read from /proc (Linux only; none elsewhere). */
export function descendantsOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of processIds()) {
    try {
      // "123 (any name) S 1 …": the parent is the second field after the name.
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [, parent] = stat.replace(/^.*\) /su, '').split(' ');
      parents.set(Number(name), Number(parent));
    } catch {
      // It exited in the meantime.
    }
  }
  const found = new Set([pid]);
  for (const before = { size: 0 }; before.size < found.size;) {
    before.size = found.size;
    for (const [id, parent] of parents) if (found.has(parent)) found.add(id);
  }
  found.delete(pid);
  return [...found];
}

function processIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
  } catch {
    return [];
  }
}

import { readFileSync, readdirSync } from 'node:fs';

/**
 * Ends a process, its group, and what it started in groups of their own, as browsers are. Windows has
 * no process groups: there only the process itself is ended.
 */
export function endProcessTree(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  if (process.platform === 'win32') {
    send(pid, signal);
    return;
  }
  // Looked up first: whoever loses its parent is nobody's child afterwards.
  for (const id of [pid, ...descendantsOf(pid)]) {
    send(-id, signal);
    send(id, signal);
  }
}

/** Ends what a process that has exited left behind in its group. */
export function endLeftovers(pid: number): void {
  if (process.platform !== 'win32') send(-pid, 'SIGKILL');
}

/** To a process, or to a group by its negative id; one that is gone already is as it should be. */
function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch (error) {
    // EPERM is what macOS says of a group of which only the dead are left.
    if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Children and their children, where the system tells them as files (Linux); elsewhere none. */
export function descendantsOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of processIds()) {
    try {
      // "123 (any name) S 1 …": the parent is the second word after the name.
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [, parent] = stat.replace(/^.*\) /su, '').split(' ');
      parents.set(Number(name), Number(parent));
    } catch {
      // It ended meanwhile.
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

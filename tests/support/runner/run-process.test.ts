import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { runProcess } from './run-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hause-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = (source: string) => ['--eval', source];

const isAlive = (pid: number) => {
  // A zombie that its parent has not reaped yet is no longer running.
  const stat = `/proc/${String(pid)}/stat`;
  if (existsSync('/proc/self/stat')) {
    return existsSync(stat) && !/\) Z /u.test(readFileSync(stat, 'utf8'));
  }
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a program', () => {
  it('runs to completion, and its output is kept', async () => {
    const source = `console.log('out'); console.error('err'); process.exitCode = 3;`;
    const { code, output, hung } = await runProcess('node', script(source));
    expect({ code, hung }).toEqual({ code: 3, hung: false });
    expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
  });

  it('that cannot be started fails, and says why', async () => {
    const { code, output } = await runProcess('no-such-program', []);
    expect(code).toBe(1);
    expect(output).toContain('no-such-program cannot be started');
  });

  it('that is killed by a signal fails', async () => {
    expect(await runProcess('node', script(`process.kill(process.pid, 'SIGKILL')`))).toMatchObject({
      code: 1,
      hung: false,
    });
  });
});

describe('silence', () => {
  it('kills a program that is silent for too long, and keeps its output', async () => {
    const source = `console.log('begun'); setInterval(() => {}, 1000);`;
    const { code, output, hung } = await runProcess('node', script(source), { silenceMs: 5_000 });
    expect({ code, hung }).toEqual({ code: 1, hung: true });
    expect(output).toBe('begun\n\nnode was killed after 5 s without output.\n');
  });

  it.skipIf(process.platform === 'win32')('kills a sleeping program', async () => {
    expect(await runProcess('sleep', ['600'], { silenceMs: 500 })).toMatchObject({ hung: true });
  });

  it('is interrupted by any output, and by another sign of life', async () => {
    const talker = `let n = 0; const t = setInterval(() => { console.log(n += 1); if (n > 8) clearInterval(t) }, 500)`;
    expect(await runProcess('node', script(talker), { silenceMs: 3_000 })).toMatchObject({
      code: 0,
      hung: false,
    });
    const quiet = `setTimeout(() => {}, 4000)`;
    let signs = 0;
    const sign = () => (signs += 1);
    expect(await runProcess('node', script(quiet), { silenceMs: 1_000, sign })).toMatchObject({
      code: 0,
      hung: false,
    });
  });
});

describe.skipIf(process.platform === 'win32')('what a program started', () => {
  const child = `setInterval(() => {}, 1000)`;
  const starting = (file: string, options: string, then: string) =>
    script(
      `const { spawn } = require('node:child_process');
       const child = spawn(process.execPath, ['--eval', ${JSON.stringify(child)}], ${options});
       require('node:fs').writeFileSync(${JSON.stringify(file)}, String(child.pid));
       ${then}`,
    );
  const gone = (file: string) =>
    vi.waitFor(() => expect(isAlive(Number(readFileSync(file, 'utf8')))).toBe(false), {
      timeout: 30_000,
    });

  it('ends when the program ends', async () => {
    const file = path.join(folder, 'leftover');
    const args = starting(file, `{ stdio: 'inherit' }`, 'process.exit(0)');
    expect(await runProcess('node', args)).toMatchObject({ code: 0, hung: false });
    await gone(file);
  });

  it.runIf(existsSync('/proc/self/stat'))(
    'ends when the program hangs, even in a separate group',
    async () => {
      const file = path.join(folder, 'detached');
      const args = starting(file, `{ stdio: 'ignore', detached: true }`, '');
      expect(await runProcess('node', args, { silenceMs: 5_000 })).toMatchObject({ hung: true });
      await gone(file);
    },
  );

  it('is not waited for when it outlives the program in a separate group and holds its output', async () => {
    const file = path.join(folder, 'outliving');
    const args = starting(file, `{ stdio: 'inherit', detached: true }`, 'process.exit(0)');
    expect(await runProcess('node', args, { silenceMs: 60_000 })).toMatchObject({ code: 0 });
    process.kill(Number(readFileSync(file, 'utf8')), 'SIGKILL');
  });
});

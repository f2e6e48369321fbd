import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '#tests/support/paths.ts';

const run = promisify(execFile);
const MAIN = path.join(ROOT, 'tools/atlas/cli/main.ts');

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'machine-atlas-'));
  mkdirSync(path.join(project, 'node_modules'));
  // A separate copy, as a project has: machines of one copy are not instances of the other's class.
  cpSync(path.join(ROOT, 'node_modules/xstate'), path.join(project, 'node_modules/xstate'), {
    recursive: true,
  });
  writeFileSync(path.join(project, 'package.json'), '{ "name": "door", "type": "module" }');
});
afterEach(() => {
  rmSync(project, { recursive: true, force: true });
});

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
};
const atlas = (...args: string[]) =>
  run(process.execPath, [MAIN, ...args], { cwd: project }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
const page = (file = 'machine-atlas.html') => readFileSync(path.join(project, file), 'utf8');

const DOOR = `import { createMachine } from 'xstate';
export const door = createMachine({
  id: 'door', initial: 'closed',
  states: { closed: { on: { OPEN: 'open' } }, open: { on: { CLOSE: 'closed' }, after: { 5000: 'closed' } } },
});
export const notAMachine = { id: 'nothing' };
`;
const LAMP = `import { setup } from 'xstate';
export default setup({ delays: { dimMs: ({ context }) => context.dimMs }, types: { input: {} as { dimMs: number } } })
  .createMachine({ id: 'lamp', context: ({ input }) => ({ dimMs: input.dimMs }), initial: 'on',
    states: { on: { after: { dimMs: 'off' } }, off: {} } });
`;

describe('the atlas of a project', () => {
  it('shows its machines, including those that need input, in one file that needs no network', async () => {
    write('src/door.js', DOOR);
    write('src/lamp.ts', LAMP);
    write('src/door.test.js', `${DOOR}throw new Error('tests are not loaded');`);
    write('node_modules/other/index.js', `${DOOR}throw new Error('nor are packages');`);
    const { code, stdout, stderr } = await atlas();
    expect(stderr.replaceAll(/.*ExperimentalWarning.*\n.*\n/gu, '')).toBe('');
    expect(code).toBe(0);
    expect(stdout).toBe('2 machines in machine-atlas.html\n');
    const html = page();
    expect([...html.matchAll(/<h2[^>]*>([^<]+)/gu)].map(([, name]) => name)).toEqual([
      'door',
      'lamp',
    ]);
    for (const word of ['closed', 'OPEN', 'after 5000 ms', 'after dimMs']) {
      expect(html).toContain(word);
    }
    expect(html).not.toContain('nothing');
    expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|<link/u);
  });

  it('draws the given modules into the given file', async () => {
    write('src/door.js', DOOR);
    write('lib/gate.js', DOOR.replaceAll('door', 'gate'));
    expect((await atlas('lib/*.js', '--out', 'docs.html')).stdout).toBe('1 machine in docs.html\n');
    expect(page('docs.html')).toContain('gate');
  });

  it('draws built modules if they are named, and only then', async () => {
    write('src/door.js', DOOR);
    write('dist/gate.js', DOOR.replaceAll('door', 'gate'));
    expect((await atlas()).stdout).toBe('1 machine in machine-atlas.html\n');
    expect(page()).not.toContain('gate');
    expect((await atlas('dist/*.js')).stdout).toBe('1 machine in machine-atlas.html\n');
    expect(page()).toContain('gate');
    write('node_modules/other/index.js', DOOR);
    expect((await atlas('{dist,node_modules}/**/*.js')).stdout).toContain('1 machine in');
  });

  it('reports which module cannot be loaded and why, and shows the others', async () => {
    write('src/door.js', DOOR);
    write('src/broken.js', "import './nowhere.js'; createMachine({})");
    const { code, stdout, stderr } = await atlas();
    expect(code).toBe(0);
    expect(stdout).toBe('1 machine in machine-atlas.html\n');
    expect(stderr).toMatch(
      /src\/broken\.js could not be loaded: .*nowhere\.js.*\n.*Build the project/u,
    );
  });

  it('explains what to do if there is no machine', async () => {
    const { code, stderr } = await atlas();
    expect(code).toBe(1);
    expect(stderr).toContain('No machine was found. Machines must be exported');
  });
});

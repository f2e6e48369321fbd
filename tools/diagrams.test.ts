import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '#tests/support/paths.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'hause-diagrams-'));
  // A separate copy, as a project has: machines of one copy are not instances of the other's class.
  cpSync(path.join(ROOT, 'node_modules/xstate'), path.join(project, 'node_modules/xstate'), {
    recursive: true,
  });
});
afterEach(() => {
  rmSync(project, { recursive: true, force: true });
});

const DOOR = `import { setup } from 'xstate';
export const door = setup({ delays: { shutMs: ({ context }) => context.shutMs } }).createMachine({
  id: 'door', context: ({ input }) => ({ shutMs: input.shutMs }), initial: 'closed',
  states: { closed: { on: { OPEN: 'open' } }, open: { after: { shutMs: 'closed', 5000: 'closed' } } },
});
export const notAMachine = { id: 'nothing' };
`;

it('draws the machines of another project, including those that need an input', () => {
  writeFileSync(path.join(project, 'door.mjs'), DOOR);
  const out = path.join(project, 'charts');
  execFileSync(
    process.execPath,
    [path.join(ROOT, 'tools/diagrams.ts'), '--out', out, path.join(project, 'door.mjs')],
    { stdio: 'pipe' },
  );
  expect(readdirSync(out).toSorted()).toEqual(['README.md', 'door-dark.svg', 'door-light.svg']);
  const drawing = readFileSync(path.join(out, 'door-light.svg'), 'utf8');
  for (const words of ['closed', 'OPEN', 'after 5000 ms', 'after shutMs']) {
    expect(drawing).toContain(`>${words}<`);
  }
});

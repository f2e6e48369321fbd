import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '#tests/support/paths.ts';

/**
 * The check of imports checked: a miniature project under the real lint rules, with an allowed and a
 * forbidden import for each room.
 */

/** The importing file, what it imports (a value or a type), and whether docs/architecture.md allows it. */
const IMPORTS: readonly (readonly [file: string, imported: string, allowed: boolean])[] = [
  ['machines/a/a.machine.ts', 'xstate', true],
  ['machines/a/a.machine.ts', 'react', false],
  ['machines/a/a.machine.ts', '#src/content/site.ts', false],
  ['src/content/page.ts', 'valibot', true],
  ['src/content/page.ts', '#src/components/Thing.tsx', false],
  ['src/design/tokens.ts', '#src/components/Thing.tsx', false],
  ['src/art/draw.ts', '#src/content/site.ts', false],
  ['src/components/Thing.tsx', '#machines/a/a.machine.ts', true],
  ['src/components/Thing.tsx', '#src/content/site.ts', false],
  ['src/sections/Part.tsx', '#src/components/Thing.tsx', true],
  ['src/sections/Part.tsx', '#machines/a/a.machine.ts', false],
  ['src/pages/Page.tsx', '#src/features/do/Do.tsx', true],
  ['src/pages/Page.tsx', '#src/shell/Frame.tsx', false],
  ['src/routes/route.tsx', '#src/components/Thing.tsx', false],
  ['src/features/do/Do.tsx', '#src/platform/storage.ts', true],
  ['src/features/do/Do.tsx', '#src/app/start.ts', false],
  ['src/shell/Frame.tsx', '#src/pages/Page.tsx', false],
  ['src/app/start.ts', '#tools/look/look.ts', false],
  ['tools/look/look.ts', '#src/app/start.ts', true],
  ['src/platform/storage.ts', '#machines/a/a.machine.ts', false],
  ['server/app.ts', 'hono', true],
  ['server/app.ts', 'react', false],
  ['src/elsewhere/new-room.ts', '#src/content/site.ts', false],
  // Type imports are allowed where value imports are not.
  ['src/pages/Page.tsx', 'type #src/content/site.ts', true],
  ['src/components/Thing.tsx', 'type #src/content/schema/shape.ts', true],
  ['src/components/Thing.tsx', 'type #src/content/site.ts', false],
];

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

let house = '';
/** Every boundary violation, as `file:line`. */
let objections: readonly string[];
let cycles: string[];

/** The files, each with its imports in the order of the table, and those of a cycle. */
const files = new Map<string, string[]>([
  ['src/design/one.ts', ["import './two.ts';"]],
  ['src/design/two.ts', ["import './one.ts';"]],
]);
for (const [file, imported] of IMPORTS) {
  const [from = '', type] = imported.split(' ').toReversed();
  const imports = files.get(file) ?? [];
  files.set(file, imports);
  imports.push(type === undefined ? `import '${from}';` : `import type {} from '${from}';`);
  if (from.startsWith('#') && !files.has(from.slice(1))) files.set(from.slice(1), []);
}
/** `file:line` of an import. */
const placeOf = (file: string, imported: string) => {
  const own = IMPORTS.filter(([other]) => other === file).map(([, one]) => one);
  return `${file}:${String(own.indexOf(imported) + 1)}`;
};

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'hause-boundaries-'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(house, 'node_modules'));
  copyFileSync(path.join(ROOT, 'package.json'), path.join(house, 'package.json'));
  // The real rules without type-aware linting: the miniature project has no types.
  const rules = readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8');
  writeFileSync(
    path.join(house, '.oxlintrc.json'),
    rules.replace('"typeAware": true', '"typeAware": false'),
  );

  for (const [file, imports] of files) {
    const target = path.join(house, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `${[...imports, 'export const value = 1;'].join('\n')}\n`);
  }

  const oxlint = path.join(ROOT, 'node_modules/.bin/oxlint');
  const { stdout, stderr } = spawnSync(oxlint, ['--format=json'], { cwd: house, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout || '{}') as { diagnostics?: Diagnostic[] };
  if (diagnostics === undefined) throw new Error(`oxlint did not run:\n${stdout}${stderr}`);
  const at = ({ filename, labels }: Diagnostic) =>
    `${filename}:${String(labels[0]?.span.line ?? 0)}`;
  objections = diagnostics.filter(({ code }) => code === 'boundaries(dependencies)').map(at);
  cycles = diagnostics.filter(({ code }) => code.includes('no-cycle')).map(at);
});

afterAll(() => {
  rmSync(house, { recursive: true, force: true });
});

it.each(IMPORTS)('%s importing %s is allowed: %s', (file, imported, allowed) => {
  expect(objections.includes(placeOf(file, imported))).toBe(!allowed);
});

it('two files that import each other are reported', () => {
  expect(cycles.some((cycle) => cycle.startsWith('src/design/'))).toBe(true);
});

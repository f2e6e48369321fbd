import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { developersOnly } from './developers-only-rules.ts';

const require = createRequire(import.meta.url);
const CLEAN = {
  file: 'assets/a.js',
  modules: ['src/app.tsx', 'node_modules/xstate/dist/xstate.esm.js'],
  code: 'x()',
};
const found = (script: Partial<typeof CLEAN>) =>
  developersOnly({ ...CLEAN, ...script }).map(({ what }) => what);

describe('developer-only code', () => {
  it('is not reported in a clean bundle', () => {
    expect(found({})).toEqual([]);
  });

  it.each([
    'src/app/inspect.ts',
    'tools/atlas/entry.tsx',
    'node_modules/@statelyai/inspect/dist/index.mjs',
    'node_modules/elkjs/lib/elk.bundled.js',
    'node_modules/xstate/graph/dist/xstate-graph.esm.js',
    String.raw`tools\atlas\entry.tsx`,
  ])('is recognized by its path: %s', (id) => {
    expect(found({ modules: [id] })).toEqual([expect.stringContaining(id)]);
  });

  it.each(['@statelyai/inspect', 'elkjs/lib/elk.bundled.js'])(
    'is recognized by strings that survive minification: %s',
    (library) => {
      expect(found({ code: readFileSync(require.resolve(library), 'utf8') })).toHaveLength(1);
    },
  );
});

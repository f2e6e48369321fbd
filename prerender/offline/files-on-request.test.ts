import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { filesOnRequest } from './files-on-request.ts';

const manifest: Manifest = {
  'src/entry.ts': {
    file: 'assets/entry.js',
    css: ['assets/site.css'],
    imports: ['_shared.js'],
    dynamicImports: ['src/Home.tsx', 'src/Tool.tsx', 'src/Atlas.tsx'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'src/Home.tsx': { file: 'assets/home.js', imports: ['_tabs.js'] },
  '_tabs.js': { file: 'assets/tabs.js' },
  'src/Tool.tsx': {
    file: 'assets/tool.js',
    css: ['assets/tool.css'],
    imports: ['_shared.js', '_tabs.js', '_undo.js'],
    dynamicImports: ['src/calendar.ts'],
  },
  '_undo.js': { file: 'assets/undo.js' },
  'src/calendar.ts': { file: 'assets/calendar.js' },
  'src/Atlas.tsx': { file: 'assets/atlas.js', imports: ['_undo.js'] },
};

const layouts = (tool: boolean, atlas: boolean) =>
  [
    { layout: 'home', module: 'src/Home.tsx', isOnRequest: false },
    { layout: 'tool', module: 'src/Tool.tsx', isOnRequest: tool },
    { layout: 'atlas', module: 'src/Atlas.tsx', isOnRequest: atlas },
  ] as const;

const found = (tool: boolean, atlas: boolean) =>
  Object.fromEntries(
    [...filesOnRequest(manifest, 'src/entry.ts', layouts(tool, atlas))].map(([layout, files]) => [
      layout,
      [...files].toSorted(),
    ]),
  );

describe('files of pages that are saved on request', () => {
  it('are those that no other page loads, including lazy imports', () => {
    expect(found(true, true)).toEqual({
      tool: ['assets/calendar.js', 'assets/tool.css', 'assets/tool.js', 'assets/undo.js'],
      atlas: ['assets/atlas.js', 'assets/undo.js'],
    });
  });

  it('exclude files that another page needs, which every installation gets', () => {
    expect(found(true, false)).toEqual({
      tool: ['assets/calendar.js', 'assets/tool.css', 'assets/tool.js'],
    });
    expect(found(false, false)).toEqual({});
  });
});

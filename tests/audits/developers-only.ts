import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleList } from '#build/plugins/module-list.ts';
import { distDir, metaDir } from '#tests/support/paths.ts';
import { conclude } from '#tests/support/conclude.ts';
import { developersOnly } from './developers-only-rules.ts';

/** Checks that no script for visitors contains the inspector, the atlas or its layout engine. */
const list = JSON.parse(readFileSync(path.join(metaDir(), 'modules.json'), 'utf8')) as ModuleList;
const scripts = Object.entries(list).map(([file, modules]) => ({
  file,
  modules,
  code: readFileSync(path.join(distDir(), file), 'utf8'),
}));
if (scripts.length < 5) throw new Error(`The build lists only ${String(scripts.length)} scripts.`);
conclude(scripts.flatMap(developersOnly), `${String(scripts.length)} scripts`);

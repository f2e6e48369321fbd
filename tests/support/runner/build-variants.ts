import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { BUILDS, PROJECT_PATH, ROOT } from '../paths.ts';

/**
 * Builds the site as `npm test` examines it, each variant into its folder below `reports/builds`; the one
 * that `npm start` builds is made last and stays in `dist/`. `VARIANTS=endpoint` makes that one alone.
 */
const VARIANTS = { simulated: '', endpoint: '/enquiries' };

for (const [name, endpoint] of Object.entries(VARIANTS)) {
  if (!(process.env['VARIANTS'] ?? name).split(',').includes(name)) continue;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: PROJECT_PATH,
      ENQUIRY_ENDPOINT: endpoint,
      BUILD_COMPRESSION: 'quick',
    },
  });
  if (status !== 0) process.exit(1);
  for (const folder of ['dist', 'dist-meta']) {
    const target = path.join(BUILDS, name, folder);
    rmSync(target, { recursive: true, force: true });
    cpSync(path.join(ROOT, folder), target, { recursive: true });
  }
}

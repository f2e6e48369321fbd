import { buildDeploy, takeSources } from './build-deploys.ts';
import { MEANWHILE } from './deploy-variants.ts';
import type { Deploy } from './deploy-variants.ts';
import { measureDeploys } from './measure-deploys.ts';
import type { DeployCost, Replay } from './measure-deploys.ts';

/**
 * Builds deploys and measures each, for a visitor from one build back and for one from three.
 * @param onlyOne skips the visitor from three builds back
 */
export async function replayDeploys(
  wanted: readonly Deploy[],
  { onlyOne = false } = {},
): Promise<DeployCost[]> {
  const sources = takeSources();
  const before = await buildDeploy(sources, []);
  const replays: Replay[] = [];
  for (const { name, edits, bar, shows } of wanted) {
    console.log(`Building for a deploy: ${name}`);
    replays.push({ name, builds: [await buildDeploy(sources, edits)], bar, shows });
    if (onlyOne) continue;
    const builds = [];
    for (const at of MEANWHILE.keys()) {
      builds.push(await buildDeploy(sources, MEANWHILE.slice(0, at + 1)));
    }
    builds.push(await buildDeploy(sources, [...MEANWHILE, ...edits]));
    replays.push({ name, builds, shows });
  }
  return measureDeploys(before, replays);
}

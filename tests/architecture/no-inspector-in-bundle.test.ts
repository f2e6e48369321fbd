import path from 'node:path';
import { createBuilder } from 'vite';
import type { Rolldown } from 'vite';
import { describe, expect, it, vi } from 'vitest';

// A build takes some seconds; on a busy machine many times that.
vi.setConfig({ testTimeout: 180_000 });

const ROOT = path.join(import.meta.dirname, '../..');

/** Modules that only a developer may get. */
const DEVELOPERS_ONLY =
  /node_modules\/(?:@statelyai\/|elkjs\/|xstate\/.*graph)|\/src\/(?:atlas\/|inspect\.ts)/u;

/** Words of those modules that outlive minifying. */
const THEIR_WORDS = /statelyai|stately\.ai|org\.eclipse\.elk|elk\.algorithm|hause:machines/iu;

/** Builds what visitors get, in memory, and lists what in it is for developers only. */
async function developersCode(define: Record<string, string> = {}): Promise<string[]> {
  // The test runner's own NODE_ENV would make it a build for development.
  vi.stubEnv('NODE_ENV', 'production');
  const builder = await createBuilder({
    root: ROOT,
    configFile: path.join(ROOT, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'silent',
    define,
    build: { write: false },
  });
  const { client } = builder.environments;
  if (client === undefined) throw new Error('The build has no client environment.');
  const results = [await builder.build(client)].flat() as Rolldown.RolldownOutput[];
  const chunks = results.flatMap(({ output }) => output).filter((one) => one.type === 'chunk');
  expect(chunks.length).toBeGreaterThan(5);
  return chunks.flatMap(({ fileName, moduleIds, code }) => [
    ...moduleIds.filter((id) => DEVELOPERS_ONLY.test(id)),
    ...(THEIR_WORDS.test(code) ? [`words of it in ${fileName}`] : []),
  ]);
}

describe("a visitor's bundle", () => {
  it('holds nothing of the inspector, of the atlas and of its layout', async () => {
    expect(await developersCode()).toEqual([]);
  });

  it('would be seen to hold them if the guard were gone', async () => {
    const found = await developersCode({ 'import.meta.env.DEV': 'true' });
    const has = (part: string) => found.some((one) => one.includes(part));
    expect(['/src/inspect.ts', '/@statelyai/', 'words of it'].filter((part) => !has(part))).toEqual(
      [],
    );
  });
});

import path from 'node:path';
import { build } from 'vite';
import type { FileReference } from '#src/features/offline/page-store/plan.ts';
import { contentHash, integrityOf } from '../digest.ts';

const FOLDER = 'src/features/offline/worker';

/**
 * Whether every installation has a file: scripts, styles, fonts, sprite, icons, menus, web manifest; no
 * statecharts.
 * @param name relative to `dist`
 */
export const isCoreFile = (name: string): boolean =>
  /^(?:assets\/(?:(?!machine-)[^/]+\.(?:js|css|woff2|svg)|menus-\w+\.json)|favicon\.(?:ico|svg)|manifest\.webmanifest)$/u.test(
    name,
  );

/** A value as a JSON file named after its content hash, and a reference to that file. */
export function hashedFile(
  name: string,
  value: unknown,
): { readonly reference: FileReference; readonly text: string } {
  const text = JSON.stringify(value);
  return { reference: [`/assets/${name}-${contentHash(text)}.json`, integrityOf(text)], text };
}

/** The service worker, or the script that removes it, as one script without imports. */
export async function bundleWorker(root: string, file: 'sw.ts' | 'sw-kill.ts'): Promise<string> {
  const outputs = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Library builds leave this to the application.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: {
        entry: path.join(root, FOLDER, file),
        name: 'worker',
        formats: ['iife'],
        fileName: () => 'worker.js',
      },
    },
  });
  const [output] = [outputs].flat();
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error(`The build of ${file} has no output.`);
  return chunk.code;
}

/**
 * The script at `/sw.js`: it lists the files of the build and imports the worker, whose name changes
 * only with its code. Static hosts serve it with the pages' policy, which requires a Trusted Types URL.
 */
export const workerScript = (files: object, worker: string): string =>
  [
    `self.hauseBuild=${JSON.stringify(files)};`,
    `importScripts(self.trustedTypes?trustedTypes.createPolicy("sw-url",{createScriptURL:()=>${JSON.stringify(worker)}}).createScriptURL(""):${JSON.stringify(worker)});`,
    '',
  ].join('\n');

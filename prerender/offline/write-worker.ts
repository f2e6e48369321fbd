import type { FileReference } from '#src/features/offline/page-store/plan.ts';
import { contentHash, integrityOf } from '../digest.ts';

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

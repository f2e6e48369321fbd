import path from 'node:path';
import type { Plugin } from 'vite';

/** Where the bundler writes the list; the rest of the build moves it to dist-meta/modules.json. */
export const MODULE_LIST = '.vite/modules.json';

/**
 * The modules in each script of the visitors' bundle, with paths relative to the project folder.
 */
export type ModuleList = Readonly<Record<string, readonly string[]>>;

/** Records the modules in every script, for checks of the finished build. */
export function moduleList(): Plugin {
  let root = '';
  return {
    name: 'hause:module-list',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      ({ root } = config);
    },
    generateBundle: {
      // By then, scripts that contained only styles have been removed.
      order: 'post',
      handler(_, bundle) {
        const list: ModuleList = Object.fromEntries(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk'
              ? [[file.fileName, file.moduleIds.map((id) => path.relative(root, id)).toSorted()]]
              : [],
          ),
        );
        this.emitFile({ type: 'asset', fileName: MODULE_LIST, source: JSON.stringify(list) });
      },
    },
  };
}

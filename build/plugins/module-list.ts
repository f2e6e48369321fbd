import path from 'node:path';
import type { Plugin } from 'vite';

/** Where the bundler leaves it for the rest of the build, which keeps it in dist-meta/modules.json. */
export const MODULE_LIST = '.vite/modules.json';

/** The modules that went into each script of a visitor's bundle, with paths from the project's folder. */
export type ModuleList = Readonly<Record<string, readonly string[]>>;

/** Writes down what every script is made of, for checks of the finished build. */
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
      // Scripts that held nothing but styles have been taken out by then.
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

import type { Plugin } from 'vite';

/** Where the bundler writes the import map; the rest of the build puts it into the pages. */
export const IMPORT_MAP = '.vite/import-map.json';

interface ImportMap {
  readonly imports: Readonly<Record<string, string>>;
}

/** A specifier as the bundler makes it: a hash that does not depend on the content keeps it unique. */
const SPECIFIER = /^\/assets\/(.*)-[\w-]{8}(\.(?:js|css))$/u;

/**
 * The specifiers of an import map without the bundler's hashes, by the specifier with the hash. Every page
 * contains the map, and a name that stands in it twice costs half.
 * @throws Error when two files would have the same specifier
 */
export function plainSpecifiers(specifiers: readonly string[]): ReadonlyMap<string, string> {
  const plain = new Map(
    specifiers.map((specifier) => [specifier, specifier.replace(SPECIFIER, '/assets/$1$2')]),
  );
  const twice = [...plain.values()].find((name, at, all) => all.indexOf(name) !== at);
  if (twice !== undefined) {
    throw new Error(
      `Two files of the build are named ${twice}. Give one of the modules another name.`,
    );
  }
  return plain;
}

/**
 * Makes scripts import each other by names without a hash, which an import map in every page resolves to
 * the hashed files: so a change of one file renames that file alone (docs/decisions/0014-a-deploy-costs-what-changed.md). The map itself
 * is Vite's (`build.chunkImportMap`); here its specifiers become shorter.
 */
export function importMap(): Plugin {
  return {
    name: 'hause:import-map',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const asset = bundle[IMPORT_MAP];
        if (asset?.type !== 'asset') throw new Error(`The bundler has written no ${IMPORT_MAP}.`);
        const { imports } = JSON.parse(String(asset.source)) as ImportMap;
        const plain = plainSpecifiers(Object.keys(imports));
        const short: ImportMap = {
          imports: Object.fromEntries(
            Object.entries(imports)
              .map(([specifier, file]) => [plain.get(specifier) ?? specifier, file] as const)
              .toSorted(([one], [other]) => (one < other ? -1 : 1)),
          ),
        };
        asset.source = JSON.stringify(short);
        const names = [...plain].map(
          ([long, name]) => [long.slice('/assets/'.length), name.slice('/assets/'.length)] as const,
        );
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const [long, name] of names) chunk.code = chunk.code.replaceAll(long, name);
        }
      },
    },
  };
}

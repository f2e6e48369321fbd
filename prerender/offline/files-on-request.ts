import type { Manifest } from 'vite';

/** The module that the browser loads for a layout, named as in Vite's manifest. */
export interface LayoutModule<Name extends string> {
  readonly layout: Name;
  readonly module: string;
  /** Whether its pages are only saved on request. */
  readonly isOnRequest: boolean;
}

/**
 * Scripts and styles used only by layouts whose pages are saved on request, by layout: an installation
 * leaves them out until such a page is saved (docs/decisions/0023-pages-saved-on-request.md).
 * @param entry the module that every page loads
 * @returns names relative to `dist`
 */
export function filesOnRequest<Name extends string>(
  manifest: Manifest,
  entry: string,
  layouts: readonly LayoutModule<Name>[],
): ReadonlyMap<Name, ReadonlySet<string>> {
  const held = new Set(layouts.flatMap(({ module, isOnRequest }) => (isOnRequest ? module : [])));
  const common = filesFrom(manifest, [entry], held);
  return new Map(
    layouts.flatMap(({ layout, module, isOnRequest }) => {
      if (!isOnRequest) return [];
      const others = new Set([...held].filter((other) => other !== module));
      const own = filesFrom(manifest, [module], others);
      return [[layout, new Set([...own].filter((file) => !common.has(file)))] as const];
    }),
  );
}

/** The files of these modules and of everything they import, statically or dynamically, except `held`. */
function filesFrom(
  manifest: Manifest,
  modules: readonly string[],
  held: ReadonlySet<string>,
): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key) || held.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const module of modules) visit(module);
  return files;
}

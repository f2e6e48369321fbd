import { announceMachines } from '#tools/atlas/announce.ts';

/**
 * Development only: reports this page's machines to the machine atlas (/atlas); `?inspect` in
 * the address opens the Stately inspector too. The client entry imports this behind
 * `import.meta.env.DEV`, which keeps all of it out of visitors' bundles (tests/architecture).
 */
export async function inspectMachines(): Promise<void> {
  announceMachines();
  if (!new URLSearchParams(location.search).has('inspect')) return;
  const { openStatelyInspector } = await import('#tools/atlas/stately.ts');
  openStatelyInspector();
}

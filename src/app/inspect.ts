import { announceMachines } from '#tools/atlas/announce.ts';

/**
 * Development only: tells the machine atlas (/atlas) what this page's machines do; `?inspect` in
 * the address opens the Stately inspector too. The client entry imports this behind
 * `import.meta.env.DEV`, so that no visitor's bundle holds any of it (tests/architecture).
 */
export async function inspectMachines(): Promise<void> {
  announceMachines();
  if (!new URLSearchParams(location.search).has('inspect')) return;
  const { openStatelyInspector } = await import('#tools/atlas/stately.ts');
  openStatelyInspector();
}

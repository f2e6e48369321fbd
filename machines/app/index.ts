import type { ActorRefFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { appMachine } from './app.machine.ts';
import type { AddActor, AppActor, AppActorName, AppActors } from './app.types.ts';

export * from './app.machine.ts';
export * from './app.types.ts';

export type AppSnapshot = SnapshotFrom<typeof appMachine>;

export type AppRef = ActorRefFrom<typeof appMachine>;

/** A child of the root; undefined until its code is loaded. */
export const selectActor = <N extends AppActorName>(
  { children }: AppSnapshot,
  name: N,
): AppActor<N> | undefined =>
  (children as Partial<Record<AppActorName, unknown>>)[name] as AppActor<N> | undefined;

/**
 * Adds a child to the root, unless it already exists.
 * @returns the running child
 */
export function addActor<N extends AppActorName>(
  app: AppRef,
  name: N,
  logic: AppActors[N],
  input: InputFrom<AppActors[N]>,
): AppActor<N> {
  app.send({ type: 'ACTOR.ADDED', name, logic, input } as AddActor);
  const actor = selectActor(app.getSnapshot(), name);
  if (actor === undefined) throw new Error(`${name} could not be added: the app has stopped.`);
  return actor;
}

/** Whether there is no network, as the browser reports it, unless the server has answered since. */
export const selectIsOffline = ({ context }: AppSnapshot): boolean => context.isOffline;

/**
 * Whether pages can be saved on this device: not known yet, refused, not for lack of space, not because the
 * installation failed, which is tried again, or open.
 */
export const selectOfflineReading = ({ context }: AppSnapshot) =>
  context.offlineReading === 'unknown' && context.failedInstallations > 0
    ? 'failed'
    : context.offlineReading;

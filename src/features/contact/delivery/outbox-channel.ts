import { openChannel } from '#src/platform/channel.ts';

/**
 * Notifies other tabs of changes to the outbox, and receives notifications from them and the service
 * worker.
 */
export interface OutboxChannel {
  tell(): void;
  /** @returns stops listening */
  listen(onChange: () => void): () => void;
}

/** Without channels, a tab notices a change the next time it reads the store. */
export function createOutboxChannel(): OutboxChannel {
  const channel = openChannel<'changed'>('hause-outbox');
  return {
    tell: () => channel.post('changed'),
    listen: (onChange) => channel.listen(onChange),
  };
}

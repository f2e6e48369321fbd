import { openChannel } from '#src/platform/channel.ts';

/** Tells the other tabs, and is told by them and the service worker, that the outbox has changed. */
export interface OutboxChannel {
  tell(): void;
  /** @returns stops listening */
  listen(onChange: () => void): () => void;
}

/** Without channels, a tab learns of a change when it next reads what is stored. */
export function createOutboxChannel(): OutboxChannel {
  const channel = openChannel<'changed'>('hause-outbox');
  return {
    tell: () => channel.post('changed'),
    listen: (onChange) => channel.listen(onChange),
  };
}

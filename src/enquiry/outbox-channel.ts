/** Tells the other tabs, and is told by them and the service worker, that the outbox has changed. */
export interface OutboxChannel {
  tell(): void;
  /** @returns stops listening */
  listen(onChange: () => void): () => void;
}

const NAME = 'hause-outbox';

export function createOutboxChannel(): OutboxChannel {
  if (typeof BroadcastChannel === 'undefined') {
    // Without it, a tab learns of a change when it next reads what is stored.
    return { tell: () => undefined, listen: () => () => undefined };
  }
  const channel = new BroadcastChannel(NAME);
  return {
    tell() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      channel.postMessage('changed');
    },
    listen(onChange) {
      channel.addEventListener('message', onChange);
      return () => channel.removeEventListener('message', onChange);
    },
  };
}

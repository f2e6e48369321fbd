import { attempt } from './attempt.ts';

/** Messages between the tabs and workers of this site; a sender does not receive its own. */
export interface Channel<Sent, Heard = Sent> {
  post(message: Sent): void;
  /** @returns a function that stops listening */
  listen(listener: (message: Heard) => void): () => void;
  close(): void;
}

/** Opens a channel. If the browser blocks channels, messages are silently dropped. */
export function openChannel<Sent, Heard = Sent>(name: string): Channel<Sent, Heard> {
  const channel = attempt(() => new BroadcastChannel(name), null);
  return {
    post(message) {
      // A channel that was closed in the meantime throws.
      attempt(() => channel?.postMessage(message), undefined);
    },
    listen(listener) {
      const hear = ({ data }: MessageEvent<Heard>) => listener(data);
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
    close() {
      channel?.close();
    },
  };
}

import { attempt } from './attempt.ts';

/** Messages between the tabs and workers of this site; a sender does not hear itself. */
export interface Channel<Sent, Heard = Sent> {
  post(message: Sent): void;
  /** @returns stops listening */
  listen(listener: (message: Heard) => void): () => void;
  close(): void;
}

/** Opens a channel. Where the browser refuses channels, nothing is heard and nobody hears. */
export function openChannel<Sent, Heard = Sent>(name: string): Channel<Sent, Heard> {
  const channel = attempt(() => new BroadcastChannel(name), null);
  return {
    post(message) {
      // One that has been closed meanwhile throws.
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

import { fromCallback } from 'xstate';
import type { AtlasEvent } from './atlas.machine.ts';
import { CHANNEL } from './channel.ts';
import type { AtlasMessage, PageMessage } from './channel.ts';

const post = (channel: BroadcastChannel, message: AtlasMessage) => {
  channel.postMessage(message);
};

/** Hears the open pages of the site, after asking who is there. */
export const pagesLogic = fromCallback<AtlasEvent>(({ sendBack }) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    if (data.kind === 'report') sendBack({ type: 'PAGE.REPORTED', message: data });
    else if (data.kind === 'left') sendBack({ type: 'PAGE.LEFT', page: data.page });
  });
  post(channel, { kind: 'who' });
  return () => {
    channel.close();
  };
});

/** Sends an event to an actor of another tab. */
export function sendToPage(
  actor: { readonly page: string; readonly session: string },
  event: { readonly type: string },
): void {
  const channel = new BroadcastChannel(CHANNEL);
  post(channel, { kind: 'send', page: actor.page, session: actor.session, event });
  channel.close();
}

import { fromCallback } from 'xstate';
import { openChannel } from '#src/platform/channel.ts';
import type { AtlasEvent } from './atlas.machine.ts';
import { CHANNEL } from './channel.ts';
import type { AtlasMessage, PageMessage } from './channel.ts';

const open = () => openChannel<AtlasMessage, PageMessage>(CHANNEL);

/** Listens to the open pages of the site, after asking them to report. */
export const pagesLogic = fromCallback<AtlasEvent>(({ sendBack }) => {
  const channel = open();
  channel.listen((message) => {
    if (message.kind === 'report') sendBack({ type: 'PAGE.REPORTED', message });
    else if (message.kind === 'left') sendBack({ type: 'PAGE.LEFT', page: message.page });
  });
  channel.post({ kind: 'who' });
  return () => {
    channel.close();
  };
});

/** Sends an event to an actor in another tab. */
export function sendToPage(
  actor: { readonly page: string; readonly session: string },
  event: { readonly type: string },
): void {
  const channel = open();
  channel.post({ kind: 'send', page: actor.page, session: actor.session, event });
  channel.close();
}

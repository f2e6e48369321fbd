import type { AnyActorRef } from 'xstate';
import { listenToMachines } from '#src/components/hooks/inspection.ts';
import { openChannel } from '#src/platform/channel.ts';
import { CHANNEL } from './channel.ts';
import type { AtlasMessage, PageMessage } from './channel.ts';
import { recorder } from '#src/components/on-demand/atlas/recorder.ts';
import { isMachineSnapshot, reportOf } from '#src/components/on-demand/atlas/reports.ts';

/**
 * Reports what the machines of this page do to every open atlas in this browser, and receives
 * events from it.
 */
export function announceMachines(): void {
  const channel = openChannel<PageMessage, AtlasMessage>(CHANNEL);
  const page = crypto.randomUUID();
  const actors = new Map<string, AnyActorRef>();
  // A page being left still gets visibility events after it has announced that it left.
  let isLeft = false;
  const post = (message: PageMessage) => {
    if (!isLeft) channel.post(message);
  };
  const about = (session: string) =>
    ({ kind: 'report', page, path: location.pathname, session }) as const;

  listenToMachines(
    recorder(
      () => performance.now(),
      (actor, report, entry) => {
        actors.set(actor.sessionId, actor);
        post({ ...about(actor.sessionId), report, entry });
      },
    ),
  );
  const announceAll = () => {
    for (const [session, actor] of actors) {
      const snapshot: unknown = actor.getSnapshot();
      if (isMachineSnapshot(snapshot)) {
        post({ ...about(session), report: reportOf(snapshot), entry: null });
      }
    }
  };
  channel.listen((message) => {
    if (message.kind === 'who') announceAll();
    else if (message.page === page) actors.get(message.session)?.send(message.event);
  });
  addEventListener('pagehide', () => {
    post({ kind: 'left', page });
    isLeft = true;
  });
  // The page was restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isLeft = false;
    announceAll();
  });
}

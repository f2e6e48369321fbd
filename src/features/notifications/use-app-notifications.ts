import { useEffect, useEffectEvent } from 'react';
import type { ToastRequest } from '#machines/toasts/index.ts';
import type { AppDesk, Library } from '#src/components/hooks/AppDeskContext.tsx';

/** Turns what happens behind the page into notifications, each said once. */
export function useAppNews(desk: AppDesk, library: Library | null): void {
  const tell = useEffectEvent((toast: ToastRequest) => {
    desk.toasts.send({ type: 'TOAST.ADDED', toast });
  });

  useEffect(() => {
    if (library === null) return undefined;
    const subscriptions = [
      library.actor.on('LIBRARY.SETTLED', ({ savedPages, failedPages }) => {
        // A first visit is not interrupted by news about a thing nobody has asked for.
        if (library.actor.getSnapshot().context.preference !== 'asked') return;
        if (failedPages > 0) {
          tell({
            kind: 'error',
            title: `${String(failedPages)} pages could not be saved.`,
            text: 'They are tried again when the network is back.',
          });
        } else {
          tell({
            kind: 'success',
            title: `${String(savedPages)} pages are saved on this device.`,
          });
        }
      }),
      library.actor.on('STORAGE.FULL', () => {
        tell({
          kind: 'error',
          title: 'There is no room left on this device.',
          text: 'What is saved can be read. Remove pages that you no longer need to save others.',
        });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [library]);

  useEffect(() => {
    let wasInstalled = desk.install.getSnapshot().matches('installed');
    const subscription = desk.install.subscribe((snapshot) => {
      const isInstalled = snapshot.matches('installed');
      if (isInstalled && !wasInstalled) {
        tell({ kind: 'success', title: 'Installed.', text: 'The site is among your apps now.' });
      }
      wasInstalled = isInstalled;
    });
    return () => subscription.unsubscribe();
  }, [desk]);

  useEffect(() => {
    let wasFailed = false;
    const subscription = desk.update.subscribe((snapshot) => {
      const isFailed = snapshot.matches('failed');
      const wasAccepted = isFailed && !wasFailed && snapshot.context.isControlled;
      wasFailed = isFailed;
      if (!wasAccepted) return;
      tell({
        kind: 'info',
        title: 'The new version could not be loaded.',
        text: 'This one goes on working; it is tried again later.',
      });
    });
    return () => subscription.unsubscribe();
  }, [desk]);
}

import { useLibrary } from '#src/components/hooks/AppDeskContext.tsx';
import type { AppDesk } from '#src/components/hooks/AppDeskContext.tsx';
import { ConnectivityBar } from '#src/features/connectivity/ConnectivityBar.tsx';
import { Toasts } from '#src/components/on-demand/toasts/Toasts.tsx';
import { Tooltips } from '#src/components/on-demand/tooltip/Tooltip.tsx';
import { UpdatePrompt } from '#src/features/update/UpdatePrompt.tsx';
import { useAppNews } from '#src/features/notifications/use-app-notifications.ts';
export { InstallButton as Installation } from '#src/features/installation/InstallButton.tsx';
export { SavePageControl as ThisPage } from '#src/features/offline/SavePageControl.tsx';
import * as css from './AppOverlays.css.ts';

/** The dock at the bottom of the window: everything that the site says unasked stands there. */
export function AppOverlays({ desk }: { readonly desk: AppDesk }) {
  const library = useLibrary();
  useAppNews(desk, library ?? null);
  return (
    <>
      <Tooltips />
      <div className={css.dock}>
        <Toasts actor={desk.toasts} />
        <UpdatePrompt actor={desk.update} />
        <ConnectivityBar
          actor={desk.connectivity}
          isReadable={library != null}
          pagesHref="/offline"
        />
      </div>
    </>
  );
}

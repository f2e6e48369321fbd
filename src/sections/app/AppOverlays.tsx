import { useLibrary } from '#src/components/AppDeskContext.tsx';
import type { AppDesk } from '#src/components/AppDeskContext.tsx';
import { ConnectivityBar } from '#src/components/ConnectivityBar.tsx';
import { Toasts } from '#src/components/Toasts.tsx';
import { Tooltips } from '#src/components/Tooltip.tsx';
import { UpdatePrompt } from '#src/components/UpdatePrompt.tsx';
import { useAppNews } from '#src/components/use-app-news.ts';
export { InstallButton as Installation } from '#src/components/InstallButton.tsx';
export { SavePageControl as ThisPage } from '#src/components/SavePageControl.tsx';
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

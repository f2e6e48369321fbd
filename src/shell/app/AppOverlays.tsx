import { useAppActor } from '#src/components/hooks/use-app.ts';
import { Toasts } from '#src/components/toasts/Toasts.tsx';
import { Tooltips } from '#src/components/tooltip/Tooltip.tsx';
import { ConnectivityBar } from '#src/features/connectivity/ConnectivityBar.tsx';
import { InstallButton } from '#src/features/installation/InstallButton.tsx';
import { UpdatePrompt } from '#src/features/update/UpdatePrompt.tsx';
import * as css from './AppOverlays.css.ts';

export { ThisPage } from '#src/features/offline/ThisPage.tsx';

/** The dock at the bottom of the window: all unprompted messages of the site are shown there. */
export function AppOverlays() {
  const toasts = useAppActor('toasts');
  const update = useAppActor('update');
  const connectivity = useAppActor('connectivity');
  const library = useAppActor('library');
  return (
    <>
      <Tooltips />
      <div className={css.dock}>
        {toasts === undefined ? null : <Toasts actor={toasts} />}
        {update === undefined ? null : <UpdatePrompt actor={update} />}
        {connectivity === undefined ? null : (
          <ConnectivityBar actor={connectivity} library={library} pagesHref="/offline" />
        )}
      </div>
    </>
  );
}

export function Installation({ onDismissed }: { readonly onDismissed: () => void }) {
  return (
    <div className={css.offer}>
      <InstallButton onDismissed={onDismissed} />
    </div>
  );
}

import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import * as css from '#src/components/panel/Dialog.css.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';

/** How to install on iPhone and iPad, whose browsers have no button for it. */
export function InstallInstructions({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Dialog.Root
      open={isOpen}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop className={css.backdrop} />
        <Dialog.Positioner className={css.positioner}>
          <Dialog.Content className={css.content}>
            <Dialog.Title className={css.title}>Install this site</Dialog.Title>
            <Dialog.Description>
              Your browser installs it from its own menu. Afterward it opens like an app, with or
              without a network.
            </Dialog.Description>
            <ol className={css.steps}>
              <li>
                <Icon name="share-network" size={1.25} />
                <span>
                  Press <strong>Share</strong> in the browser’s bar.
                </span>
              </li>
              <li>
                <Icon name="stack" size={1.25} />
                <span>
                  Choose <strong>Add to Home Screen</strong>; it may be further down.
                </span>
              </li>
              <li>
                <Icon name="check" size={1.25} />
                <span>
                  Press <strong>Add</strong>.
                </span>
              </li>
            </ol>
            <Button onClick={onClose}>Done</Button>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

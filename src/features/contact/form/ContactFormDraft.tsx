import type { ReactNode } from 'react';
import type { ContactFormView } from './use-contact-form.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { whole } from '#src/design/layout.css.ts';
import * as css from './ContactFormDraft.css.ts';
import type { ContactFormLabels } from './ContactFormLabels.ts';

/**
 * What becomes of what is written: kept on the device, offered to whoever comes next, brought back,
 * discarded on request. The row is
 * as high as its longest words from the first paint on, so that none of it moves the form.
 */
export function ContactFormDraft({
  view,
  labels,
  line,
}: {
  readonly view: ContactFormView;
  readonly labels: ContactFormLabels;
  /** The line that a link asks to begin the message with. */
  readonly line: string | undefined;
}) {
  const words = [
    labels.draftKept,
    labels.draftOffered,
    labels.draftRestored,
    labels.draftDiscarded,
    labels.messageBegun,
  ];
  let said = labels.draftKept;
  if (view.isOffered) said = labels.draftOffered;
  else if (view.draftNotice === 'discarded') said = labels.draftDiscarded;
  else if (view.draftNotice === 'restored' && view.hasDraft) said = labels.draftRestored;
  else if (line !== undefined && view.text('message').value.startsWith(line)) {
    said = labels.messageBegun;
  }
  const isFree = view.submission !== 'submitting';

  return (
    <div className={`${css.row} ${whole}`}>
      <span className={css.words}>
        {words.map((text) => (
          <Room key={text}>{text}</Room>
        ))}
        <output className={css.said}>{said}</output>
      </span>
      <span className={css.actions}>
        <TextButton isShown={view.isOffered && isFree} onClick={view.takeOffer}>
          {labels.draftTake}
        </TextButton>
        <TextButton
          isShown={(view.isOffered || view.hasDraft) && isFree}
          onClick={view.isOffered ? view.declineOffer : view.discard}
        >
          <Icon name="trash" size={1.25} />
          {labels.draftDiscard}
        </TextButton>
      </span>
      <button type="button" className={css.clear} disabled={!isFree} onClick={view.clearDevice}>
        {labels.sharedDevice}
      </button>
    </div>
  );
}

/** Has its room also while there is nothing for it to do. */
const TextButton = ({
  isShown,
  onClick,
  children,
}: {
  readonly isShown: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) => (
  <button
    type="button"
    className={css.discard}
    data-shown={isShown ? '' : undefined}
    disabled={!isShown}
    onClick={onClick}
  >
    {children}
  </button>
);

/** Words that are not said, but have their room. */
const Room = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.room} aria-hidden="true">
    {children}
  </span>
);

import type { ReactNode } from 'react';
import type { ContactFormPart } from './use-contact-form.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { whole } from '#src/design/layout.css.ts';
import * as css from './ContactFormDraft.css.ts';

/**
 * The status of the draft: kept on the device, offered to the next visitor, restored, discarded on
 * request. The row is as tall as its longest text from the first paint, so the form never shifts.
 */
export function ContactFormDraft({
  view,
  labels,
  line,
}: ContactFormPart & {
  /** The first line of the message, as prefilled by a link. */
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
  else if (view.draftNotice === 'restored' && view.hasWritten) said = labels.draftRestored;
  else if (line !== undefined && String(view.values['message']).startsWith(line)) {
    said = labels.messageBegun;
  }
  const isFree = !view.isSubmitting;

  return (
    <div className={`${css.row} ${whole}`}>
      <span className={css.words}>
        {words.map((text) => (
          // Reserves space.
          <span key={text} className={css.room} aria-hidden="true">
            {text}
          </span>
        ))}
        <output className={css.said}>{said}</output>
      </span>
      <span className={css.actions}>
        <TextButton isShown={view.isOffered && isFree} onClick={view.takeOffer}>
          {labels.draftTake}
        </TextButton>
        <TextButton
          isShown={(view.isOffered || view.hasWritten) && isFree}
          onClick={view.isOffered ? view.declineOffer : view.discard}
        >
          <Icon name="trash" size={1.25} />
          {labels.draftDiscard}
        </TextButton>
      </span>
    </div>
  );
}

/** Keeps its space while it is hidden. */
const TextButton = ({
  isShown,
  onClick,
  children,
}: {
  readonly isShown: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) => (
  <button type="button" className={css.discard} disabled={!isShown} onClick={onClick}>
    {children}
  </button>
);

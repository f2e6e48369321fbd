import type { ReactNode } from 'react';
import type { ContactFormView } from './use-contact-form.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { whole } from '#src/design/layout.css.ts';
import * as css from './ContactFormDraft.css.ts';
import type { ContactFormLabels } from './ContactFormLabels.ts';

/**
 * What becomes of what is written: kept on the device, brought back, discarded on request. The row is
 * as high as its longest words from the first paint on, so that none of it moves the form.
 */
export function ContactFormDraft({
  view,
  labels,
  subject,
}: {
  readonly view: ContactFormView;
  readonly labels: ContactFormLabels;
  readonly subject: 'call' | 'demo' | null;
}) {
  const subjects = { call: labels.subjectCall, demo: labels.subjectDemo };
  const words = [
    labels.draftKept,
    labels.draftRestored,
    labels.draftDiscarded,
    labels.subjectCall,
    labels.subjectDemo,
  ];
  let said = labels.draftKept;
  if (view.draftNotice === 'discarded') said = labels.draftDiscarded;
  else if (view.draftNotice === 'restored' && view.hasDraft) said = labels.draftRestored;
  else if (subject !== null && view.isReady) said = subjects[subject];
  const isDiscardable = view.hasDraft && view.submission !== 'submitting';

  return (
    <div className={`${css.row} ${whole}`}>
      <span className={css.words}>
        {words.map((text) => (
          <Room key={text}>{text}</Room>
        ))}
        <output className={css.said}>{said}</output>
      </span>
      <button
        type="button"
        className={css.discard}
        data-shown={isDiscardable ? '' : undefined}
        disabled={!isDiscardable}
        onClick={view.discard}
      >
        <Icon name="trash" size={1.25} />
        {labels.draftDiscard}
      </button>
    </div>
  );
}

/** Words that are not said, but have their room. */
const Room = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.room} aria-hidden="true">
    {children}
  </span>
);

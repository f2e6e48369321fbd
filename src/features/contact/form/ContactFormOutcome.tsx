import type { ReactNode, RefObject } from 'react';
import { selectIsOffline } from '#machines/app/index.ts';
import { useAppSelector } from '#src/components/hooks/use-app.ts';
import type { ContactFormPart } from './use-contact-form.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import type { IconName } from '#src/content/schema/icon-names.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './ContactFormOutcome.css.ts';

/** Says for 5 s that an enquiry was sent (docs/specification.md, 2.6), above its receipt and the empty form. */
export const ContactFormSuccess = ({ view, labels }: ContactFormPart) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no blocks
  <div role="status">
    {view.submission === 'success' ? (
      <Banner kind="success" icon="check-circle" title={labels.successTitle}>
        <p>{labels.successBody}</p>
      </Banner>
    ) : null}
  </div>
);

/**
 * Any other outcome of the last attempt, below the submit button, where the visitor is looking. Both live regions are
 * in the page before they have content.
 */
export function ContactFormOutcome({
  place,
  view: { submission, isStored },
  labels,
}: ContactFormPart & { readonly place: RefObject<HTMLDivElement | null> }) {
  const isOffline = useAppSelector(selectIsOffline) === true;
  const storedBody = isOffline ? labels.queuedBody : labels.queuedUnansweredBody;
  return (
    <div ref={place} className={css.outcome}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no blocks */}
      <div role="status">
        {submission === 'submitting' ? <p className={visuallyHidden}>{labels.sending}</p> : null}
        {submission === 'waiting' ? (
          <Banner
            kind="queued"
            icon={isOffline ? 'wifi-slash' : 'info'}
            title={isOffline ? labels.queuedTitle : labels.queuedUnansweredTitle}
          >
            <p>{isStored ? storedBody : labels.queuedInMemoryBody}</p>
          </Banner>
        ) : null}
      </div>
      <div role="alert">
        {submission === 'error' ? (
          <Banner kind="error" icon="warning-circle" title={labels.errorTitle}>
            <p>{labels.errorBody}</p>
            <p>{labels.errorKept}</p>
          </Banner>
        ) : null}
      </div>
    </div>
  );
}

function Banner({
  kind,
  icon,
  title,
  children,
}: {
  readonly kind: 'success' | 'error' | 'queued';
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.banner} data-kind={kind}>
      <span className={css.tile} aria-hidden="true">
        <Icon name={icon} size={2} />
      </span>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {children}
      </div>
    </div>
  );
}

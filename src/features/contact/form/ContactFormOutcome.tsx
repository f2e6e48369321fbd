import type { RefObject } from 'react';
import { selectIsOffline } from '#machines/app/index.ts';
import { useAppSelector } from '#src/components/hooks/use-app.ts';
import type { ContactFormView } from './use-contact-form.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import type { IconName } from '#src/content/schema/icon-names.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './ContactFormOutcome.css.ts';
import type { ContactLabels } from '#src/content/schema/contact-words.ts';

/** Says for 5 s that an enquiry was sent (docs/specification.md, 2.6), above its receipt and the empty form. */
export const ContactFormSuccess = ({
  isShown,
  labels,
}: {
  readonly isShown: boolean;
  readonly labels: ContactLabels;
}) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no blocks
  <div role="status">
    {isShown ? (
      <Banner variant="success" icon="check-circle" title={labels.successTitle}>
        {labels.successBody}
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
}: {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly view: ContactFormView;
  readonly labels: ContactLabels;
}) {
  const isOffline = useAppSelector(selectIsOffline) === true;
  const storedBody = isOffline ? labels.queuedBody : labels.queuedUnansweredBody;
  return (
    <div ref={place} className={css.outcome}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no blocks */}
      <div role="status">
        {submission === 'submitting' ? <p className={visuallyHidden}>{labels.sending}</p> : null}
        {submission === 'waiting' ? (
          <Banner
            variant="queued"
            icon={isOffline ? 'wifi-slash' : 'info'}
            title={isOffline ? labels.queuedTitle : labels.queuedUnansweredTitle}
          >
            {isStored ? storedBody : labels.queuedInMemoryBody}
          </Banner>
        ) : null}
      </div>
      <div role="alert">
        {submission === 'error' ? (
          <Banner
            variant="error"
            icon="warning-circle"
            title={labels.errorTitle}
            more={labels.errorKept}
          >
            {labels.errorBody}
          </Banner>
        ) : null}
      </div>
    </div>
  );
}

function Banner({
  variant,
  icon,
  title,
  more,
  children,
}: {
  readonly variant: keyof typeof css.banner;
  readonly icon: IconName;
  readonly title: string;
  readonly more?: string;
  readonly children: string;
}) {
  return (
    <div className={css.banner[variant]}>
      <span className={css.tile} aria-hidden="true">
        <Icon name={icon} size={2} />
      </span>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        <p>{children}</p>
        {more === undefined ? null : <p>{more}</p>}
      </div>
    </div>
  );
}

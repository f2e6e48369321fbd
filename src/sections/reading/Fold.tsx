import type { ReactNode } from 'react';
import * as accordion from '#src/components/accordion/Accordion.css.ts';
import * as css from './Fold.css.ts';

export interface FoldProps {
  /** The row's heading. */
  readonly heading: ReactNode;
  /** What the heading's row says besides, in phrasing content. */
  readonly note?: ReactNode;
  /** Whether it is open from the start. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * A row of a long list that opens where it is. It looks like an accordion's, but is the browser's own: it works
 * without scripts, find-in-page opens it, and any number may be open.
 */
export const Fold = ({ heading, note, isOpen = false, children }: FoldProps) => (
  <details className={css.fold} open={isOpen}>
    <summary className={`${accordion.trigger} ${css.row}`}>
      {heading}
      <span className={css.note}>{note}</span>
      <span className={accordion.mark} />
    </summary>
    <div className={css.content}>{children}</div>
  </details>
);

import { useState } from 'react';
import type { ReactNode } from 'react';
import { copyText } from '#src/platform/clipboard.ts';
import { Button, ButtonLink } from '#src/components/button/Button.tsx';
import { replaceAddress } from '#src/platform/replace-address.ts';
import { handOver } from './hand-over.ts';
import * as css from './TakeOut.css.ts';

export interface TakeOutProps {
  /** The buttons that save the result as a file; they come first. */
  readonly children?: ReactNode;
  /** The query to copy, with its question mark; undefined if answers may be personal. */
  readonly query?: () => string;
  /** The text for the enquiry; null while there is none. */
  readonly words: () => string | null;
  /** The topic of the enquiry. */
  readonly topic: string;
  /** The link's label. */
  readonly ask: string;
}

/** The ways to export the result: as a file, on paper, as a link, in an enquiry. */
export function TakeOut({ children, query, words, topic, ask }: TakeOutProps) {
  const [copied, setCopied] = useState('');

  const copy = async () => {
    const answers = query?.() ?? '';
    const address = location.pathname + answers;
    // So that it can also be copied from the address bar.
    replaceAddress(address);
    setCopied(
      await copyText(new URL(address, location.href).href).then(
        () =>
          answers === ''
            ? 'Link copied. It opens the tool without answers.'
            : 'Link copied. Anyone with the link sees these answers.',
        () => 'We couldn’t copy the link, but it’s in the address bar now.',
      ),
    );
  };

  return (
    <div className={css.frame}>
      <div className={css.ways}>
        {children}
        <Button variant="quiet" icon="printer" onClick={() => print()}>
          Print
        </Button>
        {query === undefined ? null : (
          <Button variant="quiet" icon="link-simple" onClick={() => void copy()}>
            Copy link
          </Button>
        )}
        {/* A full page load: the contact form reads its draft when it starts. */}
        <ButtonLink
          variant="quiet"
          href={`/contact-us?topic=${topic}`}
          target="_self"
          onClick={(event) => {
            const text = words();
            if (text === null || handOver(text)) return;
            event.preventDefault();
            setCopied(
              'Your browser won’t store this, so we couldn’t add it to your inquiry. Print it, or copy what you need, and open the contact page from the menu.',
            );
          }}
        >
          {ask}
        </ButtonLink>
      </div>
      <output className={css.said}>{copied}</output>
    </div>
  );
}

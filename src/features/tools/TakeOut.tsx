import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Answers } from '#machines/worksheet/index.ts';
import { copyText } from '#src/platform/clipboard.ts';
import { Button, ButtonLink } from '#src/components/button/Button.tsx';
import { cluster } from '#src/design/layout.css.ts';
import { replaceAddress } from '#src/platform/replace-address.ts';
import { handOver } from './hand-over.ts';
import * as css from './Toolbar.css.ts';

export interface TakeOutProps {
  /** The buttons that save the result as a file; they come first. */
  readonly children?: ReactNode;
  /** The current answers. */
  readonly answers: Answers;
  /** The query to copy, with its question mark; undefined if answers may be personal. */
  readonly query?: () => string;
  /** The text for the enquiry, in parts after which it may be cut; null while there is none. */
  readonly words: () => readonly string[] | null;
  /** The topic of the enquiry. */
  readonly topic: string;
  /** The link's label. */
  readonly ask: string;
}

/** The status of the last press. */
interface Said {
  readonly text: string;
  /** How many came before it. */
  readonly count: number;
  /** The answers at the time. */
  readonly about: Answers;
  /** Whether it says that the text does not fit in an enquiry. */
  readonly isTooLong: boolean;
}

/** The ways to export the result: as a file, on paper, as a link, in an enquiry. */
export function TakeOut({ children, answers, query, words, topic, ask }: TakeOutProps) {
  const [said, setSaid] = useState<Said>({ text: '', count: 0, about: answers, isTooLong: false });
  // What was said about other answers no longer holds.
  const current = said.about === answers ? said : null;
  const say = (text: string, isTooLong = false) =>
    setSaid(({ count }) => ({ text, count: count + 1, about: answers, isTooLong }));

  const copy = async () => {
    const shared = query?.() ?? '';
    const address = location.pathname + shared;
    // So that it can also be copied from the address bar.
    replaceAddress(address);
    say(
      await copyText(new URL(address, location.href).href).then(
        () =>
          shared === ''
            ? 'Link copied. It opens the tool without answers.'
            : 'Link copied. Anyone with the link sees these answers.',
        () => 'We couldn’t copy the link, but it’s in the address bar now.',
      ),
    );
  };

  /** @returns whether the contact page can be opened */
  const takeAlong = (): boolean => {
    const parts = words();
    if (parts === null) return true;
    // The second time, the visitor knows.
    switch (handOver(parts, current?.isTooLong === true)) {
      case 'stored':
        return true;
      case 'refused':
        say(
          'Your browser won’t store this, so we couldn’t add it to your inquiry. Print it, or copy what you need, and open the contact page from the menu.',
        );
        return false;
      case 'too-long': {
        const keep = children === undefined ? 'Print' : 'Save or print';
        say(
          `This doesn’t fit in one inquiry, so the end will be left out. ${keep} all of it first, to send the rest later. Then choose “${ask}” again.`,
          true,
        );
        return false;
      }
    }
  };

  return (
    <div className={css.bar}>
      <div className={cluster}>
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
            if (!takeAlong()) event.preventDefault();
          }}
        >
          {ask}
        </ButtonLink>
      </div>
      <output className={css.said}>
        {/* A new node for every press, since assistive technology reports only what has changed. */}
        {current === null ? null : <span key={current.count}>{current.text}</span>}
      </output>
    </div>
  );
}

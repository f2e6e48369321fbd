import type { ReactNode } from 'react';
import { Part } from '#src/components/part/Part.tsx';
import { RichParagraph } from '#src/components/rich-text/RichText.tsx';
import { onInk, opening } from '#src/design/layout.css.ts';
import * as css from './ContactFormLayout.css.ts';
import { ContactFormSpine, ContactFormStrip } from '../static-parts.ts';

/**
 * The contact page: its introduction on ink, the form on paper, and the company's credentials on ink again,
 * in this order; on large screens the form is next to the other two.
 */
export function ContactFormLayout({
  title,
  intro,
  aside,
  children,
}: {
  readonly title: string;
  readonly intro: string;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.page}>
      <Part>
        <div className={`${opening} ${css.head}`}>
          <div className={css.opening}>
            <h1 className={css.title}>{title}</h1>
            <RichParagraph className={css.intro} source={intro} />
          </div>
          <div className={css.strip}>
            <ContactFormStrip />
          </div>
        </div>
      </Part>
      <div className={css.form}>{children}</div>
      <div className={`${onInk} ${css.aside}`}>{aside}</div>
      <div className={css.spine}>
        <ContactFormSpine />
      </div>
    </div>
  );
}

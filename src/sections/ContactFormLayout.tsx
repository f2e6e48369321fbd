import type { ReactNode } from 'react';
import { RichText } from '#src/components/RichText.tsx';
import { onInk } from '#src/design/layout.css.ts';
import { ContactFormArt } from './ContactFormArt.tsx';
import * as css from './ContactFormLayout.css.ts';

/** The contact page: an ink panel with the ways to write, and the form on paper beside it. */
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
      <div className={`${onInk} ${css.panel}`}>
        <div className={css.panelBody}>
          <div className={css.opening}>
            <h1 className={css.title}>{title}</h1>
            <p className={css.intro}>
              <RichText source={intro} />
            </p>
          </div>
          {aside}
        </div>
        <ContactFormArt />
      </div>
      <div className={css.form}>{children}</div>
    </div>
  );
}

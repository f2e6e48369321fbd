import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { RichText } from '#src/components/rich-text/RichText.tsx';
import { opening } from '#src/design/layout.css.ts';
import * as css from './ContactFormLayout.css.ts';

/**
 * The panel's tiles are in the page's HTML, so that they appear with the text; their code loads
 * after the form's. They are decorative and may be missing offline.
 */
const art = () => import('./ContactFormArt.tsx').catch(() => null);
const Nothing = () => null;
const Spine = lazy(async () => ({ default: (await art())?.ContactFormSpine ?? Nothing }));
const Strip = lazy(async () => ({ default: (await art())?.ContactFormStrip ?? Nothing }));

/** The contact page: an ink panel with the contact options, and the form on paper beside it. */
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
      <div className={`${opening} ${css.panel}`}>
        <div className={css.panelBody}>
          <div className={css.opening}>
            <h1 className={css.title}>{title}</h1>
            <p className={css.intro}>
              <RichText source={intro} />
            </p>
          </div>
          <div className={css.aside}>{aside}</div>
        </div>
        <div className={css.spine}>
          <Suspense>
            <Spine />
          </Suspense>
        </div>
        <div className={css.strip}>
          <Suspense>
            <Strip />
          </Suspense>
        </div>
      </div>
      <div className={css.form}>{children}</div>
    </div>
  );
}

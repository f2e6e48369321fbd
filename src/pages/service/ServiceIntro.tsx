import type { PageOf } from '#src/content/schema/resolved.ts';
import { RichParagraph } from '#src/components/rich-text/RichText.tsx';
import { band, container, onInk, split, text } from '#src/design/layout.css.ts';
import * as css from './ServiceIntro.css.ts';

type Intro = PageOf<'service'>['intro'];

/** The dark block after the hero, on pages that start with something else: a heading with the text next to it. */
export function ServiceIntro({ intro }: { readonly intro: Intro }) {
  return (
    <section className={`${band} ${onInk}`} aria-labelledby="intro-title">
      <div className={`${container} ${split}`}>
        <h2 className={text.heading} id="intro-title">
          {intro.title}
        </h2>
        <IntroWords intro={intro} />
      </div>
    </section>
  );
}

/** The text of an introduction. */
export const IntroWords = ({ intro }: { readonly intro: Intro }) => (
  <div className={css.words}>
    {intro.paragraphs.map((paragraph) => (
      <RichParagraph key={paragraph} source={paragraph} />
    ))}
  </div>
);

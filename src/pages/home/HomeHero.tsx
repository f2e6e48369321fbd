import { HouseDrawing } from '#src/components/house/HouseDrawing.tsx';
import { firstChoice, pictureLabel } from '#src/components/house/sentence.ts';
import type { Sentence } from '#src/components/house/sentence.ts';
import { RichParagraph } from '#src/components/rich-text/RichText.tsx';
import { Unbroken } from '#src/components/unbroken/Unbroken.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { container, text } from '#src/design/layout.css.ts';
import * as css from './HomeHero.css.ts';

/**
 * The home page's headline and the house (docs/specification.md, 2.3), upright and low; the sentence that builds
 * it follows. The text is visible at first paint; only the picture is animated, after 0.3 s
 * over 0.8 s, so that no animation delays the largest contentful paint.
 */
export function HomeHero({
  hero,
  sentence,
}: {
  readonly hero: PageOf<'home'>['hero'];
  readonly sentence: Sentence;
}) {
  const house = { src: sentence.drawing, choice: firstChoice(sentence) };
  return (
    <section aria-labelledby="hero-title">
      <div className={`${container} ${css.words}`}>
        <h1 id="hero-title" className={css.title}>
          <Unbroken>{hero.title}</Unbroken>
        </h1>
        <RichParagraph className={text.lead} source={hero.subtitle} />
      </div>
      <div className={css.picture} role="img" aria-label={pictureLabel(sentence, house.choice)}>
        <HouseDrawing {...house} shape="wide" />
        <HouseDrawing {...house} shape="tall" />
      </div>
    </section>
  );
}

import type { Crumb, PictureAsset } from '#src/content/schema/resolved.ts';
import { ButtonLink } from '#src/components/button/Button.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import { Unbroken } from '#src/components/unbroken/Unbroken.tsx';
import { container, opening } from '#src/design/layout.css.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import * as css from './Hero.css.ts';
import { overlayOf } from './overlay.ts';
import type { Overlay } from './overlay.ts';
import { proofOf } from './proof.ts';
import type { Proof, Story } from './proof.ts';

export interface HeroProps {
  readonly title: string;
  readonly subtitle: string;
  readonly crumbs: readonly Crumb[];
  /** Without a picture, the background is solid dark gray (docs/specification.md, 2.5). */
  readonly picture?: PictureAsset | undefined;
  /** Black over an external photograph: light 30%, medium 50%, dark 70%. */
  readonly overlay?: Overlay;
  /** The topic of the call to action (docs/specification.md, 2.6). */
  readonly topic: string;
  /** The page's stories of similar work; the first one about client work is linked. */
  readonly stories: readonly Story[];
}

/**
 * The hero of an inner page: what it offers, whom to contact and what proves it. The text is on bare ink
 * with the picture next to or below it, so the text's contrast does not depend on the picture.
 */
export function Hero(props: HeroProps) {
  const { title, subtitle, crumbs, picture, overlay, topic, stories } = props;
  return (
    <header
      className={`${opening} ${css.hero} ${picture === undefined ? css.bare : ''}`}
      data-overlay={overlayOf(picture, overlay)}
    >
      {picture === undefined ? null : <Picture picture={picture} eager className={css.picture} />}
      <div className={`${container} ${css.column}`}>
        <Breadcrumbs crumbs={crumbs} />
        <div className={css.words}>
          <h1 className={css.title}>
            <Unbroken>{title}</Unbroken>
          </h1>
          <p className={css.subtitle}>
            <Unbroken>{subtitle}</Unbroken>
          </p>
          <HeroActions topic={topic} proof={proofOf(stories)} />
        </div>
      </div>
    </header>
  );
}

/** The call to action of a hero, and a quiet link to the story that proves its claims. */
export function HeroActions({
  topic,
  proof,
}: Pick<HeroProps, 'topic'> & { readonly proof: Proof | undefined }) {
  return (
    <div className={css.actions}>
      <ButtonLink href={`/contact-us?topic=${topic}`}>Talk to us</ButtonLink>
      {proof === undefined ? null : (
        <a className={css.proof} href={proof.href}>
          <span>
            <span className={css.kind}>{proof.kind}</span>{' '}
            <span className={css.story}>{proof.title}</span>
          </span>
        </a>
      )}
    </div>
  );
}

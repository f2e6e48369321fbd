import type { ReactNode } from 'react';
import type { Crumb, PictureAsset } from '#src/content/schema/resolved.ts';
import { Ornament } from '#src/components/ornament/Ornament.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import { Unbroken } from '#src/components/unbroken/Unbroken.tsx';
import { container, opening, text } from '#src/design/layout.css.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import * as css from './EditorialHero.css.ts';

/**
 * Titles up to this many characters are one or two short words and are set as large as the section
 * allows.
 */
const SHORT_TITLE = 14;

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

export interface EditorialHeroProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly subtitle: string;
  /** The kind of page, shown above the title. */
  readonly tag?: string;
  /** Key facts for readers: reading time, category, client. */
  readonly facts?: readonly Fact[];
  /** Without a picture, a few ornament tiles take its place. */
  readonly picture?: PictureAsset | undefined;
  /** Only as high as its words, where what follows is what the visitor came for. */
  readonly isLow?: boolean;
}

/**
 * The hero of editorial pages: articles, case studies, collections and documents. The text comes
 * first; only the drawn part of the hero picture appears next to it (src/art/picture-spec.ts: the
 * rest of it is bare ink), so nothing is behind the text.
 */
export function EditorialHero(props: EditorialHeroProps) {
  const { crumbs, title, subtitle, tag, facts, picture, isLow = false } = props;
  return (
    <header
      className={`${css.hero} ${opening}`}
      data-picture={picture === undefined ? undefined : ''}
      data-low={isLow ? '' : undefined}
    >
      <div className={`${container} ${css.frame}`}>
        <div className={css.words}>
          <Breadcrumbs crumbs={crumbs} />
          <div className={css.heading}>
            {tag === undefined ? null : <p className={`${text.tag} ${css.tag}`}>{tag}</p>}
            <h1
              className={css.title}
              data-length={title.length <= SHORT_TITLE && !isLow ? 'short' : undefined}
            >
              <Unbroken>{title}</Unbroken>
            </h1>
            <p className={css.standfirst}>
              <Unbroken>{subtitle}</Unbroken>
            </p>
          </div>
          {facts === undefined ? null : (
            <dl className={css.facts}>
              {facts.map(({ term, value }) => (
                <div key={term} className={css.fact}>
                  <dt className={css.term}>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
      {picture === undefined ? (
        <Tiles />
      ) : (
        <Picture picture={picture} eager className={css.picture} />
      )}
    </header>
  );
}

const Tiles = () => (
  <div className={css.tiles}>
    <Ornament shape="quarter" tone="soft" turn={2} className={css.last} />
    <Ornament shape="leaf" tone="deep" className={css.offset} />
    <Ornament shape="ring" tone="action" />
    <Ornament shape="rainbow" tone="dark" turn={2} />
    <Ornament shape="petals" tone="bright" />
    <Ornament shape="arch" tone="dark" />
  </div>
);

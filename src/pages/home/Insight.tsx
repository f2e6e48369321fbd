import { Picture } from '#src/components/picture/Picture.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { text, visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './Insights.css.ts';

type InsightContent = PageOf<'home'>['insights']['items'][number];

/** A card in 'Latest'. */
export function Insight({ item }: { readonly item: InsightContent }) {
  return (
    <article className={css.card}>
      {item.bgImage === undefined ? null : (
        <Picture picture={item.bgImage} className={css.picture} />
      )}
      <div className={css.words}>
        <p className={`${text.tag} ${text.muted}`}>{item.category}</p>
        <h3 className={css.headline}>{item.headline}</h3>
        <p className={`${text.muted} ${css.description}`}>{item.description}</p>
        {item.ctaLink === null ? null : (
          <a className={css.action} href={item.ctaLink}>
            <span>
              {item.ctaText}
              <span className={visuallyHidden}>: {item.headline}</span>
            </span>
          </a>
        )}
      </div>
    </article>
  );
}

import { Picture } from '#src/components/picture/Picture.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, onSurface, split, text } from '#src/design/layout.css.ts';
import * as css from './Solutions.css.ts';

/** 'Our Digital Learning Solutions and Services': four large tiles, one per offering line. */
export function Solutions({ solutions }: { readonly solutions: PageOf<'home'>['solutions'] }) {
  return (
    <section className={`${band} ${onSurface}`} aria-labelledby="solutions-title">
      <div className={container}>
        <div className={`${split} ${css.intro}`}>
          <h2 id="solutions-title" className={`${text.heading} ${css.title}`}>
            {solutions.title}
          </h2>
          <p className={`${text.lead} ${css.lead}`}>{solutions.intro}</p>
        </div>
        <ul className={css.grid}>
          {solutions.tiles.map((tile) => (
            <li key={tile.id} className={css.cell} data-line={tile.id}>
              <article className={css.tile}>
                <Picture picture={tile.picture} className={css.picture} />
                <div className={css.words}>
                  <h3 className={css.name}>
                    {tile.href === null ? (
                      tile.title
                    ) : (
                      <a className={css.link} href={tile.href}>
                        {tile.title}
                      </a>
                    )}
                  </h3>
                  <p className={css.text}>{tile.description}</p>
                  {tile.href === null ? null : <span className={css.arrow} />}
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

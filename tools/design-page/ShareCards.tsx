import { useState } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import * as css from './design-page.css.ts';

/** The pages of the site, embedded in this page by the plugin (prerender/plugins/design-page.ts). */
const listed = document.getElementById('site-pages')?.textContent ?? '[]';
const pages = JSON.parse(listed) as readonly { readonly path: string; readonly card: string }[];

/**
 * The share card of every page, as shown for a shared link; drawn on demand, because it is slow.
 */
export function ShareCards() {
  const [isShown, setShown] = useState(false);
  if (!isShown) {
    return (
      <p>
        <Button
          variant="quiet"
          onClick={() => {
            setShown(true);
          }}
        >
          Draw {pages.length} cards
        </Button>
      </p>
    );
  }
  return (
    <div className={css.pictures}>
      {pages.map(({ path, card }) => (
        <figure key={path} className={css.drawn}>
          <img src={card} width={1200} height={630} loading="lazy" alt="" className={css.drawing} />
          <figcaption className={css.name}>{path}</figcaption>
        </figure>
      ))}
    </div>
  );
}

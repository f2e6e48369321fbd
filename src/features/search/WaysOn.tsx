import type { MouseEvent } from 'react';
import * as css from './WaysOn.css.ts';
import { WAYS_ON, WAYS_ON_LABEL } from './ways-on.ts';

/**
 * Four links for a visitor whose search found nothing.
 * @param onChoose called when one is followed, in a dialog, whose history entry it replaces
 */
export function WaysOn({ onChoose }: { readonly onChoose?: (event: MouseEvent) => void }) {
  return (
    <nav aria-label={WAYS_ON_LABEL}>
      <ul className={css.ways}>
        {WAYS_ON.map(({ href, name, description }) => (
          <li key={href}>
            <a
              className={css.way}
              href={href}
              onClick={onChoose}
              data-replace={onChoose === undefined ? undefined : ''}
            >
              <span className={css.name}>{name}</span>
              <span className={css.description}>{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

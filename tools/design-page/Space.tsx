import { spaces } from '#src/design/scales.ts';
import { text } from '#src/design/layout.css.ts';
import * as css from './design-page.css.ts';

/** Every size of the spacing scale, at the current window size. */
export function Space() {
  return (
    <ul className={css.spaces}>
      {Object.entries(spaces).map(([name, clamp]) => (
        <li key={name} className={css.space}>
          <span className={css.bar} style={{ inlineSize: clamp }} />
          <span>{name}</span>
          <span className={text.caption}>{clamp}</span>
        </li>
      ))}
    </ul>
  );
}

import { Icon } from '#src/components/icon/Icon.tsx';
import { ICON_NAMES } from '#src/content/schema/icon-names.ts';
import { text } from '#src/design/layout.css.ts';
import * as css from './design-page.css.ts';

/** The whole sprite, under the names that content uses. */
export function Icons() {
  return (
    <ul className={css.icons}>
      {ICON_NAMES.map((name) => (
        <li key={name} className={css.icon}>
          <Icon name={name} size={2.5} />
          <span className={text.caption}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

import { ANSWER_ATTRIBUTE } from '#src/features/search/limits.ts';
import * as css from '#src/features/search/SearchAnswer.css.ts';

/** Where a server inserts its results (server/http/search-page.ts), replacing the content. */
export function SearchSlot() {
  return (
    <div className={css.answer} {...{ [ANSWER_ATTRIBUTE]: '' }}>
      <p className={css.hint}>
        Without JavaScript, answers come from this site’s own server. If nothing appears here after
        you search, you are reading a copy that has none: <a href="/sitemap">the sitemap</a> lists
        every page.
      </p>
    </div>
  );
}

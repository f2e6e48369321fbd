import { useEffect, useRef } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { MOST_CHARACTERS, QUERY_FIELD, SEARCH_PATH } from './limits.ts';
import * as css from './SearchForm.css.ts';

/** A plain form: with or without scripts, its answer is a page with its own URL. */
export function SearchForm({ query }: { readonly query: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A server has filled it in. The HTML is the same for every query.
    if (field.current?.value === '') field.current.value = query;
  }, [query]);
  return (
    <form role="search" action={SEARCH_PATH} className={css.form}>
      <label className={css.label} htmlFor="search-query">
        Search this site
      </label>
      <div className={css.row}>
        <input
          ref={field}
          id="search-query"
          className={css.field}
          type="search"
          name={QUERY_FIELD}
          required
          // Firefox exposes an empty required field as invalid otherwise.
          aria-invalid={false}
          maxLength={MOST_CHARACTERS}
          autoComplete="off"
          suppressHydrationWarning
        />
        <Button type="submit" icon="magnifying-glass">
          Search
        </Button>
      </div>
    </form>
  );
}

import { useSelector } from '@xstate/react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { AppActor } from '#machines/app/index.ts';
import { selectIsHeld, selectIsOnline } from '#machines/connectivity/index.ts';
import { selectItems } from '#machines/offline-library/index.ts';
import type { PageCatalog } from '#machines/offline-library/index.ts';
import { ButtonLink } from '#src/components/button/Button.tsx';
import { LibrarySection } from './LibrarySection.tsx';
import { LibrarySummary } from './LibrarySummary.tsx';
import * as css from './SavedPages.css.ts';

interface Props {
  readonly library: AppActor<'library'>;
  readonly catalog: PageCatalog;
  readonly connectivity: AppActor<'connectivity'>;
  /** The page that the visitor wanted and that is not on the device. */
  readonly wanted: string | null;
}

/** The saved pages by section: availability, size and date, with buttons to save and remove. */
export function SavedPages({ library: actor, catalog, connectivity, wanted }: Props) {
  // Every page has its own line, so rendering all of them yields to visitor input.
  const items = useDeferredValue(useSelector(actor, selectItems));
  const isReached = useSelector(connectivity, selectIsOnline);
  const isHeld = useSelector(connectivity, selectIsHeld);
  const pages = useMemo(() => catalog.sections.flatMap((section) => section.pages), [catalog]);

  const save = useCallback(
    (path: string) => {
      actor.send({ type: 'SAVE.ONE', path });
    },
    [actor],
  );
  const remove = useCallback(
    (path: string) => {
      actor.send({ type: 'REMOVE.ONE', path });
    },
    [actor],
  );

  return (
    <div className={css.root}>
      {wanted === null ? null : (
        <Wanted
          path={wanted}
          name={pages.find(({ path }) => path === wanted)?.name ?? wanted}
          isReadable={isReached || items[wanted]?.saved != null}
          isHeld={isHeld}
        />
      )}
      <LibrarySummary actor={actor} items={items} pages={pages} coreCount={catalog.core.length} />
      <section className={css.section} aria-labelledby="pages-core">
        <div className={css.head}>
          <h2 className={css.heading} id="pages-core">
            Always on this device
          </h2>
        </div>
        <ul className={css.list}>
          {catalog.core.map((page) => (
            <li key={page.path} className={css.line}>
              <a className={css.name} href={page.path}>
                {page.name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {catalog.sections.map((section) => (
        <LibrarySection
          key={section.id}
          actor={actor}
          section={section}
          items={items}
          isReached={isReached}
          onSave={save}
          onRemove={remove}
        />
      ))}
    </div>
  );
}

function Wanted({
  path,
  name,
  isReadable,
  isHeld,
}: {
  readonly path: string;
  readonly name: string;
  readonly isReadable: boolean;
  readonly isHeld: boolean;
}) {
  return (
    <div className={css.wanted} role="status">
      <p>
        {isReadable
          ? `“${name}” can be opened now.`
          : `“${name}” isn’t saved on this device, and ${isHeld ? 'this network is blocking our site' : 'you’re offline'}. These pages are available:`}
      </p>
      {isReadable ? <ButtonLink href={path}>{`Open ${name}`}</ButtonLink> : null}
    </div>
  );
}

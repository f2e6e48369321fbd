import type { AppActor } from '#machines/app/index.ts';
import { holdingsOf } from '#machines/offline-library/index.ts';
import type { Holdings, LibraryItem, PageSection } from '#machines/offline-library/index.ts';
import { useHeir } from '#src/components/hooks/use-heir.ts';
import { Button } from '#src/components/button/Button.tsx';
import { visuallyHidden } from '#src/design/layout.css.ts';
import { LibraryLine } from './LibraryLine.tsx';
import { kilobytes } from './kilobytes.ts';
import { pageCount } from './page-count.ts';
import * as css from './SavedPages.css.ts';

interface Props {
  readonly actor: AppActor<'library'>;
  readonly section: PageSection;
  readonly items: Readonly<Record<string, LibraryItem>>;
  /** Whether the site is reachable; if not, only pages on the device are listed. */
  readonly isReached: boolean;
  readonly onSave: (path: string) => void;
  readonly onRemove: (path: string) => void;
}

/** The pages of a section, how much of it is on the device, and the actions for all of them. */
export function LibrarySection({ actor, section, items, isReached, onSave, onRemove }: Props) {
  const holdings = holdingsOf(section, items);
  const { saved, total, isSaving } = holdings;
  const name = section.name === '' ? 'Other pages' : section.name;
  const heading = `section-${section.id === '' ? 'other' : section.id}`;
  // Without a network, a removed page leaves the list, and its button with it.
  const { heir, leaving } = useHeir<HTMLHeadingElement>();
  const lines = section.pages.flatMap((page) => {
    const item = items[page.path];
    return item === undefined || (!isReached && item.phase === 'notSaved') ? [] : [{ item, page }];
  });
  return (
    <section className={css.section} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 ref={heir} className={css.heading} id={heading} tabIndex={-1}>
          {name}
        </h2>
        <p className={css.holdings}>{holdingsInWords(holdings)}</p>
        <div className={css.actions}>
          {isSaving ? (
            <Button
              ref={leaving}
              variant="quiet"
              icon="x"
              onClick={() => actor.send({ type: 'SECTION.STOPPED', id: section.id })}
            >
              Cancel
              <Suffix name={name} />
            </Button>
          ) : saved < total ? (
            isReached ? (
              <Button
                ref={leaving}
                variant="quiet"
                icon="download-simple"
                onClick={() => actor.send({ type: 'SAVE.SECTION', id: section.id })}
              >
                {`Save section (${kilobytes(holdings.missingBytes)})`}
                <Suffix name={name} />
              </Button>
            ) : null
          ) : (
            <Button
              ref={leaving}
              variant="quiet"
              icon="trash"
              onClick={() => actor.send({ type: 'REMOVE.SECTION', id: section.id })}
            >
              Remove section
              <Suffix name={name} />
            </Button>
          )}
        </div>
      </div>
      {isSaving ? (
        <progress
          className={css.sectionBar}
          value={saved}
          max={total}
          aria-label={`${name}: pages saved`}
        />
      ) : null}
      <ul className={css.list}>
        {lines.map(({ item, page }) => (
          <LibraryLine
            key={item.path}
            item={item}
            name={page.name}
            wireBytes={page.wireBytes}
            leaving={leaving}
            isReadable={item.saved !== null || isReached}
            onSave={onSave}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  );
}

/** Distinguishes the buttons of one section from those of another. */
const Suffix = ({ name }: { readonly name: string }) => (
  <span className={visuallyHidden}> {name}</span>
);

function holdingsInWords({ saved, total, savedBytes }: Holdings): string {
  if (saved === 0) return `${pageCount(total)}, none on this device`;
  const size = kilobytes(savedBytes);
  return saved === total
    ? `${total === 1 ? '1 page' : `All ${pageCount(total)}`} on this device, ${size}`
    : `${String(saved)} of ${pageCount(total)} on this device, ${size}`;
}

import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, stack, text } from '#src/design/layout.css.ts';
import { LinkGroups } from '#src/sections/cards/LinkGroups.tsx';

/** The pages that an offering line covers, in groups. */
export function OfferingCovers({ covers }: { readonly covers: PageOf<'offering'>['covers'] }) {
  return (
    <section id="covers" className={band} aria-labelledby="covers-title">
      <div className={`${container} ${stack.wide}`}>
        <h2 className={text.heading} id="covers-title">
          {covers.title}
        </h2>
        <LinkGroups groups={covers.groups} headingLevel={3} />
      </div>
    </section>
  );
}

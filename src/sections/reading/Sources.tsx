import type { SourcesSection } from '#src/content/schema/resolved.ts';
import { band, container, split, text } from '#src/design/layout.css.ts';
import { Blocks } from './Blocks.tsx';

/** The laws and standards that a page cites, with the date of the last check. */
export function Sources({ sources }: { readonly sources: SourcesSection }) {
  return (
    <section id={sources.id} className={band} aria-labelledby={`${sources.id}-title`}>
      <div className={`${container} ${split}`}>
        <h2 className={text.heading} id={`${sources.id}-title`}>
          {sources.heading}
        </h2>
        <Blocks blocks={sources.blocks} />
      </div>
    </section>
  );
}

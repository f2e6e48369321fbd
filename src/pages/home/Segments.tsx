import { Accordion } from '#src/components/accordion/Accordion.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, split, stack, text } from '#src/design/layout.css.ts';
import * as css from './Segments.css.ts';
import { SegmentPanel } from '../static-parts.ts';

type SegmentsContent = PageOf<'home'>['segments'];

/** 'Achieve your goals': four segments, one open at a time, each with its solution tiles. */
export function Segments({ segments }: { readonly segments: SegmentsContent }) {
  return (
    <section className={band} aria-labelledby="segments-title">
      <div className={`${container} ${split}`}>
        <div className={`${stack.base} ${css.heading}`}>
          <h2 id="segments-title" className={text.heading}>
            {segments.title}
          </h2>
          <p className={text.lead}>{segments.intro}</p>
        </div>
        <Accordion
          name="segments"
          initial={null}
          size="large"
          items={segments.items.map((segment) => ({
            id: segment.id,
            heading: (
              <span className={css.row}>
                <Picture picture={segment.picture} className={css.picture} />
                {segment.title}
              </span>
            ),
            panel:
              segment.content.state === 'coming-soon' ? (
                <p className={text.lead}>Content coming soon</p>
              ) : (
                <SegmentPanel description={segment.description} content={segment.content} />
              ),
          }))}
        />
      </div>
    </section>
  );
}

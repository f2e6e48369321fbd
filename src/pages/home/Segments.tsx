import { Accordion } from '#src/components/accordion/Accordion.tsx';
import { ButtonLink } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, split, stack, text } from '#src/design/layout.css.ts';
import * as css from './Segments.css.ts';

type SegmentsContent = PageOf<'home'>['segments'];
type Segment = SegmentsContent['items'][number];

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
          headingLevel={3}
          size="large"
          items={segments.items.map((segment) => ({
            id: segment.id,
            heading: (
              <span className={css.row}>
                <Picture picture={segment.picture} className={css.picture} />
                {segment.title}
              </span>
            ),
            panel: <SegmentPanel segment={segment} />,
          }))}
        />
      </div>
    </section>
  );
}

function SegmentPanel({ segment }: { readonly segment: Segment }) {
  const { content } = segment;
  if (content.state === 'coming-soon') {
    return <p className={text.lead}>Content coming soon</p>;
  }
  return (
    <div className={stack.roomy}>
      <p className={text.muted}>{segment.description}</p>
      <ul className={css.tiles}>
        {content.tiles.map((tile) => (
          <li key={tile.title} className={css.cell}>
            {tile.href === null ? (
              <span className={css.tile}>
                <TileContent {...tile} />
              </span>
            ) : (
              <a className={css.tile} href={tile.href}>
                <TileContent {...tile} />
              </a>
            )}
          </li>
        ))}
      </ul>
      {content.link.href === null ? null : (
        <div>
          <ButtonLink variant="quiet" href={content.link.href}>
            {content.link.text}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

type Tile = Extract<Segment['content'], { state: 'ready' }>['tiles'][number];

const TileContent = ({ icon, title, description }: Tile) => (
  <>
    <span className={css.icon}>
      <Icon name={icon} size={1.75} />
    </span>
    <span className={css.tileTitle}>{title}</span>
    <span className={css.tileText}>{description}</span>
  </>
);

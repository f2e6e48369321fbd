import { ButtonLink } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { stack, text } from '#src/design/layout.css.ts';
import * as css from './Segments.css.ts';

type Segment = PageOf<'home'>['segments']['items'][number];
type ReadyContent = Extract<Segment['content'], { state: 'ready' }>;

export interface SegmentPanelProps {
  readonly description: string;
  readonly content: ReadyContent;
}

/** The content of an open segment: its solution tiles and a link. */
export function SegmentPanel({ description, content }: SegmentPanelProps) {
  return (
    <div className={stack.roomy}>
      <p className={text.muted}>{description}</p>
      <ul className={css.tiles} data-count={content.tiles.length}>
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

type Tile = ReadyContent['tiles'][number];

const TileContent = ({ icon, title, description }: Tile) => (
  <>
    <span className={css.icon}>
      <Icon name={icon} size={1.75} />
    </span>
    <span className={css.tileTitle}>{title}</span>
    <span className={css.tileText}>{description}</span>
  </>
);

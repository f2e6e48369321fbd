import type { PageOf } from '#src/content/schema/resolved.ts';
import { RichParagraph, RichText } from '#src/components/rich-text/RichText.tsx';
import { Figures } from '#src/sections/statistics/StatisticsGrid.tsx';
import * as css from './Blocks.css.ts';

export type ArticleSection = PageOf<'article'>['sections'][number];
type BlockContent = ArticleSection['blocks'][number];

/** Running text: paragraphs, lists, definitions and notes. */
export function Blocks({ blocks }: { readonly blocks: readonly BlockContent[] }) {
  return (
    <div className={css.blocks}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: BlockContent }) {
  switch (block.type) {
    case 'paragraph':
      return block.marginNote === undefined ? (
        <RichParagraph source={block.text} />
      ) : (
        <div className={css.noted}>
          <RichParagraph source={block.text} />
          <RichParagraph role="note" className={css.marginNote} source={block.marginNote} />
        </div>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? css.numbered : css.bulleted}>
          {block.items.map((item, index) => (
            <li key={index} className={css.item}>
              <div>
                <RichText source={item} />
              </div>
            </li>
          ))}
        </List>
      );
    }
    case 'terms':
      return (
        <dl className={css.terms}>
          {block.items.map(({ term, description }) => (
            <div key={term} className={css.entry}>
              <dt className={css.term}>{term}</dt>
              <dd>
                <RichText source={description} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'figures':
      return <Figures items={block.items} />;
    case 'note':
      return (
        <div role="note" className={css.note}>
          <RichParagraph source={block.text} />
        </div>
      );
  }
}

import type { PageOf } from '#src/content/schema/resolved.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { RichParagraph } from '#src/components/rich-text/RichText.tsx';
import { noPrint, visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './Faq.css.ts';

type Question = NonNullable<PageOf<'service'>['faq']>['items'][number];

/** An answer, with the link to its question. */
export function FaqAnswer({ item }: { readonly item: Question }) {
  return (
    <div className={css.answer}>
      {item.answer.map((paragraph) => (
        <RichParagraph key={paragraph} source={paragraph} />
      ))}
      <p className={noPrint}>
        <a className={css.permalink} href={`#${item.id}`}>
          <Icon name="link-simple" size={1.25} />
          Link to this question
          <span className={visuallyHidden}>: {item.question}</span>
        </a>
      </p>
    </div>
  );
}

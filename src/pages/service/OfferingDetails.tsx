import type { PageOf } from '#src/content/schema/resolved.ts';
import { ButtonLink } from '#src/components/button/Button.tsx';
import { RichParagraph } from '#src/components/rich-text/RichText.tsx';
import * as css from './OfferingDetails.css.ts';

export type Offering = PageOf<'service'>['offerings']['items'][number];

/** The content of an open offering: its description, its deliverables, and links. */
export function OfferingDetails({ offering }: { readonly offering: Offering }) {
  const { description, points, link } = offering;
  return (
    <div className={css.details}>
      <RichParagraph className={css.description} source={description} />
      {points.length === 0 ? null : (
        <ul className={css.points}>
          {points.map((point) => (
            <li key={point} className={css.point}>
              {point}
            </li>
          ))}
        </ul>
      )}
      {link === undefined ? null : link.href === null ? (
        <p className={css.plain}>{link.text}</p>
      ) : (
        <p>
          <ButtonLink variant="quiet" href={link.href}>
            {link.text}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

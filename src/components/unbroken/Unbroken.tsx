import { Fragment } from 'react';
import * as css from './Unbroken.css.ts';
import { piecesOf } from './pieces.ts';

/**
 * Short text in which no short compound breaks at its hyphen, and no standard inside its number: Chromium
 * would put "K-" at the end of one line and "12" at the start of the next. The text itself is unchanged.
 */
export function Unbroken({ children }: { readonly children: string }) {
  return piecesOf(children).map((piece, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      <span key={index} className={css.piece}>
        {piece}
      </span>
    ),
  );
}

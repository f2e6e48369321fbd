import type { ReactNode } from 'react';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { shared } from '#src/design/palette.ts';
import * as css from './ProductView.css.ts';

type Demo = NonNullable<PageOf<'service'>['intro']['demo']>;

/** The effect of one answer, on a canvas of 240 by 120 units. Yellow marks the visitor's part. */
const DRAWINGS: Readonly<Record<keyof Demo['screens'], ReactNode>> = {
  learner: (
    <>
      <path opacity="0.25" d="M0 86h240v34H0z" />
      <circle fill={shared.yellow} cx="206" cy="56" r="16" />
      <path d="M117 20h7v72h-7zM124 20h28l-8 9 8 9h-28z" />
      <path opacity="0.6" d="M117 92h7l-10 10H18v-7z" />
    </>
  ),
  teacher: (
    <>
      {Array.from({ length: 24 }, (_, at) => (
        <path
          key={at}
          {...(at === 7 ? { fill: shared.yellow } : {})}
          transform={`translate(${String(18 + (at % 8) * 26)} ${String(24 + Math.floor(at / 8) * 26)})`}
          d={at < 8 || (at > 15 && at < 21) ? 'M0 0h22v22H0z' : 'M0 0a22 22 0 0 1 22 22H0z'}
        />
      ))}
    </>
  ),
  publisher: (
    <>
      <path opacity="0.45" d="M30 72h48v36H30zM162 88h48v20h-48z" />
      <path d="M96 26h48v82H96z" />
      <path fill={shared.yellow} d="M96 16h48v10H96z" />
    </>
  ),
};

/** The demo of a product as a picture: its three screens after one answer. */
export const ProductTeaser = ({ screens }: { readonly screens: Demo['screens'] }) => (
  <div className={css.panes} data-parts={3}>
    {(['learner', 'teacher', 'publisher'] as const).map((screen) => (
      <div key={screen} className={css.pane}>
        <svg className={css.picture} viewBox="0 0 240 120" fill="currentColor">
          {DRAWINGS[screen]}
        </svg>
        <p className={css.caption}>{screens[screen]}</p>
      </div>
    ))}
  </div>
);

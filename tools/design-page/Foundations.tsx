import { Button, ButtonLink, IconButton } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import { ICON_NAMES } from '#src/content/schema/icon-names.ts';
import { contrastRatio } from '#src/design/contrast.ts';
import { cluster, onInk, onSurface, stack, text } from '#src/design/layout.css.ts';
import { LINES, dark, light, linePalettes, shared } from '#src/design/palette.ts';
import type { LineName, SchemePalette } from '#src/design/palette.ts';
import { fontSizes, spaces } from '#src/design/scales.ts';
import * as css from './design-page.css.ts';
import { Part } from './Part.tsx';

/** Minimum contrast of a pair: text 7:1 (WCAG 2.2, 1.4.6), graphics and edges 3:1 (1.4.11). */
const [WORDS, GRAPHICS] = [7, 3];

type Pair = readonly [name: string, color: string, ground: string, least: number];

const inScheme = (scheme: SchemePalette): Pair[] =>
  (['background', 'surface'] as const).flatMap((ground) => [
    ...(['text', 'muted', 'link', 'error', 'success'] as const).map((role): Pair => [
      `${role} on ${ground}`,
      scheme[role],
      scheme[ground],
      WORDS,
    ]),
    [`edge on ${ground}`, scheme.edge, scheme[ground], GRAPHICS],
  ]);

const { yellow, yellowHover, yellowLabel, paper } = shared;

function inLine(name: LineName): Pair[] {
  const { ink, ink2, accentA, accentB } = linePalettes[name];
  return [
    ['paper on ink', paper, ink, WORDS],
    ['accent a on ink', accentA, ink, GRAPHICS],
    ['accent b on ink', accentB, ink, WORDS],
    ['yellow on ink', yellow, ink, WORDS],
    ['paper on ink 2', paper, ink2, WORDS],
    ['accent a on ink 2', accentA, ink2, GRAPHICS],
    ['accent b on ink 2', accentB, ink2, GRAPHICS],
    ['ink on accent a', ink, accentA, GRAPHICS],
    ['ink on accent b', ink, accentB, WORDS],
  ];
}

const PAIRS: readonly (readonly [group: string, pairs: readonly Pair[]])[] = [
  ['Light', inScheme(light)],
  ['Dark', inScheme(dark)],
  [
    'Call to action',
    [
      ['label on yellow', yellowLabel, yellow, WORDS],
      ['label on hover', yellowLabel, yellowHover, WORDS],
      ['ink edge on paper', yellowLabel, paper, GRAPHICS],
      ['yellow on dark', yellow, dark.background, GRAPHICS],
    ],
  ],
  ...LINES.map((name) => [name.toUpperCase(), inLine(name)] as const),
];

/** Every color on every allowed background, with its contrast ratio computed live. */
export const Palette = () =>
  PAIRS.map(([group, pairs]) => (
    <Part key={group} title={group}>
      <ul className={css.swatches}>
        {pairs.map(([name, color, background, least]) => {
          const ratio = contrastRatio(color, background);
          return (
            <li key={name} className={css.swatch} style={{ background, color }}>
              <span>
                {least === WORDS ? 'Aa' : '◼'} {name}
              </span>
              <span className={css.figures}>
                {color} {ratio.toFixed(1)} {ratio >= least ? '✓' : `below ${String(least)}`}
              </span>
            </li>
          );
        })}
      </ul>
    </Part>
  ));

const DISPLAY: ReadonlySet<string> = new Set(['heading', 'display', 'hero', 'figure']);

/** Both typefaces at every size of the scale, smallest first, and the predefined text styles. */
export const Type = () => (
  <>
    <dl className={stack.roomy}>
      {Object.entries(fontSizes).map(([name, fontSize]) => (
        <div key={name} className={css.sample}>
          <dt className={text.caption}>
            {name}: {fontSize}
          </dt>
          <dd
            className={DISPLAY.has(name) ? css.display : undefined}
            style={{ fontSize, lineHeight: DISPLAY.has(name) ? 1 : 1.4 }}
          >
            {name === 'figure' ? '30+ 97% 500TB+' : 'Learn by building things'}
          </dd>
        </div>
      ))}
    </dl>
    <div className={stack.base}>
      {Object.entries(text).map(([name, style]) => (
        <p key={name} className={style}>
          text.{name}: What is read twice is said once.
        </p>
      ))}
    </div>
  </>
);

/** Every size of the spacing scale, at the current window size. */
export const Space = () => (
  <ul className={stack.snug}>
    {Object.entries(spaces).map(([name, inlineSize]) => (
      <li key={name}>
        {name} <span className={text.caption}>{inlineSize}</span>
        <div className={css.bar} style={{ inlineSize }} />
      </li>
    ))}
  </ul>
);

const GROUNDS = [
  ['Background', ''],
  ['Surface', onSurface],
  ['Ink', onInk],
] as const;

/** Buttons and links on each background, including the focus ring. */
export const Controls = () => (
  <div className={css.grounds}>
    {GROUNDS.map(([name, ground]) => (
      <div key={name} className={`${ground} ${css.ground} ${stack.base}`}>
        <h3 className={text.cardTitle}>{name}</h3>
        <div className={cluster}>
          <ButtonLink href="#controls">TALK TO US</ButtonLink>
          <Button variant="quiet">Previous</Button>
          <Button variant="quiet" icon="arrow-right">
            Explore insights
          </Button>
          <Button disabled>SUBMITTING...</Button>
          <IconButton icon="pause" label="Pause" />
          <IconButton icon="play" label="Play" variant="action" />
        </div>
        <p>
          Text with <a href="#controls">a link</a>, <strong>bold words</strong> and{' '}
          <span className={css.focus}>a link in focus</span>.
        </p>
      </div>
    ))}
  </div>
);

/** The whole sprite, under the names that content uses. */
export const Icons = () => (
  <ul className={css.tiles}>
    {ICON_NAMES.map((name) => (
      <li key={name}>
        <Icon name={name} size={2.5} />
        <div className={text.caption}>{name}</div>
      </li>
    ))}
  </ul>
);

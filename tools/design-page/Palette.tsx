import { contrastRatio } from '#src/design/contrast.ts';
import { LINES, dark, light, linePalettes, shared } from '#src/design/palette.ts';
import type { SchemePalette } from '#src/design/palette.ts';
import { stack, text } from '#src/design/layout.css.ts';
import * as css from './design-page.css.ts';

/** Minimum contrast of a pair: text 7:1 (WCAG 2.2, 1.4.6), graphics and edges 3:1 (1.4.11). */
const NEED = { words: 7, graphics: 3 } as const;

interface PairProps {
  readonly name: string;
  readonly color: string;
  readonly ground: string;
  readonly need: keyof typeof NEED;
}

/** One color on one background, with its contrast ratio. */
function Pair({ name, color, ground, need }: PairProps) {
  const ratio = contrastRatio(color, ground);
  return (
    <li className={css.swatch} style={{ background: ground, color: color }}>
      <span>
        {need === 'words' ? 'Aa' : '◼'} {name}
      </span>
      <span className={css.figures}>
        {color} {ratio.toFixed(1)} {ratio >= NEED[need] ? '✓' : `below ${String(NEED[need])}`}
      </span>
    </li>
  );
}

const WORDS = ['text', 'muted', 'link', 'error', 'success'] as const;

function Scheme({ name, scheme }: { readonly name: string; readonly scheme: SchemePalette }) {
  return (
    <div className={stack.snug}>
      <h3 className={text.cardTitle}>{name}</h3>
      {(['background', 'surface'] as const).map((surface) => (
        <ul key={surface} className={css.swatches}>
          {WORDS.map((role) => (
            <Pair
              key={role}
              name={`${role} on ${surface}`}
              color={scheme[role]}
              ground={scheme[surface]}
              need="words"
            />
          ))}
          <Pair
            name={`edge on ${surface}`}
            color={scheme.edge}
            ground={scheme[surface]}
            need="graphics"
          />
        </ul>
      ))}
    </div>
  );
}

/** Every color on every allowed background, with its contrast ratio computed live. */
export function Palette() {
  return (
    <div className={stack.wide}>
      <Scheme name="Light" scheme={light} />
      <Scheme name="Dark" scheme={dark} />
      <div className={stack.snug}>
        <h3 className={text.cardTitle}>Call to action</h3>
        <ul className={css.swatches}>
          <Pair
            name="label on yellow"
            color={shared.yellowLabel}
            ground={shared.yellow}
            need="words"
          />
          <Pair
            name="label on hover"
            color={shared.yellowLabel}
            ground={shared.yellowHover}
            need="words"
          />
          <Pair
            name="ink edge on paper"
            color={shared.yellowLabel}
            ground={shared.paper}
            need="graphics"
          />
          <Pair
            name="yellow on dark"
            color={shared.yellow}
            ground={dark.background}
            need="graphics"
          />
        </ul>
      </div>
      {LINES.map((name) => {
        const { ink, ink2, accentA, accentB } = linePalettes[name];
        return (
          <div key={name} className={stack.snug}>
            <h3 className={text.cardTitle}>{name.toUpperCase()}</h3>
            <ul className={css.swatches}>
              <Pair name="paper on ink" color={shared.paper} ground={ink} need="words" />
              <Pair name="accent a on ink" color={accentA} ground={ink} need="graphics" />
              <Pair name="accent b on ink" color={accentB} ground={ink} need="words" />
              <Pair name="yellow on ink" color={shared.yellow} ground={ink} need="words" />
              <Pair name="paper on ink 2" color={shared.paper} ground={ink2} need="words" />
              <Pair name="accent a on ink 2" color={accentA} ground={ink2} need="graphics" />
              <Pair name="accent b on ink 2" color={accentB} ground={ink2} need="graphics" />
              <Pair name="ink on accent a" color={ink} ground={accentA} need="graphics" />
              <Pair name="ink on accent b" color={ink} ground={accentB} need="words" />
            </ul>
          </div>
        );
      })}
    </div>
  );
}

import { stack, text } from '#src/design/layout.css.ts';
import { fontSizes } from '#src/design/scales.ts';
import * as css from './design-page.css.ts';

const DISPLAY: ReadonlySet<string> = new Set(['heading', 'display', 'hero', 'figure']);

/** Both typefaces at every size of the scale, smallest first, and the predefined text styles. */
export function Type() {
  return (
    <div className={stack.wide}>
      <dl className={stack.roomy}>
        {Object.entries(fontSizes).map(([name, clamp]) => (
          <div key={name} className={css.sample}>
            <dt className={text.caption}>
              {name}: {clamp}
            </dt>
            <dd
              className={DISPLAY.has(name) ? css.display : undefined}
              style={{ fontSize: clamp, lineHeight: DISPLAY.has(name) ? 1 : 1.4 }}
            >
              {name === 'figure' ? '30+ 97% 500TB+' : 'Learn by building things'}
            </dd>
          </div>
        ))}
      </dl>
      <div className={stack.base}>
        <p className={text.tag}>Tag above a heading</p>
        <p className={text.heading}>A section’s heading</p>
        <p className={text.cardTitle}>A title</p>
        <p className={text.lead}>A lead says in one or two lines what the section is about.</p>
        <p className={text.muted}>Muted words step back; they are still read at 7:1.</p>
        <p className={text.caption}>A caption</p>
      </div>
    </div>
  );
}

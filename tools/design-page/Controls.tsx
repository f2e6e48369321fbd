import { Button, ButtonLink, IconButton } from '#src/components/button/Button.tsx';
import { cluster, onInk, onSurface, stack, text } from '#src/design/layout.css.ts';
import * as css from './design-page.css.ts';

const GROUNDS = [
  ['Background', ''],
  ['Surface', onSurface],
  ['Ink', onInk],
] as const;

/** Buttons and links on each background, including the focus ring. */
export function Controls() {
  return (
    <div className={css.grounds}>
      {GROUNDS.map(([name, ground]) => (
        <div key={name} className={`${ground} ${css.ground} ${stack.base}`}>
          <h3 className={text.cardTitle}>{name}</h3>
          <div className={cluster}>
            <ButtonLink href="#controls">TALK TO US</ButtonLink>
            <Button variant="quiet">Previous</Button>
          </div>
          <div className={cluster}>
            <Button variant="quiet" icon="arrow-right">
              Explore insights
            </Button>
            <Button disabled>SUBMITTING...</Button>
            <IconButton icon="pause" label="Pause" />
            <IconButton icon="play" label="Play" variant="action" />
          </div>
          <p>
            Text with <a href="#controls">a link</a> and <strong>bold words</strong>.
          </p>
          <p className={text.muted}>Keyboard focus:</p>
          <p>
            <span className={css.focus}>A link in focus</span>
          </p>
        </div>
      ))}
    </div>
  );
}

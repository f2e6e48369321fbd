import * as css from './NotFoundArt.css.ts';

/**
 * The digits 4, 0, 4 made of tiles on a canvas of 14 by 5, each 24 units wide: a 4 is a quarter
 * circle, a bar and a stem; the 0 is four quarter circles around a door, the way home, which opens under the
 * pointer, the focus or a finger. The adjacent text says the same, so the digits are hidden from assistive
 * technology.
 */
export function NotFoundArt() {
  return (
    <div className={css.art}>
      <Digits />
      <a className={css.doorway} href="/" aria-label="Open the door home">
        <svg viewBox="0 0 48 72" aria-hidden="true">
          <path className={css.ground} d="M0 72V24a24 24 0 0 1 48 0v48z" />
          <path className={css.bright} d="M14 42L29 25L44 42z" />
          <path className={css.paper} d="M18 42h22v30H18z" />
          <path className={css.ground} d="M25 72V58a4 4 0 0 1 8 0v14z" />
          <path className={css.door} d="M25 46h8v6h-8z" />
          <g className={css.leaf}>
            <path className={css.door} d="M2 72V24a22 22 0 0 1 44 0v48z" />
            <path className={css.ground} d="M36 45a3 3 0 1 1 0 6a3 3 0 1 1 0-6z" />
          </g>
        </svg>
      </a>
    </div>
  );
}

function Digits() {
  return (
    <svg viewBox="0 0 336 120" aria-hidden="true">
      <path className={css.quiet} d="M96 0h24v24H96zM96 96h24v24H96zM216 48h24v24h-24z" />
      <path className={css.soft} d="M0 72A72 72 0 0 1 72 0v28A44 44 0 0 0 28 72z" />
      <path className={css.bright} d="M52 72a20 20 0 0 1 20-20v20z" />
      <path className={css.paper} d="M72 0h24v72H72zM72 96h24v24H72z" />
      <path className={css.bright} d="M0 72h72v24H0z" />
      <path className={css.soft} d="M72 72h12a12 12 0 0 1 12 12v12H84a12 12 0 0 1-12-12z" />

      <g transform="translate(120)">
        <path className={css.bright} d="M0 48A48 48 0 0 1 48 0v48zM96 72a48 48 0 0 1-48 48V72z" />
        <path className={css.paper} d="M48 0a48 48 0 0 1 48 48H48zM0 48h48v24H0z" />
        <path className={css.soft} d="M48 120A48 48 0 0 1 0 72h48zM48 48h48v24H48z" />
      </g>

      <g transform="translate(240)">
        <path
          className={css.bright}
          d="M0 72A72 72 0 0 1 72 0v12A60 60 0 0 0 12 72zM24 72a48 48 0 0 1 48-48v12a36 36 0 0 0-36 36zM48 72a24 24 0 0 1 24-24v24z"
        />
        <path className={css.soft} d="M72 0h24v72H72zM72 96h24v24H72z" />
        <path className={css.paper} d="M0 72h72v24H0z" />
        <path className={css.bright} d="M72 72h24v24a24 24 0 0 1-24-24z" />
      </g>
    </svg>
  );
}

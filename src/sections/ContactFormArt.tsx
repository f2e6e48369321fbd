import * as css from './ContactFormArt.css.ts';

/**
 * A run of tiles at the foot of the panel: a letter on its way, from a speech bubble to an envelope.
 * Drawn in the page, so that it is there with the words and costs no request; decoration only.
 */
export function ContactFormArt() {
  return (
    <svg className={css.art} viewBox="0 0 8 2" aria-hidden="true" focusable="false">
      {/* a quarter circle, stripes, a speech bubble */}
      <path className={css.b} d="M0 0h1a1 1 0 0 1-1 1z" />
      <path className={css.ground} d="M0 1h1v1H0z" />
      <path className={css.paper} d="M.1 1.14h.8v.13H.1zM.1 1.43h.8v.13H.1zM.1 1.72h.8v.13H.1z" />
      <path className={css.a} d="M1 0h2v2H1z" />
      <path className={css.paper} d="M1.3 .35h1.4v.95H2.1l-.4 .4v-.4h-.4z" />
      <path
        className={css.ink}
        d="M1.6 .72a.12 .12 0 1 0 .24 0a.12 .12 0 1 0-.24 0zM1.88 .72a.12 .12 0 1 0 .24 0a.12 .12 0 1 0-.24 0zM2.16 .72a.12 .12 0 1 0 .24 0a.12 .12 0 1 0-.24 0z"
      />
      {/* steps between the two */}
      <path className={css.ground} d="M3 0h1v1H3z" />
      <path className={css.b} d="M3 1a1 1 0 0 1 1-1v1z" />
      <path className={css.paper} d="M3 1h1v1a1 1 0 0 1-1-1z" />
      <path className={css.ground} d="M4 0h1v1H4z" />
      <path
        className={css.a}
        d="M4.1 .2a.1 .1 0 1 0 .2 0a.1 .1 0 1 0-.2 0zM4.4 .2a.1 .1 0 1 0 .2 0a.1 .1 0 1 0-.2 0zM4.7 .2a.1 .1 0 1 0 .2 0a.1 .1 0 1 0-.2 0zM4.1 .5a.1 .1 0 1 0 .2 0a.1 .1 0 1 0-.2 0zM4.4 .5a.1 .1 0 1 0 .2 0a.1 .1 0 1 0-.2 0zM4.7 .5a.1 .1 0 1 0 .2 0a.1 .1 0 1 0-.2 0zM4.1 .8a.1 .1 0 1 0 .2 0a.1 .1 0 1 0-.2 0zM4.4 .8a.1 .1 0 1 0 .2 0a.1 .1 0 1 0-.2 0zM4.7 .8a.1 .1 0 1 0 .2 0a.1 .1 0 1 0-.2 0z"
      />
      <path className={css.b} d="M4 1h1a1 1 0 0 1-1 1z" />
      {/* the envelope: the one yellow tile */}
      <path className={css.yellow} d="M5 0h2v2H5z" />
      <path className={css.paper} d="M5.3 .5h1.4v1H5.3z" />
      <path className={css.ink} d="M5.3 .5h1.4l-.7 .62z" />
      {/* an arch and a leaf */}
      <path className={css.ground} d="M7 0h1v1H7z" />
      <path className={css.paper} d="M7 1V.5a.5 .5 0 0 1 1 0V1z" />
      <path className={css.a} d="M7 1h.5a.5 .5 0 0 1 .5 .5V2h-.5a.5 .5 0 0 1-.5-.5z" />
    </svg>
  );
}

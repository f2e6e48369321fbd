import * as layout from './Sheet.css.ts';

/** A tool's key figure, displayed large, and announced when an answer changes it. */
export function KeyFigure({ figure, words }: { readonly figure: string; readonly words: string }) {
  return (
    <p className={layout.beginning} role="status">
      {/* One new node for figure and words, so that they are announced once. */}
      <span key={`${figure} ${words}`} className={layout.inOne}>
        <strong className={layout.figure}>{figure}</strong> <span>{words}</span>
      </span>
    </p>
  );
}

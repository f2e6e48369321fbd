import type { BrowserName } from './browsers.ts';

/** Keys as xdotool names them: `Tab`, `h`, `shift+Tab`. */
type Key = string;

/** What a visitor does, and what must be heard after it: each of these words, as Orca says them. */
export type Step = (
  | { readonly press: Key }
  /** Presses the key until the words of `until` are said, like somebody looking for something. */
  | { readonly press: Key; readonly until: string; readonly atMost: number }
  | { readonly type: string }
  /** Types an address into the address bar. */
  | { readonly open: string }
  /** Something that happens elsewhere; a pause, in seconds, for anything that is not announced. */
  | { readonly pause: number }
  | { readonly server: 'stops' | 'is back' | 'has a new version' }
) & {
  readonly hears?: readonly string[];
  /** Loads a page, which Orca begins to read automatically; only what must be heard is recorded. */
  readonly loads?: true;
  /** What must never be said. */
  readonly never?: readonly string[];
  /** What these browsers do not say, or not always, although they should (docs/quality.md). */
  readonly unheard?: { readonly in: readonly BrowserName[]; readonly words: readonly string[] };
};

export interface Journey {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** The step in words, for transcripts. */
export function describe(step: Step): string {
  if ('open' in step) return `opens ${step.open}`;
  if ('type' in step) return `types “${step.type}”`;
  if ('pause' in step) return `waits for ${String(step.pause)} seconds`;
  if ('server' in step) return `the server ${step.server}`;
  return 'until' in step ? `presses ${step.press} until “${step.until}”` : `presses ${step.press}`;
}

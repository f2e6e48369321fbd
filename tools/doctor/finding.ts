/** How to mend something, by the server that answers. */
export interface Mend {
  readonly nginx: string;
  readonly caddy: string;
  /** A host that serves `dist/` and reads `_headers` and `_redirects`. */
  readonly staticHost: string;
}

/** Something about a deployment that is not as it should be. */
export interface Finding {
  /** Which rule: `caching.pages`, `receiver.origin`. */
  readonly id: string;
  /** A fault costs visitors or enquiries something; a warning may be meant. */
  readonly severity: 'fault' | 'warning';
  /** The address that was asked for. */
  readonly where: string;
  /** What was found, in one sentence. */
  readonly what: string;
  /** What follows from it. */
  readonly why: string;
  readonly mend: Mend;
}

/** The same advice whatever serves the site. */
export const everywhere = (advice: string): Mend => ({
  nginx: advice,
  caddy: advice,
  staticHost: advice,
});

/** How to fix something, by the server in use. */
export interface Mend {
  readonly nginx: string;
  readonly caddy: string;
  /** A host that serves `dist/` and reads `_headers` and `_redirects`. */
  readonly staticHost: string;
}

/** A problem with a deployment. */
export interface Finding {
  /** Which rule: `caching.pages`, `receiver.origin`. */
  readonly id: string;
  /** A fault affects visitors or enquiries; a warning may be intentional. */
  readonly severity: 'fault' | 'warning';
  /** The requested URL. */
  readonly where: string;
  /** What was found, in one sentence. */
  readonly what: string;
  /** Its consequences. */
  readonly why: string;
  readonly mend: Mend;
}

/** The same advice for all servers. */
export const everywhere = (advice: string): Mend => ({
  nginx: advice,
  caddy: advice,
  staticHost: advice,
});

export interface InstallInput {
  /** Whether the site runs as an installed app already (`display-mode: standalone`). */
  readonly isStandalone: boolean;
  /** Whether this is a browser of iOS or iPadOS, which never offers and must be explained. */
  readonly isIos: boolean;
  /** Until when an earlier dismissal holds, in ms since 1970, as it was remembered; null for none. */
  readonly dismissedUntil: number | null;
  /** The present time in ms since 1970. The machine never reads a clock of its own. */
  readonly now: () => number;
  /** How long a dismissal holds, in ms; default 90 days. */
  readonly rememberMs?: number;
}

export interface InstallContext {
  readonly isStandalone: boolean;
  readonly isIos: boolean;
  readonly dismissedUntil: number | null;
  /** Whether the browser has offered, and the offer has not been used. */
  readonly hasOffer: boolean;
  readonly now: () => number;
  readonly rememberMs: number;
}

export type InstallEvent =
  /** The browser offers to install (`beforeinstallprompt`); the host keeps that event. */
  | { readonly type: 'PROMPT.OFFERED' }
  /** The visitor pressed the install button. */
  | { readonly type: 'INSTALL.REQUESTED' }
  /** The visitor sent the install button away. */
  | { readonly type: 'INSTALL.DISMISSED' }
  /** The browser says that the site has been installed (`appinstalled`). */
  | { readonly type: 'APP.INSTALLED' }
  | { readonly type: 'INSTRUCTIONS.CLOSED' };

/** What the visitor answered to the browser's own question. */
export type PromptChoice = 'accepted' | 'dismissed';

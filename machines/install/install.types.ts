export interface InstallInput {
  /** Whether the site already runs as an installed app (`display-mode: standalone`). */
  readonly isStandalone: boolean;
  /** Whether this is a browser on iOS or iPadOS, which never offers and needs instructions. */
  readonly isIos: boolean;
  /** When a stored dismissal expires, in ms since 1970; null for none. */
  readonly dismissedUntil: number | null;
  /** Returns the current time in ms since 1970. The machine never reads a clock itself. */
  readonly now: () => number;
}

export interface InstallContext {
  readonly isStandalone: boolean;
  readonly isIos: boolean;
  readonly dismissedUntil: number | null;
  /** Whether the browser has offered installation and the offer is still unused. */
  readonly hasOffer: boolean;
  readonly now: () => number;
}

export type InstallEvent =
  /** The browser offers installation (`beforeinstallprompt`); the host keeps that event. */
  | { readonly type: 'PROMPT.OFFERED' }
  /** The visitor pressed the install button. */
  | { readonly type: 'INSTALL.REQUESTED' }
  /** The visitor dismissed the install button. */
  | { readonly type: 'INSTALL.DISMISSED' }
  /** The site has been installed (`appinstalled`). */
  | { readonly type: 'APP.INSTALLED' }
  | { readonly type: 'INSTRUCTIONS.CLOSED' };

/** The visitor's choice in the browser prompt. */
export type PromptChoice = 'accepted' | 'dismissed';

export type InstallEmitted =
  /** Emitted once per installation on this visit; not for a site that was already installed. */
  | { readonly type: 'INSTALLATION.FINISHED' }
  /** The visitor dismissed the offer, so the button they pressed is gone. */
  | { readonly type: 'OFFER.DISMISSED' };

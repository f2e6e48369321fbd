export interface UpdateInput {
  /** Whether a service worker controlled the page when it was loaded (`controller !== null`). */
  readonly isControlled: boolean;
  readonly delays?: {
    /** How long a postponed prompt stays away, in ms; default four hours. */
    readonly askAgainMs?: number;
    /** How long the new worker may take to come into control, in ms; default 10 000. */
    readonly activationMs?: number;
  };
}

export interface UpdateContext {
  /** Whether a worker controls the page: until one does, a change of controller is no update. */
  readonly isControlled: boolean;
  /** Whether the visitor has something written that a reload would interrupt. */
  readonly isFormDirty: boolean;
  /** Whether the new version controls this page already, because another tab has accepted it. */
  readonly isActivated: boolean;
  readonly askAgainMs: number;
  readonly activationMs: number;
}

export type UpdateEvent =
  /** A new version has been found and is being downloaded. */
  | { readonly type: 'UPDATE.FOUND' }
  /** It is complete on this device and waits for the visitor. */
  | { readonly type: 'UPDATE.INSTALLED' }
  /** Its download or its activation has failed. */
  | { readonly type: 'UPDATE.FAILED' }
  /** The visitor wants it, now or as soon as the form is done. */
  | { readonly type: 'UPDATE.ACCEPTED' }
  /** The visitor does not want it now, or takes the acceptance back. */
  | { readonly type: 'UPDATE.POSTPONED' }
  | { readonly type: 'FORM.DIRTIED' }
  | { readonly type: 'FORM.CLEANED' }
  /** Another worker controls the page: the first one ever, or the new version. */
  | { readonly type: 'CONTROLLER.CHANGED' };

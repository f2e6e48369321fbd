export interface UpdateInput {
  /** Whether a service worker controlled the page when it was loaded (`controller !== null`). */
  readonly isControlled: boolean;
}

export interface UpdateContext {
  /**
   * Whether a worker controls the page. The first controller is not an update.
   */
  readonly isControlled: boolean;
  /** Whether a form has unsaved changes or shows a confirmation, which a reload would end. */
  readonly isFormDirty: boolean;
  /** Whether the new version already controls this page, because another tab has accepted it. */
  readonly isActivated: boolean;
}

export type UpdateEvent =
  /** A new version has been found and is being downloaded. */
  | { readonly type: 'UPDATE.FOUND' }
  /** It is downloaded and waits for the visitor. */
  | { readonly type: 'UPDATE.INSTALLED' }
  /** Its download or activation failed. */
  | { readonly type: 'UPDATE.FAILED' }
  /** The visitor accepts it, now or as soon as the form is clean. */
  | { readonly type: 'UPDATE.ACCEPTED' }
  /** The visitor postpones it, or withdraws the acceptance. */
  | { readonly type: 'UPDATE.POSTPONED' }
  | { readonly type: 'FORM.DIRTIED' }
  | { readonly type: 'FORM.CLEANED' }
  /** Another worker controls the page: the first one, or the new version. */
  | { readonly type: 'CONTROLLER.CHANGED' }
  /** A worker built for this page's code controls the page: only content may have changed. */
  | { readonly type: 'CONTENT.CHANGED' };

/** A version failed to download or activate; the current one keeps working. */
export type UpdateEmitted = { readonly type: 'UPDATE.ABANDONED' };

import type { ActorRefFrom, EmittedFrom, InputFrom } from 'xstate';
import type { Jitter } from '#machines/lib/backoff.ts';
import type { connectivityMachine } from '#machines/connectivity/index.ts';
import type { contactFormMachine } from '#machines/contact-form/index.ts';
import type { installMachine } from '#machines/install/index.ts';
import type { offlineLibraryMachine } from '#machines/offline-library/index.ts';
import type { outboxMachine } from '#machines/outbox/index.ts';
import type { searchMachine } from '#machines/search/index.ts';
import type { themeMachine } from '#machines/theme/index.ts';
import type { ToastRequest, toastsMachine } from '#machines/toasts/index.ts';
import type { updateMachine } from '#machines/update/index.ts';

/** The site's actors by their system id. Types only: the root loads none of their code. */
export interface AppActors {
  readonly theme: typeof themeMachine;
  readonly toasts: typeof toastsMachine;
  readonly connectivity: typeof connectivityMachine;
  readonly update: typeof updateMachine;
  readonly install: typeof installMachine;
  readonly library: typeof offlineLibraryMachine;
  readonly search: typeof searchMachine;
  readonly outbox: typeof outboxMachine;
  readonly contactForm: typeof contactFormMachine;
}

export type AppActorName = keyof AppActors;

/** A running child of the root. */
export type AppActor<N extends AppActorName> = ActorRefFrom<AppActors[N]>;

/** Adds a child with all its I/O provided, once its code is loaded. A duplicate name is ignored. */
export interface AddActor<N extends AppActorName = AppActorName> {
  readonly type: 'ACTOR.ADDED';
  readonly name: N;
  readonly logic: AppActors[N];
  readonly input: InputFrom<AppActors[N]>;
}

/** Unprompted notifications to the visitor. The host supplies the wording. */
export type AppNotice =
  | { readonly kind: 'pagesSaved'; readonly count: number }
  | { readonly kind: 'pagesNotSaved'; readonly count: number }
  | { readonly kind: 'pagesRemoved'; readonly count: number }
  | { readonly kind: 'pagesNotRemoved'; readonly count: number }
  | { readonly kind: 'storageFull' }
  | { readonly kind: 'installed' }
  | { readonly kind: 'installNotOffered' }
  | { readonly kind: 'updateFailed' }
  /** A part of the site that is loaded on demand failed to load. */
  | { readonly kind: 'partLost' }
  /** An enquiry was delivered, perhaps after waiting in the outbox, while its form was not visible. */
  | { readonly kind: 'enquirySent'; readonly hasWaited: boolean };

export interface AppInput {
  /** Returns the wording of a notice. Pure; must not throw. */
  readonly wordsFor: (notice: AppNotice) => ToastRequest;
  /** Whether the browser reports on start that there is no network. */
  readonly isOffline: boolean;
  /** Random factor from 0 to 1, so that visitors do not all retry at once; default none. */
  readonly jitter?: Jitter;
}

export interface AppContext extends Required<AppInput> {
  /**
   * Whether there is no network: the browser's last report, unless the server has answered since. The
   * connectivity machine tracks the server.
   */
  readonly isOffline: boolean;
  /** Whether a form has unsaved work or an unread confirmation; updates of the site wait for that. */
  readonly isFormDirty: boolean;
  /** Whether the contact form is on screen, where it reports the outcome itself. */
  readonly isFormShown: boolean;
  readonly isPageHidden: boolean;
  /** Whether search was requested before it was loaded. */
  readonly isSearchWanted: boolean;
  /** Whether pages can be saved on this device: not known yet, refused, no space, or open. */
  readonly offlineReading: 'unknown' | 'refused' | 'full' | 'open';
  /** Consecutive failed installations of a new version. */
  readonly failedInstallations: number;
  /** Whether the visitor has been told of them. */
  readonly isFailureReported: boolean;
  /** The current wait before the next attempt, in ms. */
  readonly retryInMs: number;
}

/** Events from the browser, the service worker and the views. */
export type AppHostEvent =
  | AddActor
  /** The browser reports a network, or none. */
  | { readonly type: 'NETWORK.FOUND' }
  | { readonly type: 'NETWORK.LOST' }
  /** A request was answered by the site's server itself, or got no answer. */
  | { readonly type: 'FETCH.SUCCEEDED' }
  | { readonly type: 'FETCH.FAILED'; readonly isHeld?: boolean }
  | { readonly type: 'PAGE.SHOWN' }
  | { readonly type: 'PAGE.HIDDEN' }
  /** The service worker is registered: from now on there may be newer versions. */
  | { readonly type: 'WORKER.REGISTERED' }
  | { readonly type: 'UPDATE.INSTALLED' }
  | { readonly type: 'UPDATE.FAILED' }
  /** A version with the same code as this page, and possibly different content, has taken over. */
  | { readonly type: 'CONTENT.CHANGED' }
  /** No page can be saved here: no service worker, or storage was refused. */
  | { readonly type: 'OFFLINE_READING.REFUSED' }
  /** A version could not be installed because the device is full; `isUpdate` unless it is the first one. */
  | { readonly type: 'INSTALLATION.FULL'; readonly isUpdate: boolean }
  | { readonly type: 'DATA_SAVER.CHANGED'; readonly isSavingData: boolean }
  /** A part of the site that is loaded on demand failed to load. */
  | { readonly type: 'PART.LOST' }
  | { readonly type: 'SEARCH.REQUESTED' }
  | { readonly type: 'FORM.SHOWN' }
  | { readonly type: 'FORM.HIDDEN' }
  /** Remove everything written to the team from this device, which may be shared. */
  | { readonly type: 'ENQUIRIES.CLEARED' };

/** An event emitted by a child, prefixed with the child's name: `outbox.ENQUIRY.SENT`. */
export type Relayed<N extends AppActorName> =
  EmittedFrom<AppActors[N]> extends infer E
    ? E extends { readonly type: infer T extends string }
      ? Omit<E, 'type'> & { readonly type: `${N}.${T}` }
      : never
    : never;

export type AppEvent =
  | AppHostEvent
  /** XState's own: a child has failed. */
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown }
  | { [N in AppActorName]: Relayed<N> }[AppActorName];

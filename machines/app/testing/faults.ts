import { assign, emit, enqueueActions, fromPromise } from 'xstate';
import type { AppActorName } from '../index.ts';
import type { Faults, Machines } from './world.ts';

/** A fault planted on purpose to make a property fail. */
export interface PlantedFault extends Faults {
  readonly name: string;
  /** The property that detects it. */
  readonly breaks: string;
}

interface Delivery {
  readonly to: AppActorName;
  readonly event: { readonly type: string; readonly errors?: object };
}

type Alter = (machines: Machines) => Partial<Machines>;

/** A root whose forwarded events are rewritten: replaced or dropped. */
const forwarding =
  (change: (delivery: Delivery) => Delivery | null): Alter =>
  ({ app }) => ({
    app: app.provide({
      actions: {
        send: enqueueActions(({ enqueue, system }, delivery) => {
          const changed = change(delivery);
          const actor: unknown = changed === null ? undefined : system.get(changed.to);
          if (actor !== undefined) enqueue.sendTo(actor as never, changed?.event as never);
        }),
      },
    }),
  });

const dropping = (to: AppActorName, type: string): Alter =>
  forwarding((delivery) => (delivery.to === to && delivery.event.type === type ? null : delivery));

type Given<Part> = Part extends (implementations: infer I) => unknown ? I : never;

const withApp =
  (given: Given<Machines['app']['provide']>): Alter =>
  ({ app }) => ({ app: app.provide(given) });

const withForm =
  (given: Given<Machines['contactForm']['provide']>): Alter =>
  ({ contactForm }) => ({ contactForm: contactForm.provide(given) });

const withOutbox =
  (given: Given<Machines['outbox']['provide']>): Alter =>
  ({ outbox }) => ({ outbox: outbox.provide(given) });

/** An outbox whose enquiries have a guard that always fails. */
const withEntryGuard =
  (guard: 'isOffline' | 'isRemovedElsewhere'): Alter =>
  ({ outbox }) => {
    const entry = outbox.implementations.actors['enquiry'] as unknown as {
      provide(given: object): never;
    };
    return {
      outbox: outbox.provide({
        actors: { enquiry: entry.provide({ guards: { [guard]: () => false } }) },
      }),
    };
  };

const hasErrors = ({ event }: Delivery) => Object.keys(event.errors ?? {}).length > 0;

const isReturn = ({ to, event }: Delivery) =>
  to === 'contactForm' && event.type === 'ENQUIRY.RETURNED';

/** At least one for each property. */
export const plantedFaults: readonly PlantedFault[] = [
  // Nothing is lost.
  {
    name: 'a form that does not keep its draft',
    breaks: 'every submitted enquiry is in a form, a draft, an outbox or the receiver',
    alter: withForm({ actions: { persistDraft: () => {} } }),
  },
  {
    name: 'a store that loses what is written to it',
    breaks: 'whatever the form reports as saved is on the device or at the receiver',
    habits: ['the store loses what is written to it'],
  },
  {
    name: 'a store that is cleared when a tab closes',
    breaks: 'a saved enquiry leaves the device only when it is sent or the visitor takes it back',
    habits: ['the store is cleared when a tab closes'],
  },
  {
    name: 'a store that truncates text',
    breaks: 'an enquiry waiting on the device has the text that was submitted',
    habits: ['the store truncates text'],
  },
  {
    name: 'text that is garbled in transit',
    breaks: 'the receiver has the text that was submitted',
    habits: ['text is garbled in transit'],
  },
  {
    name: 'a form that is cleared by a refusal',
    breaks: 'an enquiry that was not sent returns to the form word for word',
    alter: withForm({
      actions: {
        showRefusal: assign(({ context }, { errors }) => ({
          values: context.initialValues,
          errors,
        })),
      },
    }),
  },
  {
    name: 'a form that accepts input while it is sending',
    breaks: 'an enquiry cannot be edited while it is being sent',
    alter: withForm({ guards: { isNotSubmitting: () => true } }),
  },
  {
    name: 'an outbox that does not resume stored enquiries',
    breaks: 'eventually every saved enquiry is received, refused or canceled',
    habits: ['stored enquiries are not resumed'],
  },
  {
    name: 'an outbox that is not notified when the network returns',
    breaks: 'eventually nothing is still being sent',
    alter: dropping('outbox', 'NETWORK.BACK'),
  },

  // Drafts survive.
  {
    name: 'a device that stores only the beginning of a draft',
    breaks: 'a draft that the form reports as saved is on the device as written',
    habits: ['only the beginning of a draft is stored'],
  },
  {
    name: 'a form that is not notified when its page is left',
    breaks: 'a page that is hidden saves what was typed last',
    alter: dropping('contactForm', 'PAGE.LEFT'),
  },
  {
    name: 'drafts that are not found',
    breaks: 'a reopened form has what was written before',
    habits: ['drafts are not found'],
  },
  {
    name: 'drafts that are never removed',
    breaks: 'an empty form leaves no draft on the device',
    habits: ['drafts are never removed'],
  },
  {
    name: 'text that stays in an entry marked as sent',
    breaks: 'text is removed from the stored outbox once it is sent',
    habits: ['text stays in an entry marked as sent'],
  },

  {
    name: 'a hidden page that keeps nothing',
    breaks: 'an enquiry that a hidden page is still sending is on the device too',
    habits: ['a hidden page keeps nothing'],
  },
  {
    name: 'an outbox that does not resume what a hidden page has stored',
    breaks:
      'eventually every enquiry that a hidden page was sending is received, refused or canceled',
    habits: ['stored enquiries are not resumed'],
  },

  // Nothing is duplicated.
  {
    name: 'a receiver that stores every copy',
    breaks: 'the receiver stores each enquiry once',
    habits: ['the receiver stores every copy'],
  },
  {
    name: 'keys that are issued twice',
    breaks: 'an idempotency key is never used for two different contents',
    habits: ['keys are issued twice'],
  },
  {
    name: 'a lock granted to everyone',
    breaks: 'the outboxes of two tabs never send an enquiry at the same time',
    habits: ['the lock is granted to everyone'],
  },
  {
    name: 'a form that posts twice',
    breaks: 'a form has at most one request in flight',
    habits: ['the form posts twice'],
  },
  {
    name: 'an outbox that adds an entry for every report',
    breaks: 'an outbox lists each enquiry once',
    alter: withOutbox({
      actions: {
        setReport: assign(({ context: { items } }, { idempotencyKey, phase }) => ({
          items: items.flatMap((item) =>
            item.idempotencyKey === idempotencyKey ? [item, { ...item, phase }] : [item],
          ),
        })),
      },
    }),
  },
  {
    name: 'a store that queues sent enquiries again',
    breaks: 'an enquiry marked as sent on the device is never queued again',
    habits: ['sent enquiries are queued again'],
  },
  {
    name: 'an outbox that forgets what it has reported',
    breaks: 'an outbox reports once that an enquiry was sent',
    alter: withOutbox({
      actions: {
        emitSentBefore: enqueueActions(({ enqueue }, { entries }) => {
          for (const { idempotencyKey, receipt, status } of entries) {
            if (status !== 'sent') continue;
            enqueue(
              emit({ type: 'ENQUIRY.SENT', idempotencyKey, receipt: receipt ?? '', isNews: false }),
            );
          }
        }),
      },
    }),
  },
  {
    name: 'a device on which every page is the first to announce',
    breaks: 'only one toast across both tabs reports that the outbox sent an enquiry',
    habits: ['every page is the first to announce'],
  },
  {
    name: 'a root that announces everything twice',
    breaks: 'a page reports an enquiry with one toast',
    alter: withApp({
      actions: {
        notify: enqueueActions(({ context, enqueue, system }, notice) => {
          const toasts: unknown = system.get('toasts');
          if (toasts === undefined) return;
          for (const toast of [context.wordsFor(notice), context.wordsFor(notice)]) {
            enqueue.sendTo(toasts as never, { type: 'TOAST.ADDED', toast } as never);
          }
        }),
      },
    }),
  },
  {
    name: 'a root that forgets what the form has reported',
    breaks: 'a page reports an enquiry with one toast',
    alter: withApp({
      guards: { isFirstToTell: ({ context }, { output }) => output && !context.isFormShown },
    }),
  },
  {
    name: 'a mark "announced" that is not stored',
    breaks: 'only one page is the first to announce an enquiry',
    habits: ['announcements are never marked'],
  },

  // Nothing false is reported.
  {
    name: 'an outbox that takes silence for acceptance',
    breaks: 'the outbox never reports "sent" for an enquiry that the receiver does not have',
    habits: ['silence counts as acceptance in the outbox'],
  },
  {
    name: 'a form that takes silence for acceptance',
    breaks: 'the form never reports "sent" for an enquiry that the receiver does not have',
    habits: ['silence counts as acceptance in the form'],
  },
  {
    name: 'toasts that all report "sent"',
    breaks: 'a toast never reports "sent" for an enquiry that the receiver does not have',
    habits: ['every toast reports "sent"'],
  },
  {
    name: 'a mark "sent" that is set before the response',
    breaks: 'the device never marks as sent an enquiry that the receiver does not have',
    habits: ['the mark "sent" is set before the response'],
  },
  {
    name: 'memory that counts as storage',
    breaks: 'the form never reports "saved" for an enquiry that was not stored',
    habits: ['memory counts as storage'],
  },
  {
    name: 'a store that loses receipts',
    breaks: 'every receipt came from the receiver',
    habits: ['the store loses receipts'],
  },
  {
    name: 'a failure that counts as a refusal',
    breaks: 'the outbox never reports "refused" for an enquiry that the receiver did not refuse',
    habits: ['a failure counts as a refusal'],
  },

  // Cancellations are final.
  {
    name: 'an enquiry that does not notice that it was removed',
    breaks: 'a canceled enquiry is never sent afterwards',
    alter: withEntryGuard('isRemovedElsewhere'),
  },
  {
    name: 'a store that only pretends to remove',
    breaks: 'a canceled enquiry is gone from the device',
    habits: ['the store only pretends to remove'],
  },
  {
    name: 'a lock granted to everyone while the other tab is sending',
    breaks: 'an enquiry that the receiver acknowledged to an outbox is never canceled',
    habits: ['the lock is granted to everyone'],
  },
  {
    name: 'a form that is not notified of cancelations',
    breaks: 'a form does not wait for an enquiry that was canceled',
    alter: forwarding((delivery) => (isReturn(delivery) && !hasErrors(delivery) ? null : delivery)),
  },

  // Form and outbox agree.
  {
    name: 'a form that is not notified of acknowledgments',
    breaks: 'a form does not wait for an enquiry that was sent',
    alter: dropping('contactForm', 'ENQUIRY.ACKNOWLEDGED'),
  },
  {
    name: 'a form that is not notified of refusals',
    breaks: 'a form does not wait for an enquiry that was refused',
    alter: forwarding((delivery) => (isReturn(delivery) && hasErrors(delivery) ? null : delivery)),
  },

  // An update never interrupts.
  {
    name: 'an update that is not notified of unfinished work',
    breaks: 'a page is never reloaded while it has unfinished work',
    alter: dropping('update', 'FORM.DIRTIED'),
  },
  {
    name: 'a root that takes every form for hidden',
    breaks: 'a page is never reloaded when it has just shown that an enquiry was sent',
    alter: withApp({ guards: { isFormHidden: () => true } }),
  },
  {
    name: 'a root that takes every form for visible',
    breaks: 'an accepted update waits for a confirmation only where it is shown',
    alter: withApp({ guards: { isFormHidden: () => false } }),
  },
  {
    name: 'a page that reloads when the controller changes',
    breaks: 'a page is reloaded only when the visitor accepted the update on that page',
    habits: ['the page reloads when the controller changes'],
  },
  {
    name: 'a worker that takes over when it is installed',
    breaks: 'a worker takes over only when the visitor has accepted the update',
    habits: ['the worker takes over when it is installed'],
  },
  {
    name: 'an update that is loaded late and not notified',
    breaks: 'the update knows about unfinished work, no matter when it was loaded',
    alter: withApp({ guards: { isUpdateOverWork: () => false } }),
  },
  {
    name: 'an update that is not notified when text is saved',
    breaks: 'an accepted update does not wait for a form whose text is saved',
    alter: dropping('update', 'FORM.CLEANED'),
  },
  {
    name: 'a version that is offered when it is found',
    breaks: 'an update is offered only when there is one',
    alter: forwarding((delivery) =>
      delivery.event.type === 'UPDATE.FOUND'
        ? { ...delivery, event: { type: 'UPDATE.INSTALLED' } }
        : delivery,
    ),
  },
  {
    name: 'a root that does not pause between checks',
    breaks: 'updates are checked for at most every ten minutes, unless an event calls for it',
    alter: withApp({ delays: { checkPause: 0 } }),
  },

  // Reports about the network are true.
  {
    name: 'a root that does not forward answered requests',
    breaks: 'after a request that was answered, the site is online or asks the server at once',
    alter: dropping('connectivity', 'FETCH.SUCCEEDED'),
  },
  {
    name: 'a root that does not forward the loss of the network',
    breaks: 'the site is not shown as online once the browser has reported the loss of the network',
    alter: dropping('connectivity', 'NETWORK.LOST'),
  },
  {
    name: 'a page that believes every report of a failure',
    breaks:
      'the site is shown as offline only when a probe or the browser says so, not on a late report',
    alter: ({ connectivity }) => ({
      connectivity: connectivity.provide({ guards: { isHeldBack: () => true } }),
    }),
  },
  {
    name: 'a check for updates that gets no response',
    breaks: 'nothing is announced about a network that never failed',
    habits: ['the check for updates gets no response'],
  },
  {
    name: 'an outbox that is not notified when the network is lost',
    breaks:
      'the root and the outbox agree on whether there is a network, and with a browser that knows',
    alter: dropping('outbox', 'NETWORK.LOST'),
  },
  {
    name: 'enquiries that ignore the network',
    breaks: 'without a network the outbox sends only at the visitor’s request',
    alter: withEntryGuard('isOffline'),
  },
  {
    name: 'a page that never doubts the browser',
    breaks:
      'half an hour after the network returns, every page knows it, whatever the browser reports',
    alter: ({ connectivity }) => ({
      connectivity: connectivity.provide({ delays: { offlineWait: 1e9 } }),
    }),
  },

  // The visitor is told once, on a visible page.
  {
    name: 'a root that announces on hidden pages too',
    breaks: 'an enquiry is marked as announced only on a visible page',
    alter: withApp({
      guards: { mayAnnounce: ({ context }) => context.unannounced.length > 0 },
    }),
  },
  {
    name: 'a root that announces on the form’s own page as well',
    breaks: 'no toast reports "sent" on the page that has the form',
    alter: withApp({ guards: { isFirstToTell: (_, { output }) => output } }),
  },
  {
    name: 'toasts that are not notified when the page is hidden',
    breaks: 'no toast times out on a hidden page',
    alter: dropping('toasts', 'PAGE.HIDDEN'),
  },
  {
    name: 'toasts that are loaded late and not notified',
    breaks: 'toasts know whether their page is visible, no matter when they were loaded',
    alter: withApp({ guards: { areToastsOutOfSight: () => false } }),
  },
  {
    name: 'toasts that are not notified when the page is visible again',
    breaks: 'no toast stays forever on a visible page',
    alter: dropping('toasts', 'PAGE.SHOWN'),
  },
  {
    name: 'toasts that are never loaded',
    breaks: 'eventually every enquiry sent from the device has been announced to the visitor',
    habits: ['toasts are never loaded'],
  },
  {
    name: 'a mark "announced" that is never answered',
    breaks: 'eventually no page has anything left to announce',
    alter: withApp({ actors: { announce: fromPromise(() => new Promise<boolean>(() => {})) } }),
  },

  // Pages close cleanly.
  {
    name: 'a notice that has no words',
    breaks: 'no root actor stops before its page does',
    habits: ['a notice has no words'],
  },
  {
    name: 'locks that outlive their tab',
    breaks: 'a tab that is closed holds no lock',
    habits: ['locks outlive their tab'],
  },
  {
    name: 'a time limit that outlives its page',
    breaks: 'a tab that is closed leaves no timer behind',
    habits: ['a time limit outlives its page'],
  },
];

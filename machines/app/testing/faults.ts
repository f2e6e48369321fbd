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
    breaks:
      'an enquiry that was submitted is in a form, in the draft, in the outbox or at the receiver',
    alter: withForm({ actions: { persistDraft: () => {} } }),
  },
  {
    name: 'a store that loses what it is given',
    breaks: 'what the form calls kept lies on the device or at the receiver',
    habits: ['the store loses what it is given'],
  },
  {
    name: 'a store that is emptied with a tab',
    breaks: 'what was kept leaves the device only when it was sent, or the visitor wants it back',
    habits: ['the store is emptied with a tab'],
  },
  {
    name: 'a store that cuts words off',
    breaks: 'what waits on the device has the words that were submitted',
    habits: ['the store cuts words off'],
  },
  {
    name: 'words that are garbled on the way',
    breaks: 'what the receiver has are the words that were submitted',
    habits: ['words are garbled on the way'],
  },
  {
    name: 'a form that a refusal empties',
    breaks: 'an enquiry that was not sent comes back to the form word for word',
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
    name: 'a form that takes words while it is sending',
    breaks: 'what is being sent cannot be changed',
    alter: withForm({ guards: { isNotSubmitting: () => true } }),
  },
  {
    name: 'an outbox that takes up nothing from the device',
    breaks: 'in the end everything that was kept is at the receiver, refused or canceled',
    habits: ['nothing stored is taken up again'],
  },
  {
    name: 'an outbox that is not told that the network is back',
    breaks: 'in the end nothing is on its way',
    alter: dropping('outbox', 'NETWORK.BACK'),
  },

  // Drafts survive.
  {
    name: 'a device that keeps only the first words of a draft',
    breaks: 'a draft that the form calls saved lies on the device as it is written',
    habits: ['only the first words of a draft are kept'],
  },
  {
    name: 'a form that is not told that its page is left',
    breaks: 'a page that goes out of sight keeps what was typed last',
    alter: dropping('contactForm', 'PAGE.LEFT'),
  },
  {
    name: 'drafts that are not found',
    breaks: 'a form that is opened again has what was written before',
    habits: ['drafts are not found'],
  },
  {
    name: 'drafts that are never removed',
    breaks: 'an empty form leaves no draft on the device',
    habits: ['drafts are never removed'],
  },
  {
    name: 'words that stay with the mark "sent"',
    breaks: 'words leave the outbox of the device when they are sent',
    habits: ['words stay with the mark "sent"'],
  },

  // Nothing is duplicated.
  {
    name: 'a receiver that stores every copy',
    breaks: 'the receiver stores each enquiry once',
    habits: ['the receiver stores every copy'],
  },
  {
    name: 'keys that are given out twice',
    breaks: 'a key never stands for two contents',
    habits: ['keys are given out twice'],
  },
  {
    name: 'a lock that everyone gets',
    breaks: 'the outboxes of two tabs never send an enquiry at the same time',
    habits: ['everyone gets the lock'],
  },
  {
    name: 'a form that posts twice',
    breaks: 'a form has one request under way',
    habits: ['the form posts twice'],
  },
  {
    name: 'an outbox that lists every report',
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
    name: 'a store in which what was sent waits again',
    breaks: 'what the device has marked as sent does not wait again',
    habits: ['what was sent waits again'],
  },
  {
    name: 'an outbox that forgets what it has said',
    breaks: 'an outbox says once that an enquiry was sent',
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
    name: 'a device on which everyone is the first to tell',
    breaks: 'over both tabs one toast tells that the outbox has sent an enquiry',
    habits: ['everyone is the first to tell'],
  },
  {
    name: 'a root that says everything twice',
    breaks: 'a page tells of an enquiry with one toast',
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
    breaks: 'a page tells of an enquiry with one toast',
    alter: withApp({
      guards: { isFirstToTell: ({ context }, { output }) => output && !context.isFormShown },
    }),
  },
  {
    name: 'a mark "told" that is not kept',
    breaks: 'one page is the first to tell of an enquiry',
    habits: ['telling is never marked'],
  },

  // Nothing false is reported.
  {
    name: 'an outbox that takes silence for acceptance',
    breaks: 'the outbox says "sent" of nothing that the receiver does not have',
    habits: ['silence counts as acceptance in the outbox'],
  },
  {
    name: 'a form that takes silence for acceptance',
    breaks: 'the form says "sent" of nothing that the receiver does not have',
    habits: ['silence counts as acceptance in the form'],
  },
  {
    name: 'toasts that all say "sent"',
    breaks: 'a toast says "sent" of nothing that the receiver does not have',
    habits: ['every toast says "sent"'],
  },
  {
    name: 'a mark "sent" that is set before the answer',
    breaks: 'the device marks nothing as sent that the receiver does not have',
    habits: ['the mark "sent" is set before the answer'],
  },
  {
    name: 'memory that counts as kept',
    breaks: 'the form says "kept" of nothing that was not stored',
    habits: ['memory counts as kept'],
  },
  {
    name: 'a store that loses receipts',
    breaks: 'a receipt is one that the receiver gave',
    habits: ['the store loses receipts'],
  },
  {
    name: 'a failure that counts as a refusal',
    breaks: 'the outbox says "refused" of nothing that the receiver has not refused',
    habits: ['a failure counts as a refusal'],
  },

  // Cancellations are final.
  {
    name: 'an enquiry that does not see that it was removed',
    breaks: 'what was canceled is never sent afterwards',
    alter: withEntryGuard('isRemovedElsewhere'),
  },
  {
    name: 'a store that only pretends to remove',
    breaks: 'what was canceled is gone from the device',
    habits: ['the store only pretends to remove'],
  },
  {
    name: 'a lock that everyone gets, while the other tab is sending',
    breaks: 'nothing is canceled that the receiver has acknowledged to an outbox',
    habits: ['everyone gets the lock'],
  },
  {
    name: 'a form that is not told what was canceled',
    breaks: 'a form does not wait for what was canceled',
    alter: forwarding((delivery) => (isReturn(delivery) && !hasErrors(delivery) ? null : delivery)),
  },

  // Form and outbox agree.
  {
    name: 'a form that is not told what was sent',
    breaks: 'a form does not wait for what was sent',
    alter: dropping('contactForm', 'ENQUIRY.ACKNOWLEDGED'),
  },
  {
    name: 'a form that is not told what was refused',
    breaks: 'a form does not wait for what was refused',
    alter: forwarding((delivery) => (isReturn(delivery) && hasErrors(delivery) ? null : delivery)),
  },

  // An update never interrupts.
  {
    name: 'an update that is not told of unfinished work',
    breaks: 'a page is never reloaded over unfinished work',
    alter: dropping('update', 'FORM.DIRTIED'),
  },
  {
    name: 'a page that reloads when the controller changes',
    breaks: 'a page is reloaded only when the visitor has accepted that in it',
    habits: ['the page reloads when the controller changes'],
  },
  {
    name: 'a worker that takes over when it is installed',
    breaks: 'a worker takes over only when the visitor has accepted it',
    habits: ['the worker takes over when it is installed'],
  },
  {
    name: 'an update that is loaded late and told nothing',
    breaks: 'the update knows of unfinished work, whenever it was loaded',
    alter: withApp({ guards: { isUpdateOverWork: () => false } }),
  },
  {
    name: 'an update that is not told that work is safe',
    breaks: 'an accepted update does not wait for a form that is safe',
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
    name: 'a root that does not wait between checks',
    breaks: 'updates are asked for at most every ten minutes, unless something has happened',
    alter: withApp({ delays: { checkPause: 0 } }),
  },

  // Reports about the network are true.
  {
    name: 'a root that keeps answered requests to itself',
    breaks: 'nothing is said to be offline after a request that was answered',
    alter: dropping('connectivity', 'FETCH.SUCCEEDED'),
  },
  {
    name: 'a root that keeps the loss of the network to itself',
    breaks: 'a network that the browser has lost is not called online',
    alter: dropping('connectivity', 'NETWORK.LOST'),
  },
  {
    name: 'a check for updates that finds nobody',
    breaks: 'nothing is said of a network that never failed',
    habits: ['the check for updates finds nobody'],
  },
  {
    name: 'an outbox that is not told that the network is lost',
    breaks: 'root and outbox know what the browser says of the network',
    alter: dropping('outbox', 'NETWORK.LOST'),
  },
  {
    name: 'enquiries that do not care about the network',
    breaks: 'without a network the outbox tries nothing that the visitor does not ask for',
    alter: withEntryGuard('isOffline'),
  },
  {
    name: 'a root that keeps the return of the network to itself',
    breaks: 'half an hour after the network is back every page knows',
    alter: dropping('connectivity', 'NETWORK.FOUND'),
  },

  // The visitor is told once, on a visible page.
  {
    name: 'a root that tells wherever it is',
    breaks: 'an enquiry is marked as told on a page in sight only',
    alter: withApp({
      guards: { mayAnnounce: ({ context }) => context.unannounced.length > 0 },
    }),
  },
  {
    name: 'a root that tells the form’s own page as well',
    breaks: 'no toast says "sent" on the page of the form',
    alter: withApp({ guards: { isFirstToTell: (_, { output }) => output } }),
  },
  {
    name: 'toasts that are not told that the page is out of sight',
    breaks: 'no toast goes away on a page out of sight',
    alter: dropping('toasts', 'PAGE.HIDDEN'),
  },
  {
    name: 'toasts that are loaded late and told nothing',
    breaks: 'toasts know whether their page is in sight, whenever they were loaded',
    alter: withApp({ guards: { areToastsOutOfSight: () => false } }),
  },
  {
    name: 'toasts that are not told that the page is in sight again',
    breaks: 'no toast stays for ever on a page in sight',
    alter: dropping('toasts', 'PAGE.SHOWN'),
  },
  {
    name: 'toasts that are never loaded',
    breaks: 'in the end the visitor has been told of all that was sent from the device',
    habits: ['toasts are never loaded'],
  },
  {
    name: 'a mark "told" that is never answered',
    breaks: 'in the end no page has anything left to tell',
    alter: withApp({ actors: { announce: fromPromise(() => new Promise<boolean>(() => {})) } }),
  },

  // Pages close cleanly.
  {
    name: 'a notice that has no words',
    breaks: 'no root stops before its page does',
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

import { draftOf } from '#machines/contact-form/index.ts';
import { selectIsOnline, selectIsProbing } from '#machines/connectivity/index.ts';
import { MAX_VISIBLE_TOASTS } from '#machines/toasts/index.ts';
import { selectUpdatePrompt } from '#machines/update/index.ts';
import { wordsOf } from './world.ts';
import type { Page } from './page.ts';
import type { World } from './world.ts';

/** An invariant over the current state and the history, which holds at every moment of every run. */
export interface Property {
  readonly name: string;
  readonly holds: (world: World) => boolean;
}

/** For liveness properties: checked only after all faults are over and time has passed. */
const inTheEnd = (world: World, isTrue: () => boolean): boolean =>
  world.phase !== 'renewed' || isTrue();

const isNever = <T>(list: readonly T[], isWrong: (one: T) => boolean): boolean =>
  !list.some((one) => isWrong(one));

const isOnEveryPage = (world: World, isTrue: (page: Page) => boolean): boolean =>
  world.pages.every((page) => isTrue(page));

/** The key of the enquiry that the form has queued, while it waits for a result from the outbox. */
function queuedKey(page: Page): string | undefined {
  const form = page.formSnapshot;
  return form?.value.submission === 'queued' ? form.context.attempt?.idempotencyKey : undefined;
}

const holdsInOutbox = (page: Page, key: string): boolean =>
  page.outboxSnapshot?.context.items.some((item) => item.idempotencyKey === key) === true;

function isSomewhere(world: World, key: string): boolean {
  const stored = world.store.get(key);
  return (
    world.received.has(key) ||
    (stored !== undefined && stored.status !== 'sent') ||
    world.draft?.attempt?.idempotencyKey === key ||
    world.pages.some(
      (page) =>
        page.formSnapshot?.context.attempt?.idempotencyKey === key || holdsInOutbox(page, key),
    )
  );
}

const keysSaid = (world: World, type: string): string[] =>
  world.said.filter((one) => one.type === type).map((one) => one.key);

const isUnique = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

/** Whether this is the last event that a page's outbox emitted about an enquiry. */
function wasLastSaid(page: Page, key: string, type: string): boolean {
  const last = page.world.said.findLast((one) => one.page === page && one.key === key);
  return last?.type === type;
}

/** Whether a request began after an enquiry was canceled, without being submitted again since. */
function isSentAfterCancelation(world: World, key: string, at: number): boolean {
  const isSubmittedAgain = (world.submittedAt.get(key) ?? 0) > at;
  // A page that cannot read the stored record sends the enquiry rather than losing it.
  const isUnread = (world.unreadAt.get(key) ?? 0) > at;
  if (isSubmittedAgain || isUnread) return false;
  return world.requests.some((request) => request.key === key && request.moment > at);
}

const nothingLost: readonly Property[] = [
  {
    name: 'every submitted enquiry is in a form, a draft, an outbox or the receiver',
    holds: (world) =>
      [...world.submissions].every(([key, { isGivenUp }]) => isGivenUp || isSomewhere(world, key)),
  },
  {
    name: 'whatever the form reports as saved is on the device or at the receiver',
    holds: (world) =>
      isOnEveryPage(world, (page) => {
        const key = queuedKey(page);
        return (
          key === undefined ||
          page.formSnapshot?.context.attempt?.isQueued !== true ||
          world.store.has(key) ||
          world.received.has(key) ||
          world.askedBack.has(key)
        );
      }),
  },
  {
    name: 'a saved enquiry leaves the device only when it is sent or the visitor takes it back',
    holds: (world) =>
      keysSaid(world, 'KEPT').every(
        (key) => world.store.has(key) || world.received.has(key) || world.askedBack.has(key),
      ),
  },
  {
    name: 'an enquiry waiting on the device has the text that was submitted',
    holds: (world) =>
      [...world.store.values()].every(
        (entry) =>
          entry.status === 'sent' ||
          wordsOf(entry.enquiry) === world.submissions.get(entry.idempotencyKey)?.words,
      ),
  },
  {
    name: 'the receiver has the text that was submitted',
    holds: (world) =>
      [...world.received].every(([key, { words }]) => words === world.submissions.get(key)?.words),
  },
  {
    name: 'an enquiry that was not sent returns to the form word for word',
    holds: (world) => isNever(world.returns, ({ isWhole }) => !isWhole),
  },
  {
    name: 'an enquiry cannot be edited while it is being sent',
    holds: (world) =>
      isOnEveryPage(world, (page) => {
        const form = page.formSnapshot;
        if (form?.value.submission !== 'submitting') return true;
        return wordsOf(form.context.values) === wordsOf(form.context.attempt?.values ?? {});
      }),
  },
  {
    name: 'eventually every saved enquiry is received, refused or canceled',
    holds: (world) =>
      inTheEnd(world, () =>
        keysSaid(world, 'KEPT').every(
          (key) =>
            world.received.has(key) ||
            world.store.get(key)?.status === 'refused' ||
            (world.askedBack.has(key) && !world.store.has(key)),
        ),
      ),
  },
  {
    name: 'eventually nothing is still being sent',
    holds: (world) =>
      world.phase === 'busy' ||
      isOnEveryPage(
        world,
        ({ outboxSnapshot }) =>
          outboxSnapshot !== undefined &&
          outboxSnapshot.context.items.every((item) => item.phase === 'refused'),
      ),
  },
];

const drafts: readonly Property[] = [
  {
    name: 'an enquiry that a hidden page is still sending is on the device too',
    holds: (world) => isNever(world.hiddenSendings, ({ isKept }) => !isKept),
  },
  {
    name: 'eventually every enquiry that a hidden page was sending is received, refused or canceled',
    holds: (world) =>
      inTheEnd(world, () =>
        [...world.keptAhead].every(
          (key) =>
            world.received.has(key) || world.refusedKeys.has(key) || world.askedBack.has(key),
        ),
      ),
  },
  {
    name: 'a draft that the form reports as saved is on the device as written',
    holds: (world) => {
      const owner = world.draftOwner;
      if (owner?.isOpen !== true || owner.formSnapshot?.value.draft !== 'saved') return true;
      return JSON.stringify(world.draft) === JSON.stringify(draftOf(owner.formSnapshot.context));
    },
  },
  {
    name: 'a page that is hidden saves what was typed last',
    holds: (world) => isNever(world.hidings, ({ isKept }) => !isKept),
  },
  {
    name: 'a reopened form has what was written before',
    holds: (world) => isNever(world.restorations, ({ isWhole }) => !isWhole),
  },
  {
    name: 'an empty form leaves no draft on the device',
    holds: (world) => {
      const owner = world.draftOwner;
      if (owner?.isOpen !== true || owner.formSnapshot?.value.draft !== 'none') return true;
      return world.draft === null;
    },
  },
  {
    name: 'text is removed from the stored outbox once it is sent',
    holds: (world) =>
      [...world.store.values()].every(
        (entry) => entry.status !== 'sent' || Object.keys(entry.enquiry).length === 0,
      ),
  },
];

const nothingDoubled: readonly Property[] = [
  {
    name: 'the receiver stores each enquiry once',
    holds: (world) => [...world.received.values()].every(({ copies }) => copies === 1),
  },
  {
    name: 'an idempotency key is never used for two different contents',
    holds: (world) => {
      const known = new Map<string, string>();
      return world.requests.every(({ key, words }) => {
        const first = known.get(key) ?? words;
        known.set(key, first);
        return first === words;
      });
    },
  },
  {
    name: 'the outboxes of two tabs never send an enquiry at the same time',
    holds: (world) =>
      isUnique(
        world.requests
          .filter(({ by, page, isUnderWay }) => by === 'outbox' && page.isOpen && isUnderWay)
          .map(({ key }) => key),
      ),
  },
  {
    name: 'a form has at most one request in flight',
    holds: (world) =>
      isUnique(
        world.requests
          .filter(({ by, page, isUnderWay }) => by === 'form' && page.isOpen && isUnderWay)
          .map(({ page, key }) => `${String(page.tab)} ${key}`),
      ),
  },
  {
    name: 'an outbox lists each enquiry once',
    holds: (world) =>
      isOnEveryPage(world, ({ outboxSnapshot }) =>
        isUnique(outboxSnapshot?.context.items.map((item) => item.idempotencyKey) ?? []),
      ),
  },
  {
    name: 'an enquiry marked as sent on the device is never queued again',
    holds: (world) =>
      [...world.sentOnce].every((key) => (world.store.get(key)?.status ?? 'sent') === 'sent'),
  },
  {
    name: 'an outbox reports once that an enquiry was sent',
    holds: (world) =>
      world.said.every(
        (one, index) =>
          one.type !== 'SENT' ||
          world.said.findIndex(
            ({ type, key, page }) => type === 'SENT' && key === one.key && page === one.page,
          ) === index,
      ),
  },
  {
    name: 'only one toast across both tabs reports that the outbox sent an enquiry',
    holds: (world) =>
      isUnique(world.sentToasts.filter(({ cause }) => cause === 'outbox').map(({ key }) => key)),
  },
  {
    name: 'a page reports an enquiry with one toast',
    holds: (world) =>
      world.sentToasts.every(
        (toast, index) =>
          toast.key === null ||
          world.sentToasts.findIndex(
            ({ key, page }) => key === toast.key && page === toast.page,
          ) === index,
      ),
  },
  {
    name: 'only one page is the first to announce an enquiry',
    holds: (world) =>
      isUnique(
        world.marks
          .filter(({ isFirst, key }) => isFirst && world.store.get(key)?.status === 'sent')
          .map(({ key }) => key),
      ),
  },
];

const nothingFalse: readonly Property[] = [
  {
    name: 'the outbox never reports "sent" for an enquiry that the receiver does not have',
    holds: (world) => isNever(world.said, ({ type, wasStored }) => type === 'SENT' && !wasStored),
  },
  {
    name: 'the form never reports "sent" for an enquiry that the receiver does not have',
    holds: (world) => isNever(world.successes, ({ wasStored }) => !wasStored),
  },
  {
    name: 'a toast never reports "sent" for an enquiry that the receiver does not have',
    holds: (world) =>
      isNever(world.sentToasts, ({ key }) => key === null || !world.received.has(key)),
  },
  {
    name: 'the device never marks as sent an enquiry that the receiver does not have',
    holds: (world) =>
      [...world.store.values()].every(
        ({ status, idempotencyKey }) => status !== 'sent' || world.received.has(idempotencyKey),
      ),
  },
  {
    name: 'the form never reports "saved" for an enquiry that was not stored',
    holds: (world) =>
      isOnEveryPage(world, (page) => {
        const attempt = page.formSnapshot?.context.attempt;
        return (
          queuedKey(page) === undefined ||
          attempt?.isQueued !== true ||
          world.received.has(attempt.idempotencyKey) ||
          world.storedOnce.has(attempt.idempotencyKey)
        );
      }),
  },
  {
    name: 'every receipt came from the receiver',
    holds: (world) =>
      isOnEveryPage(world, ({ formSnapshot }) => {
        const receipt = formSnapshot?.context.receipt ?? null;
        return receipt === null || world.receipts.has(receipt);
      }),
  },
  {
    name: 'the outbox never reports "refused" for an enquiry that the receiver did not refuse',
    holds: (world) =>
      isNever(world.said, ({ type, wasRefused }) => type === 'REFUSED' && !wasRefused),
  },
];

const cancellation: readonly Property[] = [
  {
    name: 'a canceled enquiry is never sent afterwards',
    holds: (world) =>
      [...world.canceledAt].every(([key, at]) => !isSentAfterCancelation(world, key, at)),
  },
  {
    name: 'a canceled enquiry is gone from the device',
    holds: (world) =>
      [...world.canceledAt].every(
        ([key, at]) => !world.store.has(key) || (world.submittedAt.get(key) ?? 0) > at,
      ),
  },
  {
    name: 'an enquiry that the receiver acknowledged to an outbox is never canceled',
    holds: (world) =>
      [...world.canceledAt].every(
        ([key, at]) =>
          !world.acknowledged.has(key) ||
          (world.submittedAt.get(key) ?? 0) > at ||
          (world.unreadAt.get(key) ?? 0) > 0,
      ),
  },
  {
    name: 'a form does not wait for an enquiry that was canceled',
    holds: (world) =>
      isOnEveryPage(world, (page) => {
        const key = queuedKey(page);
        return key === undefined || !wasLastSaid(page, key, 'CANCELED');
      }),
  },
];

const formAndOutbox: readonly Property[] = [
  {
    name: 'a form does not wait for an enquiry that was sent',
    holds: (world) =>
      isOnEveryPage(world, (page) => {
        const key = queuedKey(page);
        return key === undefined || !wasLastSaid(page, key, 'SENT');
      }),
  },
  {
    name: 'a form does not wait for an enquiry that was refused',
    holds: (world) =>
      isOnEveryPage(world, (page) => {
        const key = queuedKey(page);
        return key === undefined || !wasLastSaid(page, key, 'REFUSED');
      }),
  },
];

const update: readonly Property[] = [
  {
    name: 'a page is never reloaded while it has unfinished work',
    holds: (world) => isNever(world.reloads, ({ wasUnfinished }) => wasUnfinished),
  },
  {
    name: 'a page is never reloaded when it has just shown that an enquiry was sent',
    holds: (world) => isNever(world.reloads, ({ wasConfirming }) => wasConfirming),
  },
  {
    name: 'an accepted update waits for a confirmation only where it is shown',
    holds: (world) =>
      isOnEveryPage(
        world,
        (page) => page.formSnapshot?.value.work !== 'confirmed' || page.isFormShown,
      ),
  },
  {
    name: 'a page is reloaded only when the visitor accepted the update on that page',
    holds: (world) => isNever(world.reloads, ({ wasAccepted }) => !wasAccepted),
  },
  {
    name: 'a worker takes over only when the visitor has accepted the update',
    holds: (world) => isNever(world.activations, ({ wasAccepted }) => !wasAccepted),
  },
  {
    name: 'the update knows about unfinished work, no matter when it was loaded',
    holds: (world) =>
      isOnEveryPage(
        world,
        (page) =>
          page.update === undefined ||
          page.update.getSnapshot().context.isFormDirty === page.isWorkUnfinished,
      ),
  },
  {
    name: 'an accepted update does not wait for a form whose text is saved',
    holds: (world) =>
      isOnEveryPage(
        world,
        (page) =>
          page.update?.getSnapshot().matches('waitingForCleanForm') !== true ||
          page.isWorkUnfinished,
      ),
  },
  {
    name: 'an update is offered only when there is one',
    holds: (world) =>
      isOnEveryPage(
        world,
        (page) =>
          page.update === undefined ||
          selectUpdatePrompt(page.update.getSnapshot()) !== 'asking' ||
          page.hasHeardOfVersion,
      ),
  },
  {
    name: 'updates are checked for at most every ten minutes, unless an event calls for it',
    holds: (world) => isNever(world.checks, ({ hadReason }) => !hadReason),
  },
];

const network: readonly Property[] = [
  {
    name: 'after a request that was answered, the site is online or asks the server at once',
    holds: (world) =>
      isOnEveryPage(
        world,
        ({ lastWord, connectivity }) =>
          lastWord !== 'answered' ||
          connectivity === undefined ||
          selectIsOnline(connectivity.getSnapshot()) ||
          selectIsProbing(connectivity.getSnapshot()),
      ),
  },
  {
    name: 'the site is not shown as online once the browser has reported the loss of the network',
    holds: (world) =>
      isOnEveryPage(
        world,
        (page) =>
          world.hasNetwork ||
          !world.isLossKnown ||
          page.isChecking ||
          page.lastWord !== 'lost' ||
          page.connectivity === undefined ||
          !selectIsOnline(page.connectivity.getSnapshot()),
      ),
  },
  {
    name: 'the site is shown as offline only when a probe or the browser says so, not on a late report',
    holds: (world) =>
      isOnEveryPage(
        world,
        ({ wasUnreached, connectivity }) =>
          wasUnreached || connectivity === undefined || selectIsOnline(connectivity.getSnapshot()),
      ),
  },
  {
    name: 'nothing is announced about a network that never failed',
    holds: (world) =>
      isOnEveryPage(
        world,
        (page) =>
          page.wasNetworkInDoubt ||
          page.connectivity?.getSnapshot().matches({ online: 'settled' }) !== false,
      ),
  },
  {
    name: 'the root and the outbox agree on whether there is a network, and with a browser that knows',
    holds: (world) =>
      isOnEveryPage(
        world,
        ({ isOffline, outboxSnapshot }) =>
          (world.wasBlind || isOffline === !world.hasNetwork) &&
          (outboxSnapshot === undefined || outboxSnapshot.context.isOffline === isOffline),
      ),
  },
  {
    name: 'without a network the outbox sends only at the visitor’s request',
    holds: (world) => isNever(world.requests, ({ by, isIdle }) => by === 'outbox' && isIdle),
  },
  {
    name: 'half an hour after the network returns, every page knows it, whatever the browser reports',
    holds: (world) =>
      world.phase === 'busy' ||
      isOnEveryPage(
        world,
        ({ connectivity }) =>
          connectivity !== undefined && selectIsOnline(connectivity.getSnapshot()),
      ),
  },
];

const telling: readonly Property[] = [
  {
    name: 'an enquiry is marked as announced only on a visible page',
    holds: (world) => isNever(world.marks, ({ wasHidden }) => wasHidden),
  },
  {
    name: 'no toast reports "sent" on the page that has the form',
    holds: (world) => isNever(world.sentToasts, ({ wasFormShown }) => wasFormShown),
  },
  {
    name: 'no toast times out on a hidden page',
    holds: (world) =>
      isOnEveryPage(
        world,
        (page) => !page.isHidden || (page.toasts?.getSnapshot().context.timed.length ?? 0) === 0,
      ),
  },
  {
    name: 'toasts know whether their page is visible, no matter when they were loaded',
    holds: (world) =>
      isOnEveryPage(
        world,
        (page) =>
          page.toasts === undefined ||
          page.toasts.getSnapshot().context.pauseReasons.includes('page-hidden') === page.isHidden,
      ),
  },
  {
    name: 'no toast stays forever on a visible page',
    holds: (world) =>
      isOnEveryPage(world, (page) => {
        const context = page.toasts?.getSnapshot().context;
        if (context === undefined || page.isHidden) return true;
        return context.timed.length === Math.min(MAX_VISIBLE_TOASTS, context.toasts.length);
      }),
  },
  {
    name: 'eventually every enquiry sent from the device has been announced to the visitor',
    holds: (world) =>
      inTheEnd(world, () =>
        [...world.store.values()].every(
          ({ status, isAnnounced }) => status !== 'sent' || isAnnounced === true,
        ),
      ),
  },
  {
    name: 'eventually no page has anything left to announce',
    holds: (world) =>
      world.phase === 'busy' ||
      isOnEveryPage(world, ({ root }) => root.getSnapshot().context.unannounced.length === 0),
  },
];

const wellBeing: readonly Property[] = [
  {
    name: 'no root actor stops before its page does',
    holds: (world) =>
      world.deaths.length === 0 &&
      isOnEveryPage(world, ({ root }) => root.getSnapshot().status === 'active'),
  },
  {
    name: 'a tab that is closed holds no lock',
    holds: (world) => [...world.locks.values()].every((holder) => holder.isOpen),
  },
  {
    name: 'a tab that is closed leaves no timer behind',
    holds: (world) => world.timersLeft === 0,
  },
];

/** The properties by topic. */
export const properties: Readonly<Record<string, readonly Property[]>> = {
  'nothing is lost': nothingLost,
  'drafts survive': drafts,
  'nothing is doubled': nothingDoubled,
  'nothing false is reported': nothingFalse,
  'a canceled enquiry stays canceled': cancellation,
  'form and outbox agree': formAndOutbox,
  'an update never interrupts': update,
  'reports about the network are true': network,
  'the visitor is notified once, on a visible page': telling,
  'pages end cleanly': wellBeing,
};

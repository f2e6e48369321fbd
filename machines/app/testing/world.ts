import { fromCallback, fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { connectivityMachine } from '#machines/connectivity/index.ts';
import type { Answerer } from '#machines/connectivity/index.ts';
import { contactFormMachine, draftOf } from '#machines/contact-form/index.ts';
import type {
  DeliverInput,
  DeliverOutcome,
  Draft,
  FormErrors,
  FormValues,
  FoundDraft,
} from '#machines/contact-form/index.ts';
import { newEntry, provideOutbox } from '#machines/outbox/index.ts';
import type { outboxMachine, SendOutcome, StoredEnquiry } from '#machines/outbox/index.ts';
import { TestClock } from '#machines/testing/test-clock.ts';
import { updateMachine } from '#machines/update/index.ts';
import { appMachine } from '../index.ts';
import { Page } from './page.ts';

/**
 * A simulated device with two tabs, for testing the root actor with its real children: storage, locks and
 * a draft shared by the tabs, a network, the site's server, the receiver of enquiries and a service
 * worker. The glue between the machines and a browser (src/features/contact/delivery) is replicated here
 * on a simulated clock with random delays, so that events occur in every order.
 */

/** How the receiver treats the next requests. */
export type Mood =
  | 'accepts'
  /** It responds with errors by field. */
  | 'refuses'
  /** It responds with a server error (5xx). */
  | 'fails'
  /** It stores the enquiry, but its response is lost. */
  | 'answers to nobody'
  | 'cannot be reached';

/** Faults of the world rather than of a machine. A correct world has none of them. */
export type Habit =
  | 'the receiver stores every copy'
  | 'keys are issued twice'
  | 'the lock is granted to everyone'
  | 'locks outlive their tab'
  | 'every page is the first to announce'
  | 'announcements are never marked'
  | 'the store loses what is written to it'
  | 'the store truncates text'
  | 'the store is cleared when a tab closes'
  | 'the store loses receipts'
  | 'the store only pretends to remove'
  | 'sent enquiries are queued again'
  | 'text stays in an entry marked as sent'
  | 'the mark "sent" is set before the response'
  | 'only the beginning of a draft is stored'
  | 'drafts are not found'
  | 'drafts are never removed'
  | 'silence counts as acceptance in the outbox'
  | 'silence counts as acceptance in the form'
  | 'a failure counts as a refusal'
  | 'memory counts as storage'
  | 'the form posts twice'
  | 'a hidden page keeps nothing'
  | 'every toast reports "sent"'
  | 'toasts are never loaded'
  | 'a notice has no words'
  | 'the page reloads when the controller changes'
  | 'the worker takes over when it is installed'
  | 'the check for updates gets no response'
  | 'text is garbled in transit'
  | 'stored enquiries are not resumed'
  | 'a time limit outlives its page';

/** The machines of a page with all their I/O; a planted fault replaces some of them. */
export interface Machines {
  readonly app: typeof appMachine;
  readonly contactForm: typeof contactFormMachine;
  readonly outbox: typeof outboxMachine;
  readonly connectivity: typeof connectivityMachine;
  readonly update: typeof updateMachine;
}

export interface Faults {
  readonly habits?: readonly Habit[];
  /** Replaces some of a machine's actions, guards or delays with faulty ones. */
  readonly alter?: (machines: Machines) => Partial<Machines>;
}

/** One attempt to send an enquiry to the receiver. */
export interface Request {
  readonly key: string;
  readonly words: string;
  readonly by: 'form' | 'outbox';
  readonly page: Page;
  readonly moment: number;
  /** Whether it was made without a visitor's request while the browser reported no network. */
  readonly isIdle: boolean;
  isUnderWay: boolean;
}

/** An event that a page's outbox emitted about an enquiry. */
export interface Said {
  readonly type: 'KEPT' | 'UNKEPT' | 'SENT' | 'REFUSED' | 'CANCELED';
  readonly key: string;
  readonly page: Page;
  /** Whether the receiver had stored it by then, or had refused it. */
  readonly wasStored: boolean;
  readonly wasRefused: boolean;
}

/** A toast that says that an enquiry was sent. */
export interface SentToast {
  /** The enquiry; null while that is not known. */
  key: string | null;
  readonly cause: 'form' | 'outbox';
  readonly page: Page;
  readonly wasFormShown: boolean;
}

/** An enquiry that the visitor has submitted. */
export interface Submission {
  readonly words: string;
  /** Whether the visitor abandoned it, or another tab overwrote its draft. */
  isGivenUp: boolean;
}

export const wordsOf = (values: FormValues): string => JSON.stringify(values);

const FORM_TRIES = 3;
const FORM_WAIT_MS = 400;
const TRY_MS = 10_000;
const REFUSAL: FormErrors = { message: 'Please shorten the message' };

type PostOutcome =
  | { readonly kind: 'sent'; readonly receipt: string }
  | { readonly kind: 'refused'; readonly errors: FormErrors }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unanswered' };

/** More instants than this in one wait mean that something re-arms its timer forever. */
const MOST_INSTANTS = 20_000;

/** Turns of the microtask queue: more than the longest chain of promises in a page. */
const TURNS = 40;

async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
}

/** A seeded random generator (mulberry32): numbers from 0 to 1. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The phase of a run: in progress; all faults over and time has passed; the same with new pages. */
export type Phase = 'busy' | 'calm' | 'renewed';

export class World {
  readonly clock = new TestClock();
  readonly chance: () => number;
  readonly #habits: ReadonlySet<Habit>;
  readonly #faults: Faults;
  readonly #dice: () => number;
  #sleeping = 0;
  #keys = 0;
  #moment = 0;

  phase: Phase = 'busy';
  hasNetwork = true;
  /** Whether the browser reports no network in any case, as it does without a route to the internet. */
  isBlind = false;
  wasBlind = false;
  lostAt = 0;
  /** Whether the browser has reported the last loss of the network. */
  isLossKnown = false;
  isServerUp = true;
  isStoreSound = true;
  /** When the store was last unsound. */
  unsoundAt = -1;
  mood: Mood = 'accepts';

  /** The page open in each tab. */
  readonly tabs: (Page | null)[] = [null, null];

  /** State shared by the tabs. */
  readonly store = new Map<string, StoredEnquiry>();
  /** Keys of enquiries that were ever stored, or ever marked as sent. */
  readonly storedOnce = new Set<string>();
  readonly sentOnce = new Set<string>();
  readonly locks = new Map<string, Page>();
  draft: Draft | null = null;
  /** The page whose form last wrote or removed the draft; null if it was not a form. */
  draftOwner: Page | null = null;

  /** Enquiries stored by the receiver, by key. */
  readonly received = new Map<string, { words: string; copies: number }>();
  readonly refusedKeys = new Set<string>();
  readonly receipts = new Set<string>();
  /** Keys whose acceptance has reached the outbox of a page. */
  readonly acknowledged = new Set<string>();

  /** The history of the run. */
  readonly submissions = new Map<string, Submission>();
  readonly requests: Request[] = [];
  readonly said: Said[] = [];
  readonly sentToasts: SentToast[] = [];
  readonly marks: { key: string; page: Page; wasHidden: boolean; isFirst: boolean }[] = [];
  readonly reloads: {
    page: Page;
    wasUnfinished: boolean;
    wasConfirming: boolean;
    wasAccepted: boolean;
  }[] = [];
  readonly activations: { page: Page; wasAccepted: boolean }[] = [];
  readonly checks: { page: Page; at: number; hadReason: boolean }[] = [];
  readonly restorations: { isWhole: boolean }[] = [];
  readonly hidings: { isKept: boolean }[] = [];
  /** Enquiries that a page was still sending a while after it was hidden. */
  readonly hiddenSendings: { isKept: boolean }[] = [];
  /** Keys of enquiries that are on the device because a page was hidden while it was sending them. */
  readonly keptAhead = new Set<string>();
  readonly returns: { isWhole: boolean }[] = [];
  /** Keys that the form reported as sent, and whether the receiver had them. */
  readonly successes: { key: string; wasStored: boolean }[] = [];
  /** When an enquiry was last canceled, except while a form was resubmitting it. */
  readonly canceledAt = new Map<string, number>();
  readonly askedBack = new Set<string>();
  readonly submittedAt = new Map<string, number>();
  /** When a page last failed to read the stored record of an enquiry. */
  readonly unreadAt = new Map<string, number>();
  readonly #delivering: string[] = [];
  readonly deaths: unknown[] = [];
  /** Timers left by closed pages; known once all are closed. */
  timersLeft = 0;

  constructor(seed: number, faults: Faults = {}) {
    this.chance = chanceFrom(seed);
    this.#dice = chanceFrom(seed + 1);
    this.#faults = faults;
    this.#habits = new Set(faults.habits);
    this.openTab(0);
    this.openTab(1);
  }

  has(habit: Habit): boolean {
    return this.#habits.has(habit);
  }

  get pages(): Page[] {
    return this.tabs.filter((page) => page !== null);
  }

  readonly makeKey = (): string => {
    if (!this.has('keys are issued twice') || this.#keys % 2 === 0) this.#keys += 1;
    return `key-${String(this.#keys)}`;
  };

  // Time.

  async sleep(ms: number): Promise<void> {
    this.#sleeping += 1;
    await new Promise<void>((resolve) => {
      this.clock.setTimeout(() => {
        this.#sleeping -= 1;
        resolve();
      }, ms);
    });
  }

  /** A random delay. */
  #delay(least: number, most: number): Promise<void> {
    return this.sleep(Math.round(least + (most - least) * this.#dice()));
  }

  /** Advances time and runs everything that is due. */
  async pass(ms: number): Promise<void> {
    const end = this.clock.now() + ms;
    let instants = 0;
    await settle();
    for (let due = this.clock.nextDue; due !== undefined && due <= end; due = this.clock.nextDue) {
      instants += 1;
      if (instants > MOST_INSTANTS) throw new Error(`The tabs do not come to rest in ${ms} ms.`);
      this.clock.advance(Math.max(0, due - this.clock.now()));
      await settle();
    }
    this.clock.advance(end - this.clock.now());
  }

  // Tabs.

  openTab(tab: number): void {
    if (this.tabs[tab] !== null) return;
    const page = new Page(this, tab);
    this.tabs[tab] = page;
    const isControlled = this.#dice() < 0.8;
    const parts: (() => void)[] = [
      () => page.addConnectivity(),
      () => page.addUpdate(isControlled),
      () => page.addOutbox(),
    ];
    if (!this.has('toasts are never loaded')) parts.push(() => page.addToasts());
    for (const part of parts) {
      // Usually from the device, sometimes over a slow connection.
      void this.#delay(0, this.#dice() < 0.75 ? 60 : 3000).then(() => {
        if (page.isOpen) part();
      });
    }
    void this.sleep(200).then(() => page.send({ type: 'WORKER.REGISTERED' }));
  }

  /** Closes a tab: normally, after hiding it, or immediately, as in a crash. */
  closeTab(tab: number, isCrash: boolean): void {
    const page = this.tabs[tab] ?? null;
    if (page === null) return;
    if (!isCrash && !page.isHidden) this.hide(page);
    this.tabs[tab] = null;
    page.isOpen = false;
    page.root.stop();
    if (this.has('the store is cleared when a tab closes')) this.store.clear();
  }

  hide(page: Page): void {
    const wasUnsaved = page.formSnapshot?.value.draft === 'unsaved';
    page.isHidden = true;
    page.isConfirmationNew = false;
    for (const heard of page.whenHidden) heard();
    page.send({ type: 'PAGE.HIDDEN' });
    const form = page.formSnapshot;
    if (wasUnsaved && form !== undefined) {
      const isKept = JSON.stringify(this.draft) === JSON.stringify(draftOf(form.context));
      this.hidings.push({ isKept });
    }
  }

  show(page: Page): void {
    page.isHidden = false;
    page.send({ type: 'PAGE.SHOWN' });
    if (this.isReported !== page.isOffline) return;
    if (this.isReported) page.send({ type: 'NETWORK.FOUND' });
    else void this.checkOffline(page);
  }

  /** The visitor opens the contact page. */
  showForm(page: Page): void {
    if (page.form === undefined) page.addForm();
    if (page.isFormShown) return;
    page.isFormShown = true;
    page.send({ type: 'FORM.SHOWN' });
    page.form?.send({ type: 'VIEW.ATTACHED', typed: {}, opening: null });
  }

  hideForm(page: Page): void {
    page.isFormShown = false;
    page.isConfirmationNew = false;
    page.form?.send({ type: 'PAGE.LEFT' });
    page.send({ type: 'FORM.HIDDEN' });
  }

  /** Whether the browser reports a network. */
  get isReported(): boolean {
    return this.hasNetwork && !this.isBlind;
  }

  setNetwork(isThere: boolean): void {
    const isLost = !isThere && this.hasNetwork;
    if (isLost) this.lostAt = this.clock.now();
    if (isLost) this.isLossKnown = !this.isBlind;
    this.hasNetwork = isThere;
    if (!this.isBlind) this.#report(isThere, isLost);
  }

  /** The browser begins or ceases to report no network in any case. */
  setBlind(isBlind: boolean): void {
    if (this.isBlind === isBlind) return;
    this.isBlind = isBlind;
    this.wasBlind = true;
    if (this.hasNetwork) this.#report(!isBlind, isBlind);
  }

  #report(isThere: boolean, isLost: boolean): void {
    for (const page of this.pages) {
      page.lastWord = isThere ? 'found' : 'lost';
      if (!isThere) page.wasNetworkInDoubt = page.wasUnreached = true;
      if (isLost) page.asked.clear();
      page.send({ type: isThere ? 'NETWORK.FOUND' : 'NETWORK.LOST' });
    }
  }

  /** A page checks the browser's report of no network (src/app/host/follow-network.ts). */
  async checkOffline(page: Page): Promise<void> {
    page.isChecking = true;
    try {
      await this.#probe(page);
      page.lastWord = 'found';
      page.send({ type: 'NETWORK.FOUND' });
    } catch {
      page.lastWord = this.isReported ? 'unanswered' : 'lost';
      page.send({ type: this.isReported ? 'FETCH.FAILED' : 'NETWORK.LOST' });
    }
    page.isChecking = false;
  }

  async #probe(page: Page): Promise<Answerer> {
    await page.unlessGone(this.#delay(5, 3000));
    if (this.hasNetwork && this.isServerUp) return 'site';
    page.wasUnreached = true;
    page.wasNetworkInDoubt = true;
    if (page.lastWord === 'answered') page.lastWord = 'unanswered';
    throw new Error('Nobody answers.');
  }

  /** A page sends a request to the site's server. A failure may be reported late. */
  fetch(page: Page): void {
    const isAnswered = this.hasNetwork && this.isServerUp;
    if (!isAnswered) page.wasNetworkInDoubt = true;
    const report = () => {
      page.lastWord = isAnswered ? 'answered' : 'unanswered';
      page.send({ type: isAnswered ? 'FETCH.SUCCEEDED' : 'FETCH.FAILED' });
    };
    if (isAnswered) report();
    else void page.unlessGone(this.#delay(0, 8000)).then(report);
  }

  /** A part of the site that is loaded on demand fails to load. */
  losePart(page: Page): void {
    page.hadFailure = true;
    page.send({ type: 'PART.LOST' });
  }

  /** Sends a service worker event of the browser to all tabs. */
  release(type: 'UPDATE.FOUND' | 'UPDATE.INSTALLED' | 'UPDATE.FAILED' | 'CONTROLLER.CHANGED') {
    for (const page of this.pages) {
      if (type === 'UPDATE.INSTALLED' || type === 'CONTROLLER.CHANGED')
        page.hasHeardOfVersion = true;
      if (type === 'UPDATE.FAILED') page.hadFailure = true;
      page.send({ type });
      if (type === 'UPDATE.INSTALLED' && this.has('the worker takes over when it is installed')) {
        this.#activate(page);
      }
      if (
        type === 'CONTROLLER.CHANGED' &&
        this.has('the page reloads when the controller changes')
      ) {
        this.#reload(page);
      }
    }
  }

  #activate(page: Page): void {
    this.activations.push({ page, wasAccepted: page.wasUpdateAccepted });
    // A worker may fail to take over.
    if (this.#dice() < 0.2) return;
    void this.#delay(5, 12_000).then(() => this.release('CONTROLLER.CHANGED'));
  }

  #reload(page: Page): void {
    this.reloads.push({
      page,
      wasUnfinished: page.isWorkUnfinished,
      wasConfirming: page.isConfirmationNew && page.formSnapshot?.value.told === 'sent',
      wasAccepted: page.wasUpdateAccepted,
    });
    void this.sleep(1).then(() => {
      if (!page.isOpen) return;
      this.closeTab(page.tab, false);
      this.openTab(page.tab);
    });
  }

  // The end of a run.

  /** Ends all faults and lets a long time pass. */
  async calmDown(): Promise<void> {
    this.isStoreSound = true;
    this.isServerUp = true;
    this.mood = 'accepts';
    this.setNetwork(true);
    for (const page of this.pages) {
      if (page.isHidden) this.show(page);
      if (page.isFormShown) this.hideForm(page);
    }
    await this.pass(1_800_000);
    this.phase = 'calm';
  }

  /** The visitor comes back later, in new pages. */
  async renew(): Promise<void> {
    this.phase = 'busy';
    for (const tab of this.tabs.keys()) {
      this.closeTab(tab, false);
      this.openTab(tab);
    }
    await this.pass(1_800_000);
    this.phase = 'renewed';
  }

  async end(): Promise<void> {
    for (const tab of this.tabs.keys()) this.closeTab(tab, false);
    await this.pass(60_000);
    this.timersLeft = this.clock.pending - this.#sleeping;
  }

  // The store of the outbox.

  async #access<T>(page: Page, act: () => T): Promise<T> {
    await this.#delay(1, 20);
    // A write that a page started before it was closed may or may not have completed.
    if (!page.isOpen && this.#dice() < 0.5) throw new Error('The page is gone.');
    if (!this.isStoreSound) throw new Error('The device refuses.');
    return act();
  }

  #keep(entry: StoredEnquiry): void {
    if (this.has('the store loses what is written to it')) return;
    let kept = entry;
    if (this.has('the store truncates text')) {
      kept = { ...kept, enquiry: { ...kept.enquiry, message: '' } };
    }
    if (this.has('the store loses receipts')) kept = { ...kept, receipt: null };
    if (this.has('text stays in an entry marked as sent') && entry.status === 'sent') {
      kept = {
        ...kept,
        enquiry: JSON.parse(this.submissions.get(entry.idempotencyKey)?.words ?? '{}'),
      };
    }
    // Sent and announced enquiries stay so, since the later of two attempts may have outdated information.
    // Any store of the outbox has to do the same, in one transaction.
    const known = this.store.get(entry.idempotencyKey);
    const isSent = known?.status === 'sent' && !this.has('sent enquiries are queued again');
    if (isSent && entry.status !== 'sent') return;
    this.storedOnce.add(entry.idempotencyKey);
    if (entry.status === 'sent') this.sentOnce.add(entry.idempotencyKey);
    const isTold = known?.isAnnounced === true;
    this.store.set(entry.idempotencyKey, { ...kept, ...(isTold && { isAnnounced: true }) });
  }

  #tellOthers(page: Page): void {
    for (const other of this.pages) {
      if (other === page) continue;
      void this.#delay(1, 5).then(() => other.outboxChanged());
    }
  }

  async #read(page: Page, key: string): Promise<StoredEnquiry | null> {
    try {
      return await this.#access(page, () => this.store.get(key) ?? null);
    } catch (error) {
      if (page.isOpen) this.unreadAt.set(key, (this.#moment += 1));
      throw error;
    }
  }

  // The draft.

  #writeDraft(page: Page | null, draft: Draft | null): void {
    const before = this.draft?.attempt?.idempotencyKey;
    const isTaken = page !== null && this.draftOwner !== page;
    if (before !== undefined && isTaken && draft?.attempt?.idempotencyKey !== before) {
      this.noteGivenUp(before);
    }
    this.draftOwner = page;
    if (this.has('drafts are never removed') && draft === null) return;
    if (this.has('only the beginning of a draft is stored') && draft && this.draft) return;
    this.draft = draft;
  }

  /** Removes the draft of an acknowledged enquiry, unless it was changed since. */
  #settleDraft(key: string): void {
    const { draft } = this;
    if (draft?.attempt?.idempotencyKey !== key) return;
    const isUnchanged = wordsOf(draft.values) === wordsOf(draft.attempt.values);
    this.#writeDraft(null, isUnchanged ? null : { values: draft.values, attempt: null });
  }

  async #findDraft(page: Page): Promise<FoundDraft | null> {
    const { draft } = this;
    if (draft === null) return null;
    const found = { draft, receipt: null, errors: {}, isOfThisVisit: true };
    if (draft.attempt === null) return found;
    const { attempt } = draft;
    const withQueued = (isQueued: boolean): Draft => ({
      ...draft,
      attempt: { ...attempt, isQueued },
    });
    try {
      const stored = await page.unlessGone(this.#read(page, attempt.idempotencyKey));
      if (stored === null) return { ...found, draft: withQueued(false) };
      return { ...found, draft: withQueued(true), receipt: stored.receipt, errors: stored.errors };
    } catch {
      return found;
    }
  }

  // The receiver.

  #receive(key: string, words: string): PostOutcome {
    const known = this.received.get(key);
    const receipt = `receipt of ${key}`;
    if (known !== undefined) {
      if (known.words !== words) return { kind: 'refused', errors: {} };
      if (this.has('the receiver stores every copy')) known.copies += 1;
      return { kind: 'sent', receipt };
    }
    if (this.mood === 'refuses') {
      this.refusedKeys.add(key);
      return { kind: 'refused', errors: REFUSAL };
    }
    if (this.mood === 'fails') return { kind: 'failed' };
    this.received.set(key, { words, copies: 1 });
    this.receipts.add(receipt);
    return { kind: 'sent', receipt };
  }

  async #post(page: Page, by: Request['by'], input: DeliverInput): Promise<PostOutcome> {
    const { idempotencyKey: key } = input;
    const words = wordsOf(input.enquiry);
    const isOffline = !this.hasNetwork && this.isLossKnown && this.clock.now() - this.lostAt > 1000;
    const request: Request = {
      key,
      words,
      by,
      page,
      moment: (this.#moment += 1),
      isIdle: isOffline && !page.asked.has(key),
      isUnderWay: true,
    };
    this.requests.push(request);
    const outcome = await this.#travel(page, key, words);
    request.isUnderWay = false;
    return outcome;
  }

  async #travel(page: Page, key: string, words: string): Promise<PostOutcome> {
    await this.#delay(5, 800);
    // Closing a page may abort its requests.
    const isCut = !page.isOpen && this.#dice() < 0.5;
    if (!this.hasNetwork || isCut) return { kind: 'unanswered' };
    const { mood } = this;
    if (mood === 'cannot be reached') {
      await this.sleep(TRY_MS);
      return { kind: 'unanswered' };
    }
    const isGarbled = this.has('text is garbled in transit');
    const outcome = this.#receive(key, isGarbled ? words.toUpperCase() : words);
    await this.#delay(5, 800);
    if (this.hasNetwork && mood !== 'answers to nobody') return outcome;
    await this.sleep(TRY_MS);
    return { kind: 'unanswered' };
  }

  // The glue between a page's machines and the world.

  machinesFor(page: Page): Machines {
    const machines: Machines = {
      app: this.#app(page),
      contactForm: this.#contactForm(page),
      outbox: this.#outbox(page),
      connectivity: connectivityMachine.provide({
        actors: {
          probe: fromPromise<Answerer>(() => this.#probe(page)),
        },
      }),
      update: updateMachine.provide({
        actions: { activate: () => this.#activate(page), reload: () => this.#reload(page) },
      }),
    };
    return { ...machines, ...this.#faults.alter?.(machines) };
  }

  #app(page: Page): typeof appMachine {
    return appMachine.provide({
      actors: {
        checkForUpdate: fromPromise(async () => {
          this.#noteCheck(page);
          if (this.has('a time limit outlives its page')) this.clock.setTimeout(() => {}, 1e9);
          // An answer may arrive after the network was lost.
          const isReached = this.hasNetwork && this.isServerUp;
          await page.unlessGone(this.#delay(5, 3000));
          if (!isReached) page.wasNetworkInDoubt = true;
          if (!isReached) page.lastWord = 'unanswered';
          return isReached && !this.has('the check for updates gets no response');
        }),
        announce: fromPromise(async ({ input: { idempotencyKey: key } }) => {
          const mark = { key, page, wasHidden: page.isHidden, isFirst: false };
          this.marks.push(mark);
          mark.isFirst = await page.unlessGone(
            this.#access(page, () => {
              const entry = this.store.get(key);
              if (this.has('every page is the first to announce')) return true;
              const isFirst = entry?.isAnnounced !== true;
              if (entry !== undefined && !this.has('announcements are never marked')) {
                this.store.set(key, { ...entry, isAnnounced: true });
              }
              return isFirst;
            }),
          );
          if (mark.isFirst && !page.isFormShown) page.mayTell = { key, at: this.clock.now() };
          return mark.isFirst;
        }),
      },
    });
  }

  #contactForm(page: Page): typeof contactFormMachine {
    return contactFormMachine.provide({
      actors: {
        deliver: fromPromise(({ input }) => this.#deliver(page, input)),
        findDraft: fromPromise(async () => {
          page.found = await this.#findDraft(page);
          return this.has('drafts are not found') ? null : page.found;
        }),
      },
      actions: {
        persistDraft: (_, { draft }) => this.#writeDraft(page, draft),
        discardDraft: () => this.#writeDraft(page, null),
      },
    });
  }

  #outbox(page: Page): typeof outboxMachine {
    return provideOutbox({
      load: async () => {
        const all = await page.unlessGone(this.#access(page, () => [...this.store.values()]));
        return this.has('stored enquiries are not resumed') ? [] : all;
      },
      readEntry: (key) => page.unlessGone(this.#read(page, key)),
      storeEntry: async (entry) => {
        await page.unlessGone(this.#access(page, () => this.#keep(entry)));
        this.#tellOthers(page);
      },
      removeEntry: async (key) => {
        await page.unlessGone(
          this.#access(page, () => {
            if (!this.has('the store only pretends to remove')) this.store.delete(key);
          }),
        );
        this.#tellOthers(page);
      },
      deliver: (input) => this.#send(page, input),
      withLock: fromCallback(({ input, sendBack }) => this.#lock(page, input.name, sendBack)),
    });
  }

  #lock(page: Page, name: string, answer: (event: { type: string }) => void): () => void {
    let isStopped = false;
    void this.#delay(0, 4).then(() => {
      if (isStopped || !page.isOpen) return;
      const isFree = !this.locks.has(name) || this.has('the lock is granted to everyone');
      if (isFree) this.locks.set(name, page);
      answer({ type: isFree ? 'LOCK.GRANTED' : 'LOCK.DENIED' });
    });
    return () => {
      isStopped = true;
      if (this.has('locks outlive their tab') && !page.isOpen) return;
      if (this.locks.get(name) === page) this.locks.delete(name);
    };
  }

  /** The outbox sends an enquiry. */
  async #send(page: Page, input: DeliverInput): Promise<SendOutcome> {
    const { idempotencyKey: key } = input;
    if (this.has('the mark "sent" is set before the response')) {
      const entry = this.store.get(key);
      if (entry) this.store.set(key, { ...entry, status: 'sent', enquiry: {}, receipt: '' });
    }
    const outcome = await page.unlessGone(this.#post(page, 'outbox', input));
    if (outcome.kind === 'sent') {
      this.acknowledged.add(key);
      return { outcome: 'sent', receipt: outcome.receipt };
    }
    if (outcome.kind === 'refused') return { outcome: 'refused', errors: outcome.errors };
    if (outcome.kind === 'failed' && this.has('a failure counts as a refusal')) {
      return { outcome: 'refused', errors: REFUSAL };
    }
    if (outcome.kind === 'unanswered' && this.has('silence counts as acceptance in the outbox')) {
      return { outcome: 'sent', receipt: '' };
    }
    throw new Error('The receiver has not taken it.');
  }

  /** The form sends an enquiry, or hands it to the outbox. */
  async #deliver(page: Page, input: DeliverInput): Promise<DeliverOutcome> {
    const { idempotencyKey: key } = input;
    this.#noteSubmission(page, input);
    this.#delivering.push(key);
    try {
      return await this.#tryToDeliver(page, input);
    } finally {
      this.#delivering.splice(this.#delivering.indexOf(key), 1);
    }
  }

  async #tryToDeliver(page: Page, input: DeliverInput): Promise<DeliverOutcome> {
    let last: PostOutcome;
    let tries = 0;
    do {
      if (tries > 0) await page.unlessGone(this.sleep(FORM_WAIT_MS * 2 ** (tries - 1)));
      if (this.has('the form posts twice')) void this.#post(page, 'form', input);
      last = await this.#postKeepingAhead(page, input);
      tries += 1;
      if (last.kind === 'sent') {
        await this.#settle(page, input.idempotencyKey, last.receipt);
        return { outcome: 'sent', receipt: last.receipt };
      }
      if (last.kind === 'refused') return { outcome: 'refused', errors: last.errors };
    } while (!page.isOffline && tries < FORM_TRIES);
    if (last.kind !== 'unanswered') throw new Error('The receiver has not taken it.');
    if (this.has('silence counts as acceptance in the form')) {
      return { outcome: 'sent', receipt: '' };
    }
    const isStored = await this.#handOver(page, input, tries);
    return { outcome: 'queued', isStored: isStored || this.has('memory counts as storage') };
  }

  /** While the page is hidden, the enquiry is also in the outbox (delivery/keep-ahead.ts). */
  async #postKeepingAhead(page: Page, input: DeliverInput): Promise<PostOutcome> {
    const { idempotencyKey: key } = input;
    let kept: Promise<void> | undefined;
    let isUnderWay = true;
    const keepIfHidden = () => {
      if (!page.isHidden || kept !== undefined) return;
      kept = this.#keepAhead(page, input).catch(() => undefined);
      const hiddenAt = this.clock.now();
      void this.sleep(1000).then(() => {
        if (!isUnderWay || !page.isOpen || this.unsoundAt >= hiddenAt || !this.isStoreSound) return;
        const isKept = this.store.has(key) || this.received.has(key) || this.askedBack.has(key);
        this.hiddenSendings.push({ isKept });
      });
    };
    keepIfHidden();
    page.whenHidden.add(keepIfHidden);
    const outcome = await page.unlessGone(this.#post(page, 'form', input));
    isUnderWay = false;
    page.whenHidden.delete(keepIfHidden);
    await kept;
    const isOpen = outcome.kind === 'sent' || outcome.kind === 'unanswered';
    if (!isOpen && this.keptAhead.delete(key)) {
      await page
        .unlessGone(this.#access(page, () => this.store.delete(key)))
        .catch(() => undefined);
    }
    return outcome;
  }

  async #keepAhead(page: Page, { idempotencyKey, enquiry }: DeliverInput): Promise<void> {
    if (this.has('a hidden page keeps nothing')) return;
    if ((await this.#read(page, idempotencyKey)) !== null) return;
    await this.#access(page, () => {
      this.keptAhead.add(idempotencyKey);
      this.#keep(newEntry({ idempotencyKey, enquiry, createdAt: this.clock.now(), attempts: 0 }));
    });
  }

  /** Adds an enquiry to the outbox; returns whether it is stored rather than only in memory. */
  async #handOver(page: Page, input: DeliverInput, attempts: number): Promise<boolean> {
    const { idempotencyKey: key } = input;
    const outbox = await page.unlessGone(page.whenOutbox());
    page.asked.add(key);
    const isStored = await page.unlessGone(
      new Promise<boolean>((resolve) => {
        const answers = [
          outbox.on('ENQUIRY.KEPT', (kept) => kept.idempotencyKey === key && answer(true)),
          outbox.on('ENQUIRY.UNKEPT', (kept) => kept.idempotencyKey === key && answer(false)),
        ];
        const answer = (isKept: boolean) => {
          for (const one of answers) one.unsubscribe();
          resolve(isKept);
        };
        outbox.send({ type: 'ENQUIRY.ADDED', ...input, createdAt: this.clock.now(), attempts });
      }),
    );
    const { draft } = this;
    if (isStored && draft?.attempt?.idempotencyKey === key) {
      this.#writeDraft(null, { ...draft, attempt: { ...draft.attempt, isQueued: true } });
    }
    return isStored;
  }

  /** Marks an enquiry in the outbox as sent after the form has sent it itself. */
  async #settle(page: Page, key: string, receipt: string): Promise<void> {
    this.#settleDraft(key);
    try {
      const stored = await page.unlessGone(this.#read(page, key));
      if (stored === null) return;
      await page.unlessGone(
        this.#access(page, () =>
          this.#keep({ ...stored, status: 'sent', receipt, enquiry: {}, errors: {} }),
        ),
      );
      page.outboxChanged();
    } catch {
      // The outbox will send it again under the same key, so it is not stored twice.
    }
  }

  // Recorded for the properties.

  #noteSubmission(page: Page, { idempotencyKey: key, enquiry }: DeliverInput): void {
    page.asked.add(key);
    this.submittedAt.set(key, (this.#moment += 1));
    const words = wordsOf(enquiry);
    this.submissions.set(key, { words, isGivenUp: false });
  }

  #noteCheck(page: Page): void {
    const last = this.checks.findLast((check) => check.page === page);
    const now = this.clock.now();
    const hadReason =
      last === undefined || now - last.at >= 600_000 || page.wasNetworkInDoubt || page.hadFailure;
    this.checks.push({ page, at: now, hadReason });
  }

  noteSaid(page: Page, event: { readonly type: string; readonly idempotencyKey: string }): void {
    const key = event.idempotencyKey;
    const type = event.type.replace('ENQUIRY.', '') as Said['type'];
    this.said.push({
      type,
      key,
      page,
      wasStored: this.received.has(key),
      wasRefused: this.refusedKeys.has(key),
    });
    if (type === 'SENT') this.#settleDraft(key);
    if (type !== 'CANCELED') return;
    // Other tabs cannot know about an enquiry that a tab could not store and holds only in memory.
    const isHeldElsewhere = this.pages.some(
      (other) =>
        other !== page &&
        other.outboxSnapshot?.context.items.some(
          (item) => item.idempotencyKey === key && !item.isStored,
        ) === true,
    );
    if (isHeldElsewhere || this.#delivering.includes(key)) this.canceledAt.delete(key);
    else this.canceledAt.set(key, (this.#moment += 1));
  }

  noteFormStep(
    page: Page,
    before: SnapshotFrom<typeof contactFormMachine>,
    after: SnapshotFrom<typeof contactFormMachine>,
  ): void {
    if (before.value.told !== 'sent' && after.value.told === 'sent') {
      page.isConfirmationNew = page.isFormShown;
    }
    if (before.value.submission === 'submitting' && after.value.submission !== 'submitting') {
      if (after.value.submission === 'success') {
        const key = before.context.attempt?.idempotencyKey ?? '';
        this.successes.push({ key, wasStored: this.received.has(key) });
      } else {
        const isWhole = wordsOf(before.context.values) === wordsOf(after.context.values);
        this.returns.push({ isWhole });
      }
    }
    if (before.value.view === 'finding' && after.value.view === 'ready') {
      const { found } = page;
      if (found !== null && found.receipt === null) {
        const isWhole = wordsOf(found.draft.values) === wordsOf(after.context.values);
        this.restorations.push({ isWhole });
      }
    }
  }

  /** The visitor has written something else, emptied the form, or canceled an enquiry. */
  noteGivenUp(key: string | undefined): void {
    const given = key === undefined ? undefined : this.submissions.get(key);
    if (given !== undefined) given.isGivenUp = true;
  }
}

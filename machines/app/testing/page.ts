import { createActor } from 'xstate';
import type { Actor, ActorRefFrom, SnapshotFrom } from 'xstate';
import type { connectivityMachine } from '#machines/connectivity/index.ts';
import type { contactFormMachine, FormValues, FoundDraft } from '#machines/contact-form/index.ts';
import type { outboxMachine } from '#machines/outbox/index.ts';
import { toastsMachine } from '#machines/toasts/index.ts';
import type { updateMachine } from '#machines/update/index.ts';
import type { appMachine, AppActorName, AppEvent, AppNotice } from '../index.ts';
import type { Machines, World } from './world.ts';

type FormRef = ActorRefFrom<typeof contactFormMachine>;
type OutboxRef = ActorRefFrom<typeof outboxMachine>;

const initialValues: FormValues = { fullName: '', message: '' };

/** One page of the site while it is open in a tab, with its own root actor. */
export class Page {
  readonly world: World;
  readonly tab: number;
  readonly root: Actor<typeof appMachine>;
  isOpen = true;
  isHidden = false;
  isFormShown = false;
  /** Whether the form has shown a confirmation since it or the page was last hidden. */
  isConfirmationNew = false;
  /** Called when the page is hidden. */
  readonly whenHidden = new Set<() => void>();
  /** Whether the visitor has accepted an update here. */
  wasUpdateAccepted = false;
  /** Whether a new version has been installed, or has taken control, since the page was opened. */
  hasHeardOfVersion = false;
  /** The last information about the network on this page, other than from the site's own probes. */
  lastWord: 'nothing' | 'lost' | 'found' | 'answered' | 'unanswered' = 'nothing';
  /** Whether it is checking the browser's report of no network. */
  isChecking = false;
  /** Whether a probe of this page has ever had no answer, or the browser reported no network. */
  wasUnreached: boolean;
  /** Whether this page has ever had a problem with the network. */
  wasNetworkInDoubt: boolean;
  /** Keys that the visitor has asked to send now. */
  readonly asked = new Set<string>();
  /** The enquiry that this page may announce, and when: a toast at that moment belongs to it. */
  mayTell: { readonly key: string; readonly at: number } | null = null;
  /** The draft that the form received when it was opened; null if there was none. */
  found: FoundDraft | null = null;
  /** Whether an installation or the loading of a part has failed since the page was opened. */
  hadFailure = false;
  readonly machines: Machines;
  readonly #outboxAdded: Promise<OutboxRef>;
  #giveOutbox: (outbox: OutboxRef) => void = () => {};

  constructor(world: World, tab: number) {
    this.world = world;
    this.tab = tab;
    this.wasNetworkInDoubt = !world.isReported;
    this.wasUnreached = !world.isReported;
    this.machines = world.machinesFor(this);
    this.root = createActor(this.machines.app, {
      clock: world.clock,
      input: {
        isOffline: !world.isReported,
        jitter: world.chance,
        wordsFor: (notice) => this.#wordsFor(notice),
      },
    });
    this.root.subscribe({ error: (error) => world.deaths.push(error) });
    this.root.start();
    this.#outboxAdded = new Promise((resolve) => {
      this.#giveOutbox = resolve;
    });
  }

  #actor<T>(name: AppActorName): T | undefined {
    return this.root.system.get(name) as T | undefined;
  }

  get form() {
    return this.#actor<FormRef>('contactForm');
  }

  get formSnapshot() {
    return this.form?.getSnapshot();
  }

  get outbox() {
    return this.#actor<OutboxRef>('outbox');
  }

  get outboxSnapshot() {
    return this.outbox?.getSnapshot();
  }

  get update() {
    return this.#actor<ActorRefFrom<typeof updateMachine>>('update');
  }

  get connectivity() {
    return this.#actor<ActorRefFrom<typeof connectivityMachine>>('connectivity');
  }

  get toasts() {
    return this.#actor<ActorRefFrom<typeof toastsMachine>>('toasts');
  }

  /** Whether a reload would interrupt the visitor. */
  get isWorkUnfinished(): boolean {
    return (this.formSnapshot?.value.work ?? 'safe') !== 'safe';
  }

  /** Whether the root believes that there is no network. */
  get isOffline(): boolean {
    return this.root.getSnapshot().context.isOffline;
  }

  /** The outbox, as soon as it is loaded. */
  whenOutbox(): Promise<OutboxRef> {
    return this.#outboxAdded;
  }

  /** Settles like the promise, but only while the page is open. */
  unlessGone<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      promise.then(
        (value) => this.isOpen && resolve(value),
        (error: unknown) => this.isOpen && reject(error as Error),
      );
    });
  }

  send(event: AppEvent): void {
    const isAlive = this.isOpen && this.root.getSnapshot().status === 'active';
    if (isAlive) this.root.send(event);
  }

  /** Another tab has changed the contents of the outbox. */
  outboxChanged(): void {
    if (this.isOpen) this.outbox?.send({ type: 'STORAGE.CHANGED' });
  }

  addForm(): void {
    const { world } = this;
    this.send({
      type: 'ACTOR.ADDED',
      name: 'contactForm',
      logic: this.machines.contactForm,
      input: {
        initialValues,
        validate: ({ fullName }) => (fullName === '' ? { fullName: 'Please enter your name' } : {}),
        makeKey: world.makeKey,
      },
    });
    const { form } = this;
    if (form === undefined) return;
    let last: SnapshotFrom<typeof contactFormMachine> = form.getSnapshot();
    // Listens to all events, like the root, and after it, so the toast already exists.
    form.on('*', (event) => {
      const toast = world.sentToasts.at(-1);
      if (event.type !== 'ENQUIRY.SENT' || toast?.page !== this) return;
      toast.key ??= event.idempotencyKey;
    });
    form.subscribe((next) => {
      world.noteFormStep(this, last, next);
      last = next;
    });
  }

  addOutbox(): void {
    this.send({
      type: 'ACTOR.ADDED',
      name: 'outbox',
      logic: this.machines.outbox,
      input: { isOffline: this.isOffline, jitter: this.world.chance },
    });
    const { outbox } = this;
    if (outbox === undefined) return;
    outbox.on('*', (event) => {
      this.world.noteSaid(this, event);
    });
    this.#giveOutbox(outbox);
  }

  addToasts(): void {
    this.send({ type: 'ACTOR.ADDED', name: 'toasts', logic: toastsMachine, input: undefined });
  }

  addConnectivity(): void {
    this.send({
      type: 'ACTOR.ADDED',
      name: 'connectivity',
      logic: this.machines.connectivity,
      input: { isOnline: true, jitter: this.world.chance },
    });
    if (!this.world.isReported) void this.world.checkOffline(this);
  }

  addUpdate(isControlled: boolean): void {
    this.send({
      type: 'ACTOR.ADDED',
      name: 'update',
      logic: this.machines.update,
      input: { isControlled },
    });
  }

  #wordsFor(notice: AppNotice) {
    const { world } = this;
    if (world.has('a notice has no words'))
      throw new Error(`There are no words for ${notice.kind}.`);
    const saysSent = notice.kind === 'enquirySent' || world.has('every toast reports "sent"');
    if (saysSent) {
      const key = this.mayTell?.at === world.clock.now() ? this.mayTell.key : null;
      const cause = key === null ? 'form' : 'outbox';
      world.sentToasts.push({ key, cause, page: this, wasFormShown: this.isFormShown });
    }
    return { kind: 'info', title: saysSent ? 'Your message has been sent.' : notice.kind } as const;
  }
}

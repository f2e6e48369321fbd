import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  createActor,
  enqueueActions,
  fromPromise,
  type ActorRefFrom,
  type AnyActorRef,
  type SnapshotFrom,
} from 'xstate';
import { addActor, appMachine, type AppNotice } from '#machines/app/index.ts';
import type { contactFormMachine, Draft } from '#machines/contact-form/index.ts';
import {
  createMemoryStore,
  type EnquiryRecord,
  type EnquiryStore,
  type OutboxInput,
  type outboxMachine,
  type SendOutcome,
} from '#machines/outbox/index.ts';
import { SteppedClock } from '#machines/lib/stepped-clock.ts';
import { settle, SEQUENCES } from '#machines/testing/index.ts';
import { toastsMachine } from '#machines/toasts/index.ts';
import { updateMachine } from '#machines/update/index.ts';
import { EMPTY_FORM } from '#src/content/enquiry-fields.ts';
import { createContactService } from './contact-service.ts';
import { createDraftStore } from './draft-store.ts';
import { createLocks, memoryStore, written } from './testing/deps.ts';

vi.stubGlobal('document', { hidden: false });

/**
 * Two tabs of the site over one device and one receiver: root, contact service, form, outbox, toasts and update as they
 * run in a page; storage, locks, network and receiver simulated. Random plans must hold every promise at every
 * moment, and each fault that is planted must break one.
 */

/** Each fault, and the promise that it breaks. */
const FAULTS = {
  'the store loses what is written': /lost/u,
  'text is garbled in transit': /has what was written/u,
  'silence counts as acceptance': /sent/u,
  'the lock is granted to everyone': /by two at once/u,
  'keys are issued twice': /two texts|has what was written/u,
  'a cancellation only pretends': /canceled/u,
  'an announcement is not marked': /announced once/u,
  'the outbox is deaf and blind': /in the end/u,
  'a draft is removed when it is submitted': /lost/u,
  'a hidden page does not tell its form': /hidden page has saved/u,
  'the update is not told of work': /over unfinished work/u,
  'every form counts as hidden': /where the form says it/u,
};

type Fault = keyof typeof FAULTS;

type Mood = 'accepts' | 'refuses' | 'fails' | 'swallows' | 'is unreachable';

interface Request {
  readonly key: string;
  readonly words: string;
  readonly tab: Tab;
  isUnderWay: boolean;
}

/** What the controls hold once the visitor has written a message; emptied with it. */
const valuesOf = (message: string) => (message === '' ? EMPTY_FORM : { ...written, message });

const wordsOf = ({ message }: Readonly<Record<string, unknown>>) =>
  typeof message === 'string' ? message : '';

/** The device, the network and the receiver, which all tabs share. */
class World {
  readonly clock = new SteppedClock();
  readonly now = () => this.clock.now();
  readonly shared = createMemoryStore(this.now, true);
  readonly received = new Map<string, string>();
  readonly refused = new Set<string>();
  /** What was submitted, by key, unless the visitor gave it up since. */
  readonly submitted = new Map<string, string>();
  readonly givenUp = new Set<string>();
  /** What a draft held that some visitor discarded: given up if it is refused. */
  readonly discarded = new Set<string>();
  readonly canceled = new Set<string>();
  readonly requests: Request[] = [];
  /** Keys that some page has announced. */
  readonly announced: string[] = [];
  readonly #broken: string[] = [];
  readonly withLock = createLocks();
  draftText: string | null = null;
  tabs: (Tab | null)[] = [null, null];
  mood: Mood = 'accepts';
  delayMs = 0;
  isOnline = true;
  #keys = 0;

  readonly fault: Fault | undefined;

  constructor(fault?: Fault) {
    this.fault = fault;
  }

  has(fault: Fault): boolean {
    return this.fault === fault;
  }

  makeKey = (): string => {
    this.#keys += 1;
    return this.has('keys are issued twice') ? 'key' : `key-${String(this.#keys)}`;
  };

  get open(): Tab[] {
    return this.tabs.filter((tab) => tab !== null);
  }

  async openTab(id: number, isRefused = false): Promise<void> {
    this.tabs[id] ??= await new Tab(this, id, isRefused).start();
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    for (const { root } of this.open)
      root.send({ type: isOnline ? 'NETWORK.FOUND' : 'NETWORK.LOST' });
  }

  async post(tab: Tab, { key, values }: EnquiryRecord): Promise<SendOutcome> {
    const words = wordsOf(values);
    const request: Request = { key, words, tab, isUnderWay: true };
    this.requests.push(request);
    this.promise(!this.canceled.has(key), 'a canceled enquiry is never sent');
    const { mood, isOnline } = this;
    await new Promise<void>((done) => void this.clock.setTimeout(() => done(), this.delayMs));
    request.isUnderWay = false;
    const reaches = isOnline && this.isOnline && mood !== 'is unreachable';
    if (reaches && (mood === 'accepts' || mood === 'swallows')) {
      const text = this.has('text is garbled in transit') ? words.slice(1) : words;
      this.received.set(key, this.received.get(key) ?? text);
    }
    const isKnown = this.received.has(key) && mood === 'refuses';
    if (reaches && (mood === 'accepts' || isKnown)) return { outcome: 'sent', receipt: `R-${key}` };
    if (reaches && mood === 'refuses') {
      this.refused.add(key);
      return { outcome: 'refused', errors: { message: 'No' } };
    }
    if (this.has('silence counts as acceptance')) return { outcome: 'sent', receipt: '' };
    return { outcome: 'postponed', status: reaches && mood === 'fails' ? 503 : 0, retryAfterMs: 0 };
  }

  /** Lets promises settle, and time pass in steps, so that what is scheduled meanwhile runs at its time. */
  async pass(ms: number): Promise<void> {
    const end = this.clock.now() + ms;
    for (let turn = 0; turn < 4; turn += 1) await settle();
    for (
      let next = this.clock.nextDue;
      next !== undefined && next <= end;
      next = this.clock.nextDue
    ) {
      this.clock.advance(next - this.clock.now());
      for (let turn = 0; turn < 4; turn += 1) await settle();
    }
    this.clock.advance(end - this.clock.now());
  }

  /** Notes a broken promise; the next check throws it. */
  promise(holds: boolean, what: string): void {
    if (!holds) this.#broken.push(what);
  }

  get draft(): (Draft & { readonly visit: string }) | null {
    return JSON.parse(this.draftText ?? 'null') as World['draft'];
  }

  /** Another tab's draft takes the place of one: its text is given up, unless it is elsewhere too. */
  keepDraft(text: string | null): boolean {
    const before = this.draft;
    this.draftText = text;
    const { draft } = this;
    if (draft === null) return true;
    if (before !== null && before.visit !== draft.visit && before.key !== null) {
      this.givenUp.add(before.key);
    }
    if (draft.key !== null && this.has('a draft is removed when it is submitted')) {
      this.draftText = null;
    }
    return true;
  }

  /** Checks every promise that holds at every moment. */
  async check(): Promise<void> {
    const stored = await this.shared.readAll();
    for (const tab of this.open) await tab.check();
    const isKept = (key: string) => stored.some((one) => one.key === key && one.status !== 'sent');
    for (const [key, words] of this.submitted) {
      const received = this.received.get(key);
      const isSomewhere =
        received !== undefined || isKept(key) || this.draft?.key === key || this.isOnPage(key);
      const isGivenUp = this.givenUp.has(key) || (this.discarded.has(key) && this.refused.has(key));
      this.promise(isSomewhere || isGivenUp, 'what was submitted is never lost');
      this.promise(
        received === undefined || received === words,
        'the receiver has what was written',
      );
    }
    const keys = this.requests
      .filter(({ tab, isUnderWay }) => isUnderWay && tab.isOpen)
      .map(({ key }) => key);
    this.promise(new Set(keys).size === keys.length, 'an enquiry is never sent by two at once');
    const texts = new Set(this.requests.map(({ key, words }) => `${key} ${words}`));
    const all = new Set(this.requests.map(({ key }) => key));
    this.promise(texts.size === all.size, 'a key never stands for two texts');
    const isOnce = new Set(this.announced).size === this.announced.length;
    this.promise(isOnce, 'an enquiry is announced once');
    if (this.#broken.length > 0) throw new Error(`Broken: ${this.#broken.join('; ')}`);
  }

  isOnPage(key: string): boolean {
    return this.open.some((tab) => tab.has(key));
  }

  /** All is well again, for two hours: what waits has been sent, and nobody waits for it. */
  async calmDown(): Promise<void> {
    this.mood = 'accepts';
    this.delayMs = 0;
    this.isOnline = true;
    // A page that is refused storage does not see what waits on the device.
    for (const tab of this.open.filter(({ isRefused }) => isRefused)) tab.close();
    if (this.open.length === 0) await this.openTab(0);
    for (const tab of this.open) {
      tab.show();
      tab.root.send({ type: 'NETWORK.FOUND' });
    }
    await this.pass(1000);
    for (const tab of this.open) tab.root.send({ type: 'NETWORK.FOUND' });
    await this.pass(7_200_000);
    await this.check();
    const waits = (await this.shared.readAll()).filter(({ status }) => status === 'waiting');
    this.promise(waits.length === 0, 'in the end everything that waits is sent');
    for (const tab of this.open) {
      this.promise(
        typeof tab.form.getSnapshot().value.form === 'string',
        'in the end no form waits',
      );
    }
    await this.check();
    for (const tab of this.open) tab.close();
    await this.pass(60_000);
    this.promise(this.clock.pending === 0, 'a page that is closed leaves no timer behind');
    await this.check();
  }
}

/** A page of the site in one tab. */
class Tab {
  readonly root: ActorRefFrom<typeof appMachine>;
  readonly update: ActorRefFrom<typeof updateMachine>;
  form!: ActorRefFrom<typeof contactFormMachine>;
  outbox!: ActorRefFrom<typeof outboxMachine>;
  readonly gone: Promise<void>;
  readonly #leave: () => void;
  readonly #store: EnquiryStore;
  isOpen = true;
  isHidden = false;
  isFormShown = false;

  readonly world: World;
  readonly id: number;
  /** Whether the browser refuses to store anything for this page. */
  readonly isRefused: boolean;

  constructor(world: World, id: number, isRefused: boolean) {
    this.world = world;
    this.id = id;
    this.isRefused = isRefused;
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    this.gone = gone;
    this.#leave = resolve;
    this.#store = this.#openStore();
    this.root = createActor(this.#machine(), {
      clock: world.clock,
      input: { isOffline: !world.isOnline, wordsFor: (notice) => this.#wordsFor(notice) },
    }).start();
    addActor(this.root, 'toasts', toastsMachine, {});
    this.update = addActor(
      this.root,
      'update',
      updateMachine.provide({ actions: { reload: () => this.#reload() } }),
      { isControlled: true },
    );
  }

  async start(): Promise<this> {
    const { world, root, gone } = this;
    const service = createContactService('/enquiries', {
      isOffline: () => !world.isOnline,
      store: this.#store,
      post: (record) => world.post(this, record),
      withLock: (name, work) =>
        world.has('the lock is granted to everyone') ? work() : world.withLock(name, work, gone),
      now: world.now,
      jitter: () => 0,
      drafts: createDraftStore(
        { get: () => world.draftText, set: (_, text) => world.keepDraft(text) },
        () => 0,
        memoryStore(),
      ),
      startForm: (logic, input) =>
        addActor(root, 'contactForm', logic, { ...input, makeKey: world.makeKey }),
      startOutbox: (logic, input) => addActor(root, 'outbox', logic, this.#outboxInput(input)),
    });
    ({ outbox: this.outbox } = await service.delivery());
    this.outbox.on('ENQUIRY.SENT', ({ key }) => {
      world.promise(!this.isHidden, 'nothing is announced on a hidden page');
      world.announced.push(key);
    });
    this.form = service.form({ rateLimited: 'Too many', openings: [] });
    this.form.subscribe((snapshot) => this.#follow(snapshot));
    this.form.send({ type: 'VIEW.ATTACHED', values: EMPTY_FORM, opening: null });
    return this;
  }

  #openStore(): EnquiryStore {
    const { world } = this;
    const { shared } = world;
    if (this.isRefused) return createMemoryStore(world.now, false);
    if (world.has('the store loses what is written')) {
      return { ...shared, change: async (_, change) => change(null) };
    }
    if (!world.has('an announcement is not marked')) return shared;
    return {
      ...shared,
      change: (key, change) =>
        shared.change(key, (current) => {
          const next = change(current);
          return next?.isAnnounced === true && current?.isAnnounced === false ? current : next;
        }),
    };
  }

  #machine() {
    const { world } = this;
    const machine = appMachine.provide({
      actors: { checkForUpdate: fromPromise(async () => world.isOnline) },
      ...(world.has('every form counts as hidden') && { guards: { isFormHidden: () => true } }),
    });
    const isDropped = (type: string) =>
      (type === 'PAGE.LEFT' && world.has('a hidden page does not tell its form')) ||
      (type === 'FORM.DIRTIED' && world.has('the update is not told of work'));
    return machine.provide({
      actions: {
        send: enqueueActions(({ enqueue, system }, { to, event }) => {
          const actor = system.get(to) as AnyActorRef | undefined;
          if (actor !== undefined && !isDropped(event.type)) enqueue.sendTo(actor, event);
        }),
      },
    });
  }

  #outboxInput(input: OutboxInput): OutboxInput {
    const { world } = this;
    const store = { ...input.store, readAll: async () => [] };
    return {
      ...input,
      ...(world.has('the outbox is deaf and blind') && { store }),
      cancel: async (key) => {
        const isGone = world.has('a cancellation only pretends') || (await input.cancel(key));
        if (isGone) world.canceled.add(key);
        return isGone;
      },
    };
  }

  #pending: string | null = null;

  /** Notes what is submitted, and checks what is called sent. */
  #follow({ value, context }: SnapshotFrom<typeof contactFormMachine>): void {
    const { world } = this;
    const pending = typeof value.form === 'object' ? (context.attempt?.key ?? null) : null;
    if (pending !== null && pending !== this.#pending) {
      world.submitted.set(pending, wordsOf(context.values));
      world.canceled.delete(pending);
    }
    if (value.form === 'success' && this.#pending !== null) {
      const isTrue = world.received.has(this.#pending);
      world.promise(isTrue, 'the form never calls sent what the receiver does not have');
    }
    this.#pending = pending;
  }

  /** Called by the root for the words of a toast. */
  #wordsFor(notice: AppNotice) {
    if (notice.kind === 'enquirySent') {
      this.world.promise(!this.isFormShown, 'nothing is announced where the form says it');
    }
    return { kind: 'info' as const, title: notice.kind };
  }

  #reload(): void {
    const isSafe = this.form.getSnapshot().value.work === 'safe';
    this.world.promise(isSafe, 'a page is never reloaded over unfinished work');
  }

  /** Whether an enquiry is in the form or the memory of this page. */
  has(key: string): boolean {
    return this.form.getSnapshot().context.attempt?.key === key || this.#memory.has(key);
  }

  #memory = new Set<string>();

  async check(): Promise<void> {
    const { world } = this;
    world.promise(
      this.root.getSnapshot().status === 'active',
      'the root lives as long as its page',
    );
    const records = await this.#store.readAll();
    for (const { key, status } of records) {
      const isTrue = status !== 'sent' || world.received.has(key);
      world.promise(isTrue, 'nothing is marked sent that is not');
      world.promise(
        status !== 'refused' || world.refused.has(key),
        'nothing is marked refused that is not',
      );
    }
    const waiting = records.filter(({ status }) => status !== 'sent').map(({ key }) => key);
    this.#memory = new Set(this.isRefused ? waiting : []);
    const { value, context } = this.form.getSnapshot();
    const isOpen = value.form === 'idle' || value.form === 'error';
    world.promise(
      isOpen || Object.keys(context.errors).length === 0,
      'errors are shown in a form that can be corrected',
    );
    const isWaiting = typeof value.form === 'object' && value.form.pending === 'waiting';
    world.promise(isWaiting || !context.isStored, 'only what waits is called stored');
    if (typeof value.form !== 'object' || context.attempt === null) return;
    const submitted = world.submitted.get(context.attempt.key);
    world.promise(submitted === wordsOf(context.values), 'what is being sent cannot be edited');
  }

  hide(): void {
    if (this.isHidden) return;
    const { children, context } = this.form.getSnapshot();
    const wasUnsaved = children.draft?.getSnapshot().value === 'unsaved';
    this.isHidden = true;
    this.root.send({ type: 'PAGE.HIDDEN' });
    const isKept = this.world.draft?.values['message'] === context.values['message'];
    this.world.promise(!wasUnsaved || isKept, 'a hidden page has saved what was written');
  }

  show(): void {
    this.isHidden = false;
    this.root.send({ type: 'PAGE.SHOWN' });
  }

  setFormShown(isShown: boolean): void {
    this.isFormShown = isShown;
    this.root.send({ type: isShown ? 'FORM.SHOWN' : 'FORM.HIDDEN' });
  }

  write(message: string): void {
    const { value, context } = this.form.getSnapshot();
    const isPending = typeof value.form === 'object';
    if (isPending || context.values['message'] === message) return;
    if (context.attempt !== null) this.world.givenUp.add(context.attempt.key);
    this.form.send({ type: 'VALUES.CHANGED', values: valuesOf(message) });
  }

  submit(): void {
    const { values } = this.form.getSnapshot().context;
    this.form.send({ type: 'SUBMISSION.REQUESTED', values, signals: null });
  }

  discard(): void {
    const { context } = this.form.getSnapshot();
    if (context.attempt !== null) this.world.givenUp.add(context.attempt.key);
    // Whoever discards wants no draft left on the device, whichever tab wrote it; what waits is still sent.
    const kept = this.world.draft?.key;
    if (kept != null) this.world.discarded.add(kept);
    this.form.send({ type: 'DRAFT.DISCARDED' });
  }

  get #unsent(): EnquiryRecord | undefined {
    return this.outbox.getSnapshot().context.records.find(({ status }) => status !== 'sent');
  }

  cancel(): void {
    const record = this.#unsent;
    if (record === undefined) return;
    this.world.givenUp.add(record.key);
    this.outbox.send({ type: 'CANCEL.REQUESTED', key: record.key });
  }

  sendNow(): void {
    const record = this.#unsent;
    if (record !== undefined) this.outbox.send({ type: 'SEND.REQUESTED', key: record.key });
  }

  close(): void {
    this.hide();
    this.crash();
  }

  crash(): void {
    this.isOpen = false;
    this.root.stop();
    this.#leave();
    // What the browser refused to store goes with the page, unless its draft is still there.
    for (const key of this.#memory) {
      if (key !== this.world.draft?.key) this.world.givenUp.add(key);
    }
    this.world.tabs[this.id] = null;
  }
}

/** Something that happens, under the name by which the report of a broken promise lists it. */
interface Step {
  readonly act: (world: World) => unknown;
  readonly [fc.toStringMethod]: () => string;
}

const step = (name: string, act: Step['act']): Step => ({ act, [fc.toStringMethod]: () => name });

/** In either tab, if it is open. */
const inTab = (name: string, act: (tab: Tab) => unknown) =>
  fc.nat(1).map((id) =>
    step(`${name} in ${String(id)}`, ({ tabs }) => {
      const tab = tabs[id];
      if (tab != null) act(tab);
    }),
  );

type Act = 'submit' | 'discard' | 'cancel' | 'sendNow' | 'hide' | 'show' | 'close' | 'crash';
const acts = (...names: Act[]) =>
  fc.constantFrom(...names).chain((name) => inTab(name, (tab) => tab[name]()));
const enquire = (words: string) =>
  inTab(`enquire “${words}”`, (tab) => {
    tab.write(words);
    tab.submit();
  });
const words = fc.constantFrom('', 'Hi', 'Hello');
const enquiry = words.chain(enquire);
const writing = words.chain((text) => inTab(`write “${text}”`, (tab) => tab.write(text)));
const form = fc
  .boolean()
  .chain((isShown) => inTab(`form shown: ${String(isShown)}`, (tab) => tab.setFormShown(isShown)));
const accept = inTab('accept the update', (tab) => tab.update.send({ type: 'UPDATE.ACCEPTED' }));
const open = fc
  .tuple(fc.nat(1), fc.constantFrom(false, false, false, true))
  .map(([id, isRefused]) =>
    step(`open ${String(id)}${isRefused ? ', refused' : ''}`, (world) =>
      world.openTab(id, isRefused),
    ),
  );

const change = (mood: Mood, delayMs: number) =>
  step(`it ${mood} after ${String(delayMs)} ms`, (world) =>
    Object.assign(world, { mood, delayMs }),
  );
const mood = fc
  .tuple(
    fc.constantFrom<Mood[]>('accepts', 'accepts', 'refuses', 'fails', 'swallows', 'is unreachable'),
    fc.constantFrom(0, 1000, 20_000),
  )
  .map((given) => change(...given));
const passing = (ms: number) => step(`${String(ms)} ms pass`, (world) => world.pass(ms));
const pass = fc.constantFrom(1, 399, 400, 1000, 5000, 30_000, 600_000, 3_600_000).map(passing);
const network = fc
  .boolean()
  .map((isOnline) => step(`online: ${String(isOnline)}`, (world) => world.setOnline(isOnline)));
const update = fc.constantFrom(
  step('an update is installed', ({ open: tabs }) => {
    for (const { root } of tabs) root.send({ type: 'UPDATE.INSTALLED' });
  }),
  step('the worker is replaced', ({ open: tabs }) => {
    for (const tab of tabs) tab.update.send({ type: 'CONTROLLER.CHANGED' });
  }),
);

const any = fc.oneof(
  { weight: 3, arbitrary: open },
  { weight: 1, arbitrary: writing },
  { weight: 2, arbitrary: enquiry },
  { weight: 2, arbitrary: acts('submit', 'discard', 'cancel', 'cancel', 'sendNow') },
  { weight: 3, arbitrary: fc.oneof(acts('hide', 'show'), form, acts('close', 'crash')) },
  { weight: 3, arbitrary: fc.oneof(accept, network, update) },
  { weight: 3, arbitrary: mood },
  { weight: 4, arbitrary: pass },
);
/** An enquiry gets no answer, and then something becomes of it. */
const unanswered = fc.tuple(
  fc.constant(change('is unreachable', 0)),
  enquiry,
  fc.constant(passing(5000)),
  fc.oneof(acts('cancel', 'sendNow', 'close', 'crash'), open),
  mood,
  fc.constant(passing(3_600_000)),
);
const plans = fc
  .tuple(
    // A plan that begins with an enquiry shows more.
    enquire('Hi'),
    fc.array(
      fc.oneof(
        { weight: 5, arbitrary: any.map((one): Step[] => [one]) },
        { weight: 1, arbitrary: unanswered },
      ),
      { minLength: 4, maxLength: 20, size: 'max' },
    ),
  )
  .map(([first, parts]): Step[] => [first, ...parts.flat()]);

/** Both tabs are open at first: a plan that begins with nothing shows little. */
async function live(plan: readonly Step[], fault?: Fault): Promise<void> {
  const world = new World(fault);
  for (const id of [0, 1]) await world.openTab(id);
  await world.pass(0);
  for (const { act } of plan) {
    await act(world);
    await world.pass(0);
    await world.check();
  }
  await world.calmDown();
}

describe('two tabs', () => {
  it('keep every promise in random plans', async () => {
    await fc.assert(
      fc.asyncProperty(plans, (plan) => live(plan)),
      // A plan runs two whole pages.
      { numRuns: Math.ceil(SEQUENCES / 5), seed: 20_250 },
    );
  });

  const samples = fc.sample(plans, { numRuns: 150, seed: 20_250 });
  it.each(Object.entries(FAULTS) as [Fault, RegExp][])(
    'would see that %s',
    async (fault, broken) => {
      const seen = new Set<string>();
      for (const plan of samples) {
        await live(plan, fault).catch((error: unknown) => seen.add(String(error)));
        if ([...seen].some((message) => broken.test(message))) return;
      }
      expect([...seen]).toContain(broken);
    },
  );
});

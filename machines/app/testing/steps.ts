import fc from 'fast-check';
import type { Page } from './page.ts';
import type { Mood, World } from './world.ts';

/** A step of a run: an action of the visitor in a tab, or an event on the device. */
export type Step =
  | {
      readonly do:
        | 'open'
        | 'close'
        | 'crash'
        | 'submit'
        | 'discard'
        | 'look at the form'
        | 'leave the form'
        | 'look at the page'
        | 'look away'
        | 'accept the update'
        | 'postpone the update'
        | 'fetch'
        | 'lose a part'
        | 'send all now';
      readonly tab: number;
    }
  | { readonly do: 'write'; readonly tab: number; readonly field: string; readonly words: string }
  /** Opens the form, fills it in, submits it and waits, all in one step. */
  | { readonly do: 'enquire'; readonly tab: number; readonly words: string; readonly wait: number }
  | { readonly do: 'cancel' | 'send now'; readonly tab: number; readonly nth: number }
  | { readonly do: 'network'; readonly isThere: boolean }
  | { readonly do: 'browser'; readonly isBlind: boolean }
  | { readonly do: 'server'; readonly isUp: boolean }
  | { readonly do: 'store'; readonly isSound: boolean }
  | { readonly do: 'receiver'; readonly mood: Mood }
  | {
      readonly do: 'release';
      readonly type: 'UPDATE.FOUND' | 'UPDATE.INSTALLED' | 'UPDATE.FAILED' | 'CONTROLLER.CHANGED';
    }
  | { readonly do: 'pass'; readonly ms: number };

/** A run: its steps, and the seed that determines how long operations take. */
export interface Plan {
  readonly seed: number;
  readonly steps: readonly Step[];
}

const tab = fc.nat(1);

type ActInATab = Extract<Step, { nth?: never; words?: never; tab: number }>['do'];

const inATab = (...acts: ActInATab[]) => fc.record({ do: fc.constantFrom(...acts), tab });

const enquire = fc.record({
  do: fc.constant('enquire' as const),
  tab,
  words: fc.constantFrom('Hi', 'Hello'),
  wait: fc.constantFrom(0, 40_000),
});

const write = fc.record({
  do: fc.constant('write' as const),
  tab,
  field: fc.constantFrom('fullName', 'message'),
  words: fc.constantFrom('', 'Ada', 'Hi'),
});

const inOutbox = fc.record({
  do: fc.constantFrom('cancel' as const, 'cancel' as const, 'send now' as const),
  tab,
  nth: fc.constantFrom(0, 0, 0, 1),
});

const switches = {
  network: fc.record({ do: fc.constant('network' as const), isThere: fc.boolean() }),
  browser: fc.record({ do: fc.constant('browser' as const), isBlind: fc.boolean() }),
  server: fc.record({ do: fc.constant('server' as const), isUp: fc.boolean() }),
  store: fc.record({ do: fc.constant('store' as const), isSound: fc.boolean() }),
};

const receiver = (...moods: Mood[]) =>
  fc.record({ do: fc.constant('receiver' as const), mood: fc.constantFrom(...moods) });

const anyMood = receiver('accepts', 'refuses', 'fails', 'answers to nobody', 'cannot be reached');

const release = (...types: Extract<Step, { do: 'release' }>['type'][]) =>
  fc.record({ do: fc.constant('release' as const), type: fc.constantFrom(...types) });

const pass = (...ms: number[]) =>
  fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(...ms) });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: enquire },
  { weight: 3, arbitrary: write },
  { weight: 2, arbitrary: inATab('submit') },
  { weight: 1, arbitrary: inATab('discard', 'postpone the update') },
  { weight: 2, arbitrary: inATab('fetch', 'lose a part', 'send all now') },
  { weight: 4, arbitrary: inATab('open', 'close', 'crash', 'look at the form', 'leave the form') },
  { weight: 3, arbitrary: inATab('look at the page', 'look away', 'look away') },
  { weight: 2, arbitrary: inATab('accept the update') },
  { weight: 3, arbitrary: inOutbox },
  { weight: 2, arbitrary: switches.network },
  { weight: 1, arbitrary: switches.browser },
  { weight: 1, arbitrary: switches.server },
  { weight: 2, arbitrary: switches.store },
  { weight: 4, arbitrary: anyMood },
  {
    weight: 3,
    arbitrary: release('UPDATE.FOUND', 'UPDATE.INSTALLED', 'UPDATE.FAILED', 'CONTROLLER.CHANGED'),
  },
  {
    weight: 6,
    arbitrary: pass(1, 399, 400, 1000, 5000, 10_000, 30_000, 60_000, 600_000, 3_600_000),
  },
);

const always = <const S extends Step>(one: S) => fc.constant<Step>(one);

/** The same steps, all in one tab. */
const inOneTab = (steps: fc.Arbitrary<readonly Step[]>): fc.Arbitrary<readonly Step[]> =>
  fc
    .tuple(tab, steps)
    .map(([one, list]) => list.map((each) => ('tab' in each ? { ...each, tab: one } : each)));

/** Meaningful combinations of steps that rarely occur at random. */
const scene: fc.Arbitrary<readonly Step[]> = fc.oneof(
  // An enquiry enters the outbox and is processed there.
  fc.tuple(
    receiver('answers to nobody', 'cannot be reached'),
    enquire,
    pass(40_000),
    anyMood,
    inATab('look away', 'leave the form', 'submit', 'close'),
    pass(5000, 60_000, 600_000),
  ),
  // The same, first offline and then online.
  fc.tuple(
    always({ do: 'network', isThere: false }),
    enquire,
    inATab('look away', 'leave the form', 'open', 'close', 'crash'),
    anyMood,
    always({ do: 'network', isThere: true }),
    fc.oneof(inOutbox, pass(1, 1000)),
    pass(5000, 60_000),
  ),
  // The form retries an enquiry that the outbox is currently sending.
  inOneTab(
    fc.tuple(
      receiver('answers to nobody', 'cannot be reached'),
      enquire,
      pass(40_000),
      inATab('send all now'),
      pass(1000),
      anyMood,
      inATab('submit'),
      pass(1, 1000, 30_000),
    ),
  ),
  // The visitor cancels it while something else happens to it.
  fc.tuple(inOutbox, fc.oneof(inOutbox, switches.network, inATab('send all now')), pass(1, 1000)),
  // A new version arrives while the visitor is writing.
  inOneTab(
    fc.tuple(
      release('UPDATE.INSTALLED'),
      fc.oneof(write, inATab('accept the update')),
      inATab('accept the update'),
      fc.oneof(write, enquire, pass(400)),
      release('CONTROLLER.CHANGED'),
    ),
  ),
  // A new version arrives and is accepted before the message is sent and confirmed.
  inOneTab(
    fc.tuple(
      release('UPDATE.INSTALLED'),
      inATab('look at the form'),
      pass(400),
      write,
      inATab('accept the update'),
      receiver('accepts'),
      enquire,
      pass(5000),
      inATab('look away', 'leave the form'),
      release('CONTROLLER.CHANGED'),
    ),
  ),
  // The visitor switches away while the message is being sent.
  inOneTab(
    fc.tuple(
      receiver('cannot be reached', 'answers to nobody', 'fails'),
      enquire,
      inATab('look away'),
      pass(400, 5000, 30_000),
      inATab('close', 'crash', 'look at the page'),
      anyMood,
    ),
  ),
  // The site's own server is briefly down.
  inOneTab(
    fc.tuple(
      always({ do: 'server', isUp: false }),
      inATab('fetch'),
      always({ do: 'server', isUp: true }),
      inATab('fetch'),
    ),
  ),
  // The visitor returns to the form, writes, and switches away.
  inOneTab(
    fc.tuple(
      inATab('crash', 'close', 'look at the page'),
      inATab('open'),
      inATab('look at the form', 'look away'),
      pass(400, 5000),
      write,
      inATab('look away', 'crash', 'lose a part'),
    ),
  ),
);

export const plans: fc.Arbitrary<Plan> = fc.record({
  seed: fc.nat(),
  steps: fc
    .array(
      fc.oneof({ weight: 3, arbitrary: step.map((one) => [one]) }, { weight: 2, arbitrary: scene }),
      {
        minLength: 1,
        maxLength: 14,
        size: 'max',
      },
    )
    .map((scenes) => scenes.flat()),
});

/** The visitor can use the form once it is loaded and the search for a draft is done. */
function isFormAtHand(page: Page): boolean {
  return page.isFormShown && !page.isHidden && page.formSnapshot?.value.view === 'ready';
}

function writeInto(world: World, page: Page, field: string, words: string): void {
  const form = page.formSnapshot;
  if (form === undefined) return;
  if (form.context.values[field] === words) return;
  if (form.value.submission !== 'submitting') {
    world.noteGivenUp(form.context.attempt?.idempotencyKey);
  }
  page.form?.send({ type: 'FIELD.CHANGED', field, value: words });
}

async function enquireIn(
  world: World,
  page: Page,
  { words, wait }: { readonly words: string; readonly wait: number },
): Promise<void> {
  if (page.isHidden) world.show(page);
  world.showForm(page);
  await world.pass(100);
  if (!page.isOpen || !isFormAtHand(page)) return;
  writeInto(world, page, 'fullName', 'Ada');
  writeInto(world, page, 'message', words);
  page.form?.send({ type: 'SUBMISSION.REQUESTED' });
  await world.pass(wait);
}

function keyOf(page: Page, nth: number): string | undefined {
  return page.outboxSnapshot?.context.items[nth]?.idempotencyKey;
}

async function performInTab(world: World, page: Page, step: Step): Promise<void> {
  switch (step.do) {
    case 'write': {
      if (isFormAtHand(page)) writeInto(world, page, step.field, step.words);
      break;
    }
    case 'enquire': {
      await enquireIn(world, page, step);
      break;
    }
    case 'submit': {
      if (isFormAtHand(page)) page.form?.send({ type: 'SUBMISSION.REQUESTED' });
      break;
    }
    case 'discard': {
      if (!isFormAtHand(page) || page.formSnapshot?.value.submission === 'submitting') break;
      world.noteGivenUp(page.formSnapshot?.context.attempt?.idempotencyKey);
      page.form?.send({ type: 'DRAFT.DISCARDED' });
      break;
    }
    case 'cancel': {
      const key = keyOf(page, step.nth);
      if (key === undefined || page.isHidden) break;
      world.noteGivenUp(key);
      world.askedBack.add(key);
      page.outbox?.send({ type: 'CANCEL.REQUESTED', idempotencyKey: key });
      break;
    }
    case 'send now': {
      const key = keyOf(page, step.nth);
      if (key === undefined || page.isHidden) break;
      page.asked.add(key);
      page.outbox?.send({ type: 'SEND.REQUESTED', idempotencyKey: key });
      break;
    }
    case 'send all now': {
      if (page.isHidden) break;
      for (const item of page.outboxSnapshot?.context.items ?? []) {
        page.asked.add(item.idempotencyKey);
      }
      page.outbox?.send({ type: 'SEND.REQUESTED' });
      break;
    }
    case 'look at the form': {
      if (!page.isHidden) world.showForm(page);
      break;
    }
    case 'leave the form': {
      if (page.isFormShown) world.hideForm(page);
      break;
    }
    case 'look at the page': {
      if (page.isHidden) world.show(page);
      break;
    }
    case 'look away': {
      if (!page.isHidden) world.hide(page);
      break;
    }
    case 'accept the update': {
      if (page.isHidden) break;
      page.wasUpdateAccepted = true;
      page.update?.send({ type: 'UPDATE.ACCEPTED' });
      break;
    }
    case 'postpone the update': {
      if (!page.isHidden) page.update?.send({ type: 'UPDATE.POSTPONED' });
      break;
    }
    case 'fetch': {
      world.fetch(page);
      break;
    }
    case 'lose a part': {
      world.losePart(page);
      break;
    }
    default:
  }
}

async function perform(world: World, step: Step): Promise<void> {
  switch (step.do) {
    case 'open': {
      world.openTab(step.tab);
      break;
    }
    case 'close':
    case 'crash': {
      world.closeTab(step.tab, step.do === 'crash');
      break;
    }
    case 'network': {
      world.setNetwork(step.isThere);
      break;
    }
    case 'browser': {
      world.setBlind(step.isBlind);
      break;
    }
    case 'server': {
      world.isServerUp = step.isUp;
      break;
    }
    case 'store': {
      if (!step.isSound) world.unsoundAt = Infinity;
      else if (!world.isStoreSound) world.unsoundAt = world.clock.now();
      world.isStoreSound = step.isSound;
      break;
    }
    case 'receiver': {
      world.mood = step.mood;
      break;
    }
    case 'release': {
      world.release(step.type);
      break;
    }
    case 'pass': {
      await world.pass(step.ms);
      break;
    }
    default: {
      const page = world.tabs[step.tab] ?? null;
      if (page !== null) await performInTab(world, page, step);
    }
  }
  await world.pass(0);
}

/** Runs a plan, and then on until all faults are over; `look` is called after each step. */
export async function live(world: World, plan: Plan, look: (world: World) => void): Promise<void> {
  await world.pass(300);
  look(world);
  for (const step of plan.steps) {
    await perform(world, step);
    look(world);
  }
  await world.calmDown();
  look(world);
  await world.renew();
  look(world);
  await world.end();
  look(world);
}

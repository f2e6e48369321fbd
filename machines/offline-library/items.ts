import type {
  InventoryEntry,
  LibraryItem,
  OfflineLibraryContext,
  SavePlan,
  SaveFailure,
  SaveReason,
  SavedPage,
  Stock,
} from './offline-library.types.ts';

/** What the library's actions do to its context, as pure functions. */

type Context = OfflineLibraryContext;
type Change = Partial<Context>;
type Items = Context['items'];

const without = (list: readonly string[], unwanted: readonly string[]) => {
  const set = new Set(unwanted);
  return list.filter((path) => !set.has(path));
};

const isMissing = ({ phase }: LibraryItem): boolean => phase === 'notSaved' || phase === 'failed';

const newItem = (path: string): LibraryItem => ({
  path,
  phase: 'notSaved',
  saved: null,
  failure: null,
  wasEvicted: false,
  reason: null,
});

/** The items with some of them changed; those that are not known yet are added. */
function changing(
  items: Items,
  paths: Iterable<string>,
  change: (item: LibraryItem) => LibraryItem,
): Items {
  const changed: Record<string, LibraryItem> = { ...items };
  for (const path of paths) changed[path] = change(items[path] ?? newItem(path));
  return changed;
}

/** Without the list of all pages, only what is open, under way or has failed is kept. */
function kept(items: Items, { page, catalog }: Pick<Context, 'page' | 'catalog'>): Items {
  if (catalog !== null) return items;
  return Object.fromEntries(
    Object.entries(items).filter(
      ([path, { phase }]) => path === page.path || (phase !== 'saved' && phase !== 'notSaved'),
    ),
  );
}

export const pathsOfSection = ({ catalog }: Context, id: string): readonly string[] =>
  catalog?.sections.find((section) => section.id === id)?.pages.map(({ path }) => path) ?? [];

/** Queues what is missing. A visitor's request for what the site was about to save makes it theirs. */
export function queuePages(context: Context, paths: readonly string[], reason: SaveReason): Change {
  const isFresh = (path: string) => {
    const item = context.items[path];
    return item === undefined ? reason === 'plan' : isMissing(item);
  };
  const fresh = new Set(paths.filter(isFresh));
  const isUnderWay = (path: string) => {
    const phase = context.items[path]?.phase;
    return reason !== 'plan' && (phase === 'queued' || phase === 'saving');
  };
  const items = changing(
    context.items,
    paths.filter((path) => fresh.has(path) || isUnderWay(path)),
    (item) =>
      fresh.has(item.path)
        ? { ...item, phase: 'queued', failure: null, reason }
        : { ...item, reason },
  );
  const queue = [...context.queue, ...fresh];
  const isForMany = reason === 'many' || (reason === 'plan' && context.preference === 'asked');
  return {
    items,
    queue,
    held: without(context.held, [...fresh]),
    tally: {
      ...context.tally,
      isAsked: context.tally.isAsked || (isForMany && queue.length + context.inFlight.length > 0),
    },
  };
}

/** Queues again what has failed. */
export function queueFailed(context: Context, isMeant: (item: LibraryItem) => boolean): Change {
  const failed = Object.values(context.items).filter(
    (item) => item.phase === 'failed' && isMeant(item),
  );
  const paths = failed.map(({ path }) => path);
  const isForMany = ({ reason }: LibraryItem) =>
    reason === 'many' || (reason === 'plan' && context.preference === 'asked');
  return {
    items: changing(context.items, paths, (item) => ({ ...item, phase: 'queued', failure: null })),
    queue: [...context.queue, ...paths],
    tally: {
      ...context.tally,
      failed: 0,
      isAsked: context.tally.isAsked || failed.some(isForMany),
    },
  };
}

/** Takes pages out of the queue again. */
export function withdrawPages(context: Context, isMeant: (item: LibraryItem) => boolean): Change {
  const withdrawn = context.queue.filter((path) => {
    const item = context.items[path];
    return item !== undefined && isMeant(item);
  });
  const queue = without(context.queue, withdrawn);
  const items = changing(context.items, withdrawn, (item) => ({ ...item, phase: 'notSaved' }));
  return {
    queue,
    items: kept(items, context),
    more: 0,
    tally: {
      ...context.tally,
      isAsked: context.tally.isAsked && queue.some((path) => items[path]?.reason === 'many'),
    },
  };
}

/** The first page of the queue is being saved from now on. */
export function startPage(context: Context, path: string): Change {
  return {
    queue: context.queue.slice(1),
    inFlight: [...context.inFlight, path],
    items: changing(context.items, [path], (item) => ({ ...item, phase: 'saving' })),
  };
}

/** What is kept of a page whose saving has ended. */
function ended(context: Context, path: string, change: (item: LibraryItem) => LibraryItem): Change {
  return {
    inFlight: without(context.inFlight, [path]),
    items: kept(changing(context.items, [path], change), context),
    changed: context.changed === null ? null : [...context.changed, path],
  };
}

export const pageSaved = (context: Context, path: string, saved: SavedPage): Change => ({
  ...ended(context, path, (item) => ({ ...item, phase: 'saved', saved, wasEvicted: false })),
  held: without(context.held, [path]),
  tally: { ...context.tally, saved: context.tally.saved + 1 },
});

export const pageFailed = (context: Context, path: string, failure: SaveFailure): Change => ({
  ...ended(context, path, (item) => ({ ...item, phase: 'failed', failure })),
  tally: { ...context.tally, failed: context.tally.failed + 1 },
});

/** Pages that are saved, or being saved, wait to be removed; queued ones are not begun. */
export function pagesLeaving(context: Context, paths: readonly string[]): Change {
  const withPhase = (...phases: LibraryItem['phase'][]) =>
    paths.filter((path) => phases.some((phase) => context.items[path]?.phase === phase));
  const unbegun = withPhase('queued');
  const leaving = withPhase('saved', 'saving', 'failed');
  const items = changing(context.items, unbegun, (item) => ({ ...item, phase: 'notSaved' }));
  return {
    queue: without(context.queue, unbegun),
    inFlight: without(context.inFlight, leaving),
    items: kept(
      changing(items, leaving, (item) => ({ ...item, phase: 'removing' })),
      context,
    ),
  };
}

/** The pages that were being removed are gone, or still what they were before. */
export function pagesLeft(context: Context, isGone: boolean): Change {
  const items = changing(context.items, context.leaving, (item) => {
    if (isGone) {
      return { ...item, phase: 'notSaved', saved: null, failure: null, wasEvicted: false };
    }
    return { ...item, phase: item.saved === null ? 'notSaved' : 'saved' };
  });
  return {
    leaving: [],
    items: kept(items, context),
    changed: context.changed === null ? null : [...context.changed, ...context.leaving],
  };
}

/** How a page reacts to its entry in the inventory; a busy one ignores it. */
function afterInventory(item: LibraryItem, entry: InventoryEntry | undefined): LibraryItem {
  const { phase } = item;
  if (phase === 'queued' || phase === 'saving' || phase === 'removing') return item;
  if (entry?.isThere === true) {
    const saved = { bytes: entry.bytes, savedAt: entry.savedAt };
    return { ...item, phase: 'saved', saved, failure: null, wasEvicted: false };
  }
  if (phase === 'saved' || (phase === 'notSaved' && entry !== undefined)) {
    return { ...item, phase: 'notSaved', saved: null, wasEvicted: true };
  }
  return item;
}

/** What is on the device has been read. What has changed since it was asked for is known better. */
export function stockRead(context: Context, { standing, entry, shelf }: Stock): Change {
  const catalog = context.isCatalogWanted ? (shelf?.catalog ?? null) : null;
  const inventory = new Map(
    (catalog === null ? [] : (shelf?.inventory ?? [])).map((one) => [one.path, one]),
  );
  if (entry !== null) inventory.set(entry.path, entry);
  const listed = catalog?.sections.flatMap(({ pages }) => pages.map(({ path }) => path)) ?? [];
  const known = new Set(context.changed);
  const paths = standing === 'savable' ? [...listed, context.page.path] : listed;
  const items = changing(context.items, paths, (item) =>
    known.has(item.path) ? item : afterInventory(item, inventory.get(item.path)),
  );
  return {
    standing,
    catalog,
    items: kept(items, { ...context, catalog }),
    isStorageBroken: false,
    changed: null,
  };
}

/** What the site would save by itself is queued, or held back while data saver is on. */
export function planRead(context: Context, plan: SavePlan): Change {
  const { preference, isSavingData } = context;
  if (preference === 'offered' && isSavingData) return { held: plan.paths, more: 0 };
  if (preference === 'none' || preference === 'declined') return { held: [], more: 0 };
  return {
    ...queuePages(context, plan.paths, 'plan'),
    held: [],
    // A plan that does not get shorter would be asked for again and again.
    more: plan.more < context.more ? plan.more : 0,
  };
}

/** What the site saves by itself waits while data saver is on; what the visitor asked for does not. */
export function holdBack(context: Context): Change {
  const isPlanned = ({ reason }: LibraryItem) => reason === 'plan';
  const held = context.queue.filter((path) => context.items[path]?.reason === 'plan');
  return { ...withdrawPages(context, isPlanned), held };
}

export function catalogClosed(context: Context): Change {
  const closed = { ...context, isCatalogWanted: false, catalog: null };
  return { isCatalogWanted: false, catalog: null, items: kept(context.items, closed) };
}

export const pageOpened = (context: Context, page: Context['page']): Change => ({
  page,
  standing: null,
  items: kept(context.items, { page, catalog: context.catalog }),
});

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

/** The context updates of the library's actions, as pure functions. */

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

/** The items with some of them changed; unknown ones are added. */
function changing(
  items: Items,
  paths: Iterable<string>,
  change: (item: LibraryItem) => LibraryItem,
): Items {
  const changed: Record<string, LibraryItem> = { ...items };
  for (const path of paths) changed[path] = change(items[path] ?? newItem(path));
  return changed;
}

/** Without the list of all pages, only the open page and those in progress or failed are kept. */
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

/** Queues missing pages. If the site was about to save one, a visitor's request takes it over. */
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

/** Requeues failed pages. */
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

/** Removes pages from the queue. */
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

/** Moves the first page of the queue to the pages being saved. */
export function startPage(context: Context, path: string): Change {
  return {
    queue: context.queue.slice(1),
    inFlight: [...context.inFlight, path],
    items: changing(context.items, [path], (item) => ({ ...item, phase: 'saving' })),
  };
}

/** Common changes when saving a page has ended. */
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

/** Marks saved pages, and pages being saved, for removal; queued ones are dropped. */
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

/** The pages being removed are gone, or are restored to their previous state. */
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

/** A page updated from its inventory entry; a busy page ignores it. */
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

/** Applies the stock as read from the device, except for pages that have changed since the request. */
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

/** Queues the pages of the site's own plan, or holds them back while data saver is on. */
export function planRead(context: Context, plan: SavePlan): Change {
  const { preference, isSavingData } = context;
  if (preference === 'offered' && isSavingData) return { held: plan.paths, more: 0 };
  if (preference === 'none' || preference === 'declined') return { held: [], more: 0 };
  return {
    ...queuePages(context, plan.paths, 'plan'),
    held: [],
    // Otherwise a plan that does not get shorter would be requested forever.
    more: plan.more < context.more ? plan.more : 0,
  };
}

/** Holds back planned pages while data saver is on; pages requested by the visitor stay queued. */
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

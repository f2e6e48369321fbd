import { assign, fromCallback, setup, type SnapshotFrom } from 'xstate';
import type { PageMessage } from './channel.ts';
import { LOG_LENGTH } from '#src/components/on-demand/atlas/reports.ts';
import type { ActorReport, LogEntry } from '#src/components/on-demand/atlas/reports.ts';

/** An actor on a page of the site that is open in another tab. */
export interface PageActor {
  readonly key: string;
  readonly page: string;
  readonly path: string;
  readonly session: string;
  readonly report: ActorReport;
  /** Newest first. */
  readonly log: readonly LogEntry[];
}

export interface AtlasContext {
  /** The names of all machines. */
  readonly names: readonly string[];
  /** The machine on display; null in the gallery. */
  readonly name: string | null;
  /** The page actor on display; null for the atlas's own. */
  readonly watched: string | null;
  readonly actors: Readonly<Record<string, PageActor>>;
}

export type AtlasEvent =
  /** A name that does not exist leads to the gallery. */
  | { type: 'MACHINE.CHOSEN'; name: string }
  | { type: 'GALLERY.CHOSEN' }
  | { type: 'OWN.CHOSEN' }
  /** Switches between the fitted drawing and full size. */
  | { type: 'ZOOM.TOGGLED' }
  | { type: 'ACTOR.CHOSEN'; key: string }
  | { type: 'PAGE.REPORTED'; message: Extract<PageMessage, { kind: 'report' }> }
  | { type: 'PAGE.LEFT'; page: string };

type ReportMessage = Extract<PageMessage, { kind: 'report' }>;

const keyOf = ({ page, session }: Pick<PageActor, 'page' | 'session'>) => `${page} ${session}`;

const without = (actors: AtlasContext['actors'], isGone: (actor: PageActor) => boolean) =>
  Object.fromEntries(Object.entries(actors).filter(([, actor]) => !isGone(actor)));

/** Records what an actor did. A stopped actor (its view is gone) is dropped. */
function noted(actors: AtlasContext['actors'], message: ReportMessage): AtlasContext['actors'] {
  const key = keyOf(message);
  if (message.report.status === 'stopped') return without(actors, (actor) => actor.key === key);
  const { page, path, session, report, entry } = message;
  const before = actors[key]?.log ?? [];
  const log = entry === null ? before : [entry, ...before].slice(0, LOG_LENGTH);
  return { ...actors, [key]: { key, page, path, session, report, log } };
}

/**
 * The machine atlas: shows the gallery or one machine and, in parallel, tracks pages of the site
 * that are open in other tabs. `pages` listens to them and is provided by the view.
 */
export const atlasMachine = setup({
  types: {
    context: {} as AtlasContext,
    events: {} as AtlasEvent,
    input: {} as { readonly names: readonly string[]; readonly name: string | null },
  },
  actors: { pages: fromCallback<AtlasEvent>(() => undefined) },
  guards: {
    isMachine: ({ context }, { name }: { name: string }) => context.names.includes(name),
    isShown: ({ context }) => context.name !== null && context.names.includes(context.name),
    isHeard: ({ context }, { key }: { key: string }) => key in context.actors,
    isWatchedGone: ({ context }) =>
      context.watched !== null && !(context.watched in context.actors),
    hasActors: ({ context }) => Object.keys(context.actors).length > 0,
    hasNoActors: ({ context }) => Object.keys(context.actors).length === 0,
  },
  actions: {
    show: assign((_, { name }: { name: string }) => ({ name, watched: null })),
    showNone: assign({ name: null, watched: null }),
    watchOwn: assign({ watched: null }),
    watch: assign((_, { key }: { key: string }) => ({ watched: key })),
    note: assign(({ context }, { message }: { message: ReportMessage }) => ({
      actors: noted(context.actors, message),
    })),
    forgetPage: assign(({ context }, { page }: { page: string }) => ({
      actors: without(context.actors, (actor) => actor.page === page),
    })),
  },
}).createMachine({
  id: 'atlas',
  context: ({ input }) => ({ ...input, watched: null, actors: {} }),
  type: 'parallel',
  states: {
    view: {
      initial: 'opening',
      on: {
        'MACHINE.CHOSEN': [
          {
            guard: { type: 'isMachine', params: ({ event }) => ({ name: event.name }) },
            target: '.machine',
            actions: { type: 'show', params: ({ event }) => ({ name: event.name }) },
          },
          { target: '.gallery' },
        ],
        'GALLERY.CHOSEN': '.gallery',
      },
      states: {
        opening: { always: [{ guard: 'isShown', target: 'machine' }, { target: 'gallery' }] },
        gallery: { entry: 'showNone' },
        machine: {
          initial: 'own',
          states: {
            own: {
              description: 'The actor that the atlas itself runs, on its own clock.',
              entry: 'watchOwn',
              on: {
                'ACTOR.CHOSEN': {
                  guard: { type: 'isHeard', params: ({ event }) => ({ key: event.key }) },
                  target: 'watching',
                  actions: { type: 'watch', params: ({ event }) => ({ key: event.key }) },
                },
              },
            },
            watching: {
              description: 'An actor of an open page.',
              always: { guard: 'isWatchedGone', target: 'own' },
              on: {
                'OWN.CHOSEN': 'own',
                'ACTOR.CHOSEN': {
                  guard: { type: 'isHeard', params: ({ event }) => ({ key: event.key }) },
                  actions: { type: 'watch', params: ({ event }) => ({ key: event.key }) },
                },
              },
            },
          },
        },
      },
    },
    zoom: {
      initial: 'full',
      states: {
        full: { on: { 'ZOOM.TOGGLED': 'whole' } },
        whole: { on: { 'ZOOM.TOGGLED': 'full' } },
      },
    },
    pages: {
      initial: 'silent',
      invoke: { src: 'pages' },
      on: {
        'PAGE.REPORTED': {
          actions: { type: 'note', params: ({ event }) => ({ message: event.message }) },
        },
        'PAGE.LEFT': {
          actions: { type: 'forgetPage', params: ({ event }) => ({ page: event.page }) },
        },
      },
      states: {
        silent: { always: { guard: 'hasActors', target: 'heard' } },
        heard: { always: { guard: 'hasNoActors', target: 'silent' } },
      },
    },
  },
});

type AtlasSnapshot = SnapshotFrom<typeof atlasMachine>;

/** Name of the machine on display; null in the gallery. */
export const selectName = ({ context }: AtlasSnapshot): string | null => context.name;
export const selectActors = ({ context }: AtlasSnapshot): AtlasContext['actors'] => context.actors;
export const selectWatched = ({ context }: AtlasSnapshot): PageActor | null =>
  context.watched === null ? null : (context.actors[context.watched] ?? null);
/** Whether the drawing is fitted to the page, however small that makes it. */
export const selectIsWhole = (snapshot: AtlasSnapshot): boolean =>
  snapshot.matches({ zoom: 'whole' });

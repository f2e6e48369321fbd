import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
import type { connectivityMachine } from '#machines/connectivity/index.ts';
import type { installMachine } from '#machines/install/index.ts';
import type { offlineLibraryMachine } from '#machines/offline-library/index.ts';
import type { Finder } from '#machines/search/index.ts';
import type { toastsMachine } from '#machines/toasts/index.ts';
import type { updateMachine } from '#machines/update/index.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import { watchUnfinishedWork } from './unsaved-changes.ts';

export interface ListedPage {
  readonly path: string;
  readonly name: string;
  /** What saving it costs on the wire, in bytes. */
  readonly wireBytes: number;
}

export interface Library {
  readonly actor: ActorRefFrom<typeof offlineLibraryMachine>;
  readonly list: {
    /** Pages that come with the site and are not removed. */
    readonly core: readonly ListedPage[];
    readonly pages: readonly ListedPage[];
  };
}

/** The machines of the installed site, as the views see them. */
export interface AppDesk {
  readonly connectivity: ActorRefFrom<typeof connectivityMachine>;
  readonly update: ActorRefFrom<typeof updateMachine>;
  readonly install: ActorRefFrom<typeof installMachine>;
  readonly toasts: ActorRefFrom<typeof toastsMachine>;
  /** Null where pages cannot be kept. */
  readonly library: Promise<Library | null>;
}

/** Where the desk is opened. */
export interface AppDoor {
  open(inspect: (event: InspectionEvent) => void): Promise<AppDesk>;
  /** Loads search over the site's content; rejects when it cannot be had now. */
  loadSearch(): Promise<Finder>;
}

const Context = createContext<AppDesk | null>(null);
const Door = createContext<AppDoor | null>(null);

/** Where the desk is opened, for what is loaded on demand; null outside a provider. */
export const useAppDoor = (): AppDoor | null => useContext(Door);

/** The app desk; null until the page has lived for a moment, and while it is prerendered. */
export const useAppDesk = (): AppDesk | null => useContext(Context);

/** The saved pages: undefined until it is known, null where pages cannot be kept. */
export function useLibrary(): Library | null | undefined {
  const desk = useAppDesk();
  const [library, setLibrary] = useState<Library | null>();
  useEffect(() => {
    let isGone = false;
    void desk?.library.then((found) => {
      if (!isGone) setLibrary(found);
    });
    return () => {
      isGone = true;
    };
  }, [desk]);
  return library;
}

/** Opens the desk when the page is loaded and has nothing more urgent to do. */
export function AppDeskProvider({
  door,
  children,
}: {
  readonly door: AppDoor;
  readonly children: ReactNode;
}) {
  const [desk, setDesk] = useState<AppDesk | null>(null);
  useEffect(() => {
    let isGone = false;
    let stopWatching: (() => void) | undefined;
    const cancel = whenIdle(() => {
      door
        .open(inspect)
        .then((opened) => {
          if (isGone) return;
          setDesk(opened);
          stopWatching = watchUnfinishedWork((isHeld) => {
            opened.update.send({ type: isHeld ? 'FORM.DIRTIED' : 'FORM.CLEANED' });
          });
        })
        // No network, and not on the device: the page works without it.
        .catch(() => undefined);
    });
    return () => {
      isGone = true;
      stopWatching?.();
      cancel();
    };
  }, [door]);
  return (
    <Door value={door}>
      <Context value={desk}>{children}</Context>
    </Door>
  );
}

/** A page that is never idle gets there after this many ms. */
const IDLE_LIMIT_MS = 3000;

function whenIdle(work: () => void): () => void {
  let isCanceled = false;
  const run = () => {
    if (!isCanceled) work();
  };
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    isCanceled = true;
  };
}

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId } from 'react';
import { machines } from '#machines/index.ts';
import { container, onInk, text } from '#src/design/layout.css.ts';
import {
  atlasMachine,
  selectActors,
  selectIsWhole,
  selectName,
  selectWatched,
} from './atlas.machine.ts';
import * as css from './atlas.css.ts';
import { entryNamed } from './catalog.ts';
import { MachinePage } from './MachinePage.tsx';
import { pagesLogic } from './page-channel.ts';
import { Thumbnail } from './Thumbnail.tsx';

const logic = atlasMachine.provide({ actors: { pages: pagesLogic } });
const nameInAddress = () => decodeURIComponent(location.hash.slice(1));
const names = machines.map(({ name }) => name);

/**
 * Shows all machines of the site as statecharts that can be run, stepped and watched. Development only.
 */
export function Atlas() {
  const atlas = useActorRef(logic, { input: { names, name: nameInAddress() } });
  const name = useSelector(atlas, selectName);
  const actors = useSelector(atlas, selectActors);
  const watched = useSelector(atlas, selectWatched);
  const isWhole = useSelector(atlas, selectIsWhole);
  const entry = entryNamed(name);
  const headingId = useId();

  // The URL contains the machine, so that it can be reloaded, shared, and left with Back.
  useEffect(() => {
    const follow = () => {
      atlas.send({ type: 'MACHINE.CHOSEN', name: nameInAddress() });
    };
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [atlas]);

  useEffect(() => {
    document.title = entry === undefined ? 'Machine atlas' : `${entry.name} · Machine atlas`;
  }, [entry]);

  const livePages = Object.values(actors);
  const liveCount = (id: string) =>
    livePages.filter(({ report }) => report.machineId === id).length;

  return (
    <>
      <style>{css.drawingStyle}</style>
      <header className={`${onInk} ${css.header}`} data-line="build">
        <div className={`${container} ${css.headerRow}`}>
          <h1 className={text.cardTitle}>
            <a className={css.home} href="#gallery">
              Machine atlas
            </a>
          </h1>
          <p className={css.hint}>
            {livePages.length === 0
              ? 'Open a page of this server in another tab to watch its machines here.'
              : `${String(livePages.length)} ${livePages.length === 1 ? 'machine is' : 'machines are'} live in other tabs.`}
          </p>
        </div>
        <nav className={`${container} ${css.nav}`} aria-label="Machines">
          <ul className={css.names}>
            {machines.map((one) => (
              <li key={one.name}>
                <a
                  className={css.nameLink}
                  href={`#${one.name}`}
                  aria-current={one.name === name ? 'page' : undefined}
                >
                  {one.name}
                  {liveCount(one.machine.id) > 0 && (
                    <span className={css.live} title="Live in another tab">
                      {liveCount(one.machine.id)}
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className={`${container} ${css.main}`}>
        {entry === undefined ? (
          <section aria-labelledby={headingId}>
            <h2 className={css.galleryHeading} id={headingId}>
              {machines.length} machines
            </h2>
            <ul className={css.gallery}>
              {machines.map((one) => (
                <Thumbnail key={one.name} entry={one} />
              ))}
            </ul>
          </section>
        ) : (
          <MachinePage
            key={entry.name}
            entry={entry}
            actors={livePages.filter(({ report }) => report.machineId === entry.machine.id)}
            watched={watched}
            isWhole={isWhole}
            onZoom={() => {
              atlas.send({ type: 'ZOOM.TOGGLED' });
            }}
            onWatch={(key) => {
              atlas.send(key === null ? { type: 'OWN.CHOSEN' } : { type: 'ACTOR.CHOSEN', key });
            }}
          />
        )}
      </main>
    </>
  );
}

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import type { AnyActorRef } from 'xstate';
import type { MachineEntry } from '#machines/index.ts';
import { Button } from '#src/components/button/Button.tsx';
import { MachineView } from '#src/components/live-machine/MachineView.tsx';
import { readable, stateInWords } from '#src/components/live-machine/state-map.ts';
import { text } from '#src/design/layout.css.ts';
import { placesOf } from './places.ts';
import { watchMachines } from './running-machines.ts';
import type { RunningMachine } from './running-machines.ts';
import { words } from './words.ts';
import * as css from './x-ray.css.ts';

export interface XRayProps {
  /** Called when the visitor switches it off. */
  readonly onClose: () => void;
}

/**
 * Shows the machines of the page at work (docs/specification.md, 2.8): each widget wears a tag with its state,
 * and a press on the tag opens a small live chart, from which events can be sent. Machines of the whole page have
 * their tags at the bottom of the window.
 */
export function XRay({ onClose }: XRayProps) {
  const [machines] = useState(watchMachines);
  const list = useSyncExternalStore(machines.subscribe, machines.get);
  const [chosen, choose] = useState<AnyActorRef | null>(null);
  const places = usePlaces(list);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      follow(
        layer.current,
        places.filter((place) => place !== undefined),
      ),
    [places],
  );

  const tagOf = (machine: RunningMachine) => (
    <button
      key={machine.actor.sessionId}
      type="button"
      className={css.tag}
      aria-expanded={machine.actor === chosen}
      onClick={() => {
        choose(machine.actor === chosen ? null : machine.actor);
      }}
    >
      {nameOf(machine)}
    </button>
  );
  const opened = list.find(({ actor }) => actor === chosen);
  const widget = opened && places[list.indexOf(opened)];
  // Into what its chart leaves of the window.
  useEffect(() => {
    widget?.scrollIntoView({ block: 'nearest' });
  }, [widget]);
  return createPortal(
    <aside className={css.all} aria-label={words.title}>
      <div ref={layer}>{list.filter((_, at) => places[at] !== undefined).map(tagOf)}</div>
      <div className={css.dock}>
        {opened === undefined ? null : (
          <Chart key={opened.actor.sessionId} machine={opened} onClose={() => choose(null)} />
        )}
        <div className={css.bar}>
          <Button onClick={onClose} icon="x">
            {words.off}
          </Button>
          {list.filter((_, at) => places[at] === undefined).map(tagOf)}
        </div>
      </div>
    </aside>,
    document.body,
  );
}

/** `carousel · locked, paused` */
const nameOf = ({ snapshot }: RunningMachine): string =>
  `${readable(snapshot.machine.id)} · ${stateInWords(snapshot)}`;

/** An example must not reach the company as an enquiry, nor claim that one has. */
const TAKES_EFFECT = /^(?:ENQUIRY|SUBMISSION)\./u;

/** The element of each machine; found anew when machines come or go, since the page has changed then. */
function usePlaces(list: readonly RunningMachine[]): readonly (Element | undefined)[] {
  const [places, setPlaces] = useState<readonly (Element | undefined)[]>([]);
  const running = list
    .map(({ actor, snapshot }) => `${actor.sessionId}/${snapshot.machine.id}`)
    .join();
  // Before the paint: a tag does not move from the bottom of the window to its widget.
  useLayoutEffect(() => {
    const ids = running.split(',').map((one) => one.split('/')[1] ?? '');
    setPlaces(placesOf(ids, document));
  }, [running]);
  return places;
}

/** Keeps tags at the upper right of their widgets, in every frame: whatever moves or hides a widget. */
function follow(layer: HTMLElement | null, widgets: readonly Element[]): () => void {
  const tags = [...(layer?.children ?? [])] as HTMLElement[];
  let frame = requestAnimationFrame(function put() {
    widgets.forEach((widget, at) => {
      const tag = tags[at];
      if (tag === undefined) return;
      const { right, top, width } = widget.getBoundingClientRect();
      tag.hidden = width === 0;
      const room = document.documentElement.clientWidth;
      const left = Math.min(right, room) - tag.offsetWidth;
      tag.style.translate = `${String(Math.max(0, left) + scrollX)}px ${String(top + scrollY)}px`;
    });
    frame = requestAnimationFrame(put);
  });
  return () => cancelAnimationFrame(frame);
}

interface ChartProps {
  readonly machine: RunningMachine;
  readonly onClose: () => void;
}

/** The chart of one machine of the page. It takes the focus, and gives it back. */
function Chart({ machine: { actor, snapshot, log }, onClose }: ChartProps) {
  const [entry, setEntry] = useState<MachineEntry>();
  const title = useRef<HTMLHeadingElement>(null);
  const { id } = snapshot.machine;
  useEffect(() => {
    const tag = document.activeElement;
    title.current?.focus();
    return () => {
      if (tag instanceof HTMLElement) tag.focus();
    };
  }, []);
  useEffect(() => {
    // Lost files are reported by src/platform/parts.ts; without them no event can be sent from here.
    import('#machines/index.ts').then(
      ({ machines }) => setEntry(machines.find(({ machine }) => machine.id === id)),
      () => undefined,
    );
  }, [id]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from anywhere inside
    <section className={css.chart} aria-labelledby="x-ray-title" onKeyDown={onKeyDown}>
      <div className={css.head}>
        <h2 ref={title} id="x-ray-title" className={css.title} tabIndex={-1}>
          {readable(id)}
        </h2>
        <Button variant="quiet" icon="x" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <p className={text.caption}>
        {entry?.description} {words.intro} <a href="/machines">{words.more}</a>
      </p>
      <MachineView
        name={readable(id)}
        events={(entry?.events ?? []).filter(({ type }) => !TAKES_EFFECT.test(type))}
        snapshot={snapshot}
        log={log}
        onSend={(event) => {
          actor.send(event);
        }}
      />
    </section>
  );
}

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { MachineEntry } from '#machines/index.ts';
import { text } from '#src/design/layout.css.ts';
import type { PageActor } from './atlas.machine.ts';
import * as css from './atlas.css.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { EventButtons } from './EventButtons.tsx';
import { EventLog } from './EventLog.tsx';
import { sendToPage } from './page-channel.ts';
import { Preview } from '#src/components/on-demand/atlas/preview.ts';
import { TimeControl } from './TimeControl.tsx';
import { useDrawing } from './use-drawing.ts';

export interface MachinePageProps {
  readonly entry: MachineEntry;
  /** Actors of this machine on open pages. */
  readonly actors: readonly PageActor[];
  readonly watched: PageActor | null;
  /** Whether to fit the whole drawing or show it at full size. */
  readonly isWhole: boolean;
  readonly onZoom: () => void;
  /** The key of a page's actor, or null for the atlas's own. */
  readonly onWatch: (key: string | null) => void;
}

type Sendable = MachineEntry['events'][number];

/** Which events a page's actor could handle now, judging by its report. */
function canOf(entry: MachineEntry, { report }: PageActor) {
  return (event: Sendable): boolean => {
    try {
      const { value, context } = report as unknown as { value: never; context: never };
      const snapshot = entry.machine.resolveState({ value, context }) as AnyMachineSnapshot;
      return snapshot.can(event);
    } catch {
      return true;
    }
  };
}

function usePreview(entry: MachineEntry): Preview {
  const [preview] = useState(() => new Preview(entry));
  useEffect(() => {
    // Effects run twice in strict mode, so restart what the first cleanup stopped.
    preview.restart();
    return () => {
      preview.stop();
    };
  }, [preview]);
  return preview;
}

/**
 * One machine: its chart with the current states highlighted, its context, log, events and clock.
 */
export function MachinePage(props: MachinePageProps) {
  const { entry, actors, watched, isWhole, onZoom, onWatch } = props;
  const preview = usePreview(entry);
  const own = useSyncExternalStore(preview.subscribe, preview.view);
  const drawing = useDrawing(entry);
  const { report, log } = watched ?? own;
  const lit = useMemo(() => new Set(report.states), [report]);
  const taken = useMemo(() => new Set(log[0]?.taken), [log]);
  const states = log[0]?.states ?? report.states;
  const send = (event: Sendable) => {
    if (watched === null) preview.send(event);
    else sendToPage(watched, event);
  };

  return (
    <>
      <div className={css.machineHead}>
        <h2 className={css.machineName}>{entry.name}</h2>
        <p className={text.lead}>{entry.description}</p>
      </div>
      {actors.length > 0 && (
        <fieldset className={css.sources}>
          <legend className={css.legend}>Which one?</legend>
          <label className={css.source}>
            <input
              type="radio"
              name="source"
              checked={watched === null}
              onChange={() => {
                onWatch(null);
              }}
            />
            Atlas preview
          </label>
          {actors.map((actor) => (
            <label className={css.source} key={actor.key}>
              <input
                type="radio"
                name="source"
                checked={watched?.key === actor.key}
                onChange={() => {
                  onWatch(actor.key);
                }}
              />
              {actor.path} ({actor.session})
            </label>
          ))}
        </fieldset>
      )}
      <div className={css.workbench}>
        <div className={css.sheet}>
          <div className={css.now}>
            <p role="status">
              <strong>Now in</strong> {states.join(', ')}
              {report.status === 'active' ? '' : ` (${report.status})`}
            </p>
            <button type="button" className={css.zoom} aria-pressed={isWhole} onClick={onZoom}>
              Whole drawing
            </button>
          </div>
          {/* A wide drawing scrolls, and keyboard users need a tab stop to scroll it. */}
          <div
            className={css.drawing}
            data-whole={isWhole ? '' : undefined}
            tabIndex={0}
            role="group"
            aria-label="Statechart"
          >
            {drawing === null ? (
              <p>Drawing…</p>
            ) : (
              <ChartDrawing
                chart={drawing}
                label={`Statechart of ${entry.name}, now in ${states.join(', ')}`}
                lit={lit}
                taken={taken}
              />
            )}
          </div>
        </div>
        <div className={css.tools}>
          {watched === null ? (
            <TimeControl preview={preview} now={own.now} nextDue={own.nextDue} />
          ) : (
            <div className={css.panel}>
              <p>
                Live on <strong>{watched.path}</strong>, on its own clock.
              </p>
            </div>
          )}
          <EventButtons
            events={entry.events}
            can={
              watched === null
                ? (event) => own.report.status === 'active' && own.snapshot.can(event)
                : canOf(entry, watched)
            }
            onSend={send}
          />
          <section className={css.panel} aria-labelledby="context-heading">
            <h3 className={css.panelName} id="context-heading">
              Context
            </h3>
            <pre className={css.context}>{JSON.stringify(report.context, null, 1)}</pre>
          </section>
          <EventLog entries={log} />
        </div>
      </div>
    </>
  );
}

import { StrictMode, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { machines } from '#machines/index.ts';
import { isDark } from '#src/components/live-machine/is-dark.ts';
import { MachineView } from '#src/components/live-machine/MachineView.tsx';
import { innermost } from '#src/components/live-machine/recorder.ts';
import { machineWords } from '#src/content/machines.ts';
import * as css from './inspect.css.ts';
import { liveActors } from './inspect.ts';

/** The live actors of this page: each with its state, the chosen one with its chart. */
function Panel() {
  const list = useSyncExternalStore(liveActors.subscribe, liveActors.get);
  const [chosen, choose] = useState<string | null>(null);
  const shown = list.find(({ actor }) => actor.sessionId === chosen);
  const entry = machines.find(({ machine }) => machine.id === shown?.snapshot.machine.id);
  return (
    <aside className={css.panel} aria-label="Machines of this page">
      <ul className={css.tags}>
        {list.map(({ actor, snapshot }) => (
          <li key={actor.sessionId}>
            <button
              type="button"
              className={css.tag}
              aria-pressed={actor.sessionId === chosen}
              onClick={() => {
                choose(actor.sessionId === chosen ? null : actor.sessionId);
              }}
            >
              {snapshot.machine.id} · {innermost(snapshot).join(', ')}
            </button>
          </li>
        ))}
      </ul>
      {shown === undefined || entry === undefined ? null : (
        <>
          <MachineView
            key={chosen}
            entry={entry}
            drawing={{ src: `/docs/machines/${entry.name}-${isDark() ? 'dark' : 'light'}.svg` }}
            words={machineWords}
            snapshot={shown.snapshot}
            log={shown.log}
            can={(event) => shown.snapshot.can(event)}
            onSend={(event) => {
              shown.actor.send(event);
            }}
          />
          <pre className={css.context}>{JSON.stringify(shown.snapshot.context, readable, 1)}</pre>
        </>
      )}
    </aside>
  );
}

/** What JSON cannot express, or not without end. */
function readable(_: string, part: unknown): unknown {
  if (typeof part === 'function') return '(function)';
  if (part instanceof Map) return Object.fromEntries(part as Map<string, unknown>);
  if (part instanceof Set) return [...(part as Set<unknown>)];
  if (typeof part === 'object' && part !== null && 'sessionId' in part) {
    return `(actor ${String(part.sessionId)})`;
  }
  return part;
}

let root: Root | null = null;

/** Shows the panel, or removes it. */
export function togglePanel(): void {
  if (root !== null) {
    root.unmount();
    root = null;
    return;
  }
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  root.render(
    <StrictMode>
      <Panel />
    </StrictMode>,
  );
}

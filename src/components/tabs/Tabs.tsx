import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { selectSelectedTab, tabsMachine } from '#machines/tabs/index.ts';
import type { TabsEvent } from '#machines/tabs/index.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import * as css from './Tabs.css.ts';
import { useUntilFound } from './use-until-found.ts';

export interface Tab {
  readonly id: string;
  /** The heading of the panel when all panels are stacked: without JavaScript and in print. */
  readonly title: string;
  /** The content of the tab; defaults to its title. */
  readonly label?: ReactNode;
  /** A sentence below the title when all panels are stacked. */
  readonly summary?: string;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** Unique on the page; prefixes the ids of tabs and panels. */
  readonly name: string;
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly initial: string;
}

/**
 * Tabs with automatic activation (APG): arrow keys select as they move, and wrap; Home and End go
 * to the first and last tab; one tab is in the page's tab order. All panels are in the HTML;
 * without JavaScript all are shown, each with its heading. A `#tab` fragment in the URL selects that
 * tab, since its panel has the tab's own id.
 */
export function Tabs({ name, label, tabs, initial }: TabsProps) {
  const actor = useActorRef(tabsMachine, {
    input: { ids: tabs.map((tab) => tab.id), initial },
    inspect,
  });
  const selected = useSelector(actor, selectSelectedTab);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const openTarget = () => {
      // As it is: ids need no escapes, and decoding would throw on a stray `%`.
      const id = location.hash.slice(1);
      if (!actor.getSnapshot().can({ type: 'TAB.SELECTED', id })) return;
      actor.send({ type: 'TAB.SELECTED', id });
      // The browser and a route change looked for the target while its panel was still closed.
      requestAnimationFrame(() => {
        list.current?.scrollIntoView();
        // Only what a route change has made focusable takes the focus.
        document.getElementById(id)?.focus({ preventScroll: true });
      });
    };
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => {
      removeEventListener('hashchange', openTarget);
    };
  }, [actor]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const type = moveOf(event);
    if (type === undefined) return;
    event.preventDefault();
    actor.send({ type });
    const at = tabs.findIndex((tab) => tab.id === selectSelectedTab(actor.getSnapshot()));
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };

  return (
    <div className={css.tabs}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs take the focus, not their list (APG) */}
      <div ref={list} className={css.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={css.tab}
            id={`${name}-${tab.id}-tab`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => {
              actor.send({ type: 'TAB.SELECTED', id: tab.id });
            }}
          >
            {tab.label ?? tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <TabPanel
          key={tab.id}
          id={tab.id}
          labelledBy={`${name}-${tab.id}-tab`}
          title={tab.title}
          summary={tab.summary}
          isOpen={tab.id === selected}
          onFound={() => {
            actor.send({ type: 'TAB.SELECTED', id: tab.id });
          }}
        >
          {tab.panel}
        </TabPanel>
      ))}
    </div>
  );
}

type Move = Exclude<TabsEvent['type'], 'TAB.SELECTED'>;

/** Maps a key to a move. On a right-to-left page, Left moves forward. */
function moveOf(event: KeyboardEvent<HTMLElement>): Move | undefined {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const moves: Readonly<Record<string, Move>> = {
    ArrowRight: isRtl ? 'TAB.PREVIOUS' : 'TAB.NEXT',
    ArrowLeft: isRtl ? 'TAB.NEXT' : 'TAB.PREVIOUS',
    Home: 'TAB.FIRST',
    End: 'TAB.LAST',
  };
  return moves[event.key];
}

interface TabPanelProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly title: string;
  readonly summary: string | undefined;
  readonly isOpen: boolean;
  readonly onFound: () => void;
  readonly children: ReactNode;
}

function TabPanel(props: TabPanelProps) {
  const { id, labelledBy, title, summary, isOpen, onFound, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  useUntilFound(ref, isOpen, onFound);
  return (
    // `hidden="until-found"` keeps the element's own box, so the role is on its hidden child.
    <div ref={ref} hidden={!isOpen} data-panel="">
      <div id={id} role="tabpanel" aria-labelledby={labelledBy}>
        <h3 className={css.heading}>{title}</h3>
        {summary === undefined ? null : <p className={css.summary}>{summary}</p>}
        {children}
      </div>
    </div>
  );
}

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { accordionMachine, selectMayAnimate, selectOpenItem } from '#machines/accordion/index.ts';
import * as css from './Accordion.css.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { inspect } from '#src/components/hooks/inspection.ts';

export interface AccordionItem {
  readonly id: string;
  readonly heading: ReactNode;
  readonly panel: ReactNode;
}

export interface AccordionProps {
  /** Names this accordion among others on the page; prefixes the ids of its buttons and panels. */
  readonly name: string;
  readonly items: readonly AccordionItem[];
  readonly initial: string | null;
  readonly headingLevel: 2 | 3 | 4;
  /** How large a row's heading is set. */
  readonly size?: 'medium' | 'large';
  /** Does `#item` in the address open that item? Its panel's id is then the item's own. */
  readonly opensFromHash?: boolean;
  /** Told which item is open, also once at the start: what stands beside the rows follows it. */
  readonly onOpenChange?: (id: string | null) => void;
}

/**
 * Accordion (APG): a button alone inside each heading; one panel open at a time, and none if the
 * visitor wishes. Panels are in the HTML; find-in-page opens the one it finds; without JavaScript all
 * are open (global.css.ts).
 */
export function Accordion(props: AccordionProps) {
  const { items, initial, name, headingLevel, size = 'medium', opensFromHash = false } = props;
  const actor = useActorRef(accordionMachine, {
    input: { items: items.map((item) => item.id), initial },
    inspect,
  });
  const open = useSelector(actor, selectOpenItem);
  const mayAnimate = useSelector(actor, selectMayAnimate);

  const notifyOpen = useEffectEvent((id: string | null) => props.onOpenChange?.(id));
  useEffect(() => {
    notifyOpen(open);
  }, [open]);

  useEffect(() => {
    if (!opensFromHash) return;
    const openTarget = () => {
      actor.send({ type: 'ITEM.OPENED', id: decodeURIComponent(location.hash.slice(1)) });
    };
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => {
      removeEventListener('hashchange', openTarget);
    };
  }, [actor, opensFromHash]);

  const Heading = `h${String(headingLevel)}` as 'h2' | 'h3' | 'h4';
  return (
    <div className={css.accordion} data-size={size} data-animate={mayAnimate ? '' : undefined}>
      {items.map((item) => {
        const isOpen = open === item.id;
        return (
          <div
            key={item.id}
            className={css.item}
            id={opensFromHash ? item.id : undefined}
            data-open={isOpen ? '' : undefined}
          >
            <Heading className={css.heading}>
              <button
                type="button"
                className={css.trigger}
                id={`${name}-${item.id}-button`}
                aria-expanded={isOpen}
                aria-controls={`${name}-${item.id}-panel`}
                onClick={() => {
                  actor.send({ type: 'ITEM.TOGGLED', id: item.id });
                }}
              >
                <span>{item.heading}</span>
                <span className={css.mark}>
                  <Icon name="caret-down" size={1.25} />
                </span>
              </button>
            </Heading>
            <Panel
              id={`${name}-${item.id}-panel`}
              isOpen={isOpen}
              onFound={() => {
                actor.send({ type: 'ITEM.OPENED', id: item.id });
              }}
            >
              {item.panel}
            </Panel>
          </div>
        );
      })}
    </div>
  );
}

interface PanelProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onFound: () => void;
  readonly children: ReactNode;
}

/** React knows `hidden` as a boolean only; closed panels want `until-found` (HTML, 6.1). */
function Panel({ id, isOpen, onFound, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);
  useLayoutEffect(() => {
    if (!isOpen) ref.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  useEffect(() => {
    const panel = ref.current;
    const listen = () => {
      found();
    };
    panel?.addEventListener('beforematch', listen);
    return () => panel?.removeEventListener('beforematch', listen);
  }, []);
  return (
    <div ref={ref} id={id} className={css.panel} hidden={!isOpen} data-panel="">
      <div className={css.content}>{children}</div>
    </div>
  );
}

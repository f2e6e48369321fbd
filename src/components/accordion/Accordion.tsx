import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import * as css from './Accordion.css.ts';
import { afterPaint } from '#src/components/hooks/after-paint.ts';
import { keepPlaceBelow } from './keep-place.ts';
import { useAccordion } from './use-accordion.ts';

export interface AccordionItem {
  readonly id: string;
  readonly heading: ReactNode;
  readonly panel: ReactNode;
}

interface AccordionViewProps {
  readonly accordion: ReturnType<typeof useAccordion>;
  /** Unique on the page; prefixes the ids of the accordion's buttons and panels. */
  readonly name: string;
  readonly items: readonly AccordionItem[];
  /** The size of the row headings. */
  readonly size?: 'medium' | 'large';
  /**
   * Whether a `#item` fragment in the URL opens that item. If so, the element around its heading and
   * panel has the item's own id.
   */
  readonly opensFromHash?: boolean;
}

interface AccordionProps extends Omit<AccordionViewProps, 'accordion'> {
  /** The item that is initially open; null for none. */
  readonly initial: string | null;
}

/** An accordion with its own actor, for sections that do not use the open item elsewhere. */
export function Accordion({ initial, ...view }: AccordionProps) {
  return <AccordionView accordion={useAccordion(view.items, initial)} {...view} />;
}

/**
 * Accordion (APG): each heading contains only a button, and at most one panel is open. All panels
 * are in the HTML: find-in-page opens the one with a match, and without JavaScript all are open
 * (global.css.ts).
 */
export function AccordionView({
  accordion: { actor, open, mayAnimate },
  items,
  name,
  size = 'medium',
  opensFromHash = false,
}: AccordionViewProps) {
  useEffect(() => {
    if (!opensFromHash) return;
    const openTarget = () => {
      // As it is: ids need no escapes, and decoding would throw on a stray `%`.
      const id = location.hash.slice(1);
      if (!actor.getSnapshot().can({ type: 'ITEM.OPENED', id })) return;
      actor.send({ type: 'ITEM.OPENED', id });
      requestAnimationFrame(() => {
        const item = document.getElementById(id);
        item?.scrollIntoView();
        // A panel closing above moves it out of view. The browser compensates for that itself when it paints
        // (scroll anchoring), and would overcompensate if this ran first.
        const moving = item?.parentElement?.getAnimations({ subtree: true }) ?? [];
        void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
          afterPaint(() => item?.scrollIntoView());
        });
      });
    };
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => {
      removeEventListener('hashchange', openTarget);
    };
  }, [actor, opensFromHash]);

  // The pressed button stays under the finger even though a panel above it closes.
  useEffect(() => {
    const replaced = actor.on('ITEM.REPLACED', ({ id, isAbove }) => {
      const panel = document.getElementById(`${name}-${id}-panel`);
      if (isAbove && panel !== null) keepPlaceBelow(panel);
    });
    return () => {
      replaced.unsubscribe();
    };
  }, [actor, name]);

  return (
    <div className={css.accordion} data-size={size} data-animate={mayAnimate ? '' : undefined}>
      {items.map((item) => {
        const isOpen = open === item.id;
        return (
          <div key={item.id} className={css.item} id={opensFromHash ? item.id : undefined}>
            <h3 className={css.heading}>
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
                <span className={css.mark} />
              </button>
            </h3>
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

/** React supports `hidden` only as a boolean, but closed panels need `until-found` (HTML, 6.1). */
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

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { selectOpenTooltip, tooltipMachine } from '#machines/tooltip/index.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import { lastKey } from '#src/platform/last-key.ts';
import * as css from './Tooltip.css.ts';

const TRIGGER = '[data-tooltip]';
const BUBBLE_ID = 'tooltip';

/** The bubble is rendered in the landmark that contains its trigger. */
const LANDMARK = '[role="dialog"], dialog, header, nav, main, aside, footer';

/**
 * All tooltips of the page: any element with `data-tooltip="words"` has one. There is one document
 * listener per event type and one bubble, so that only one is open at a time
 * (docs/specification.md, 9; APG Tooltip; WCAG 2.2, 1.4.13). A tooltip must not be an element's
 * accessible name: give icons their own label.
 */
export function Tooltips() {
  const actor = useActorRef(tooltipMachine, { inspect });
  const openId = useSelector(actor, selectOpenTooltip);
  // Weak, because triggers go with their page, and this stays.
  const [triggers] = useState(() => new Map<string, WeakRef<HTMLElement>>());

  useEffect(() => {
    let count = 0;
    const ids = new WeakMap<Element, string>();
    const idOf = (trigger: HTMLElement): string => {
      const id = ids.get(trigger) ?? `tooltip-trigger-${String((count += 1))}`;
      ids.set(trigger, id);
      triggers.set(id, new WeakRef(trigger));
      return id;
    };
    const triggerOf = (target: EventTarget | null): HTMLElement | null =>
      target instanceof Element ? target.closest<HTMLElement>(TRIGGER) : null;
    const inBubble = (target: EventTarget | null) =>
      target instanceof Element && target.closest(`#${BUBBLE_ID}`) !== null;

    // Hover is for a mouse; a finger has its long press.
    const hover = ({ pointerType, type, target, relatedTarget }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      const isOver = type === 'pointerover';
      const trigger = triggerOf(target);
      if (trigger !== null && trigger !== triggerOf(relatedTarget)) {
        actor.send(
          isOver ? { type: 'POINTER.ENTERED', id: idOf(trigger) } : { type: 'POINTER.LEFT' },
        );
      } else if (inBubble(target) && !inBubble(relatedTarget)) {
        actor.send({ type: isOver ? 'CONTENT.ENTERED' : 'CONTENT.LEFT' });
      }
    };
    const focusIn = ({ target }: Pick<FocusEvent, 'target'>) => {
      const trigger = triggerOf(target);
      if (trigger?.matches(':focus-visible') !== true) return;
      // Escape closes a dialog, and its focus returns to the button: nobody asked for the button's tooltip.
      if (lastKey() === 'Escape') return;
      actor.send({ type: 'FOCUS.ENTERED', id: idOf(trigger) });
    };
    const focusOut = (event: FocusEvent) => {
      if (triggerOf(event.target) !== null) actor.send({ type: 'FOCUS.LEFT' });
    };
    const touchStart = (event: TouchEvent) => {
      const trigger = triggerOf(event.target);
      if (trigger !== null) actor.send({ type: 'TOUCH.STARTED', id: idOf(trigger) });
      else if (!inBubble(event.target)) actor.send({ type: 'OUTSIDE.PRESSED' });
    };
    const touchEnd = () => {
      actor.send({ type: 'TOUCH.ENDED' });
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const isTrigger = triggerOf(event.target) !== null;
      if (isTrigger) actor.send({ type: 'TRIGGER.PRESSED' });
      else if (!inBubble(event.target)) actor.send({ type: 'OUTSIDE.PRESSED' });
    };
    // A touch is a press only now: at its `pointerdown` it could still become a scroll or a long press.
    const click = (event: MouseEvent) => {
      if (triggerOf(event.target) !== null) actor.send({ type: 'TRIGGER.PRESSED' });
    };
    const key = () => {
      if (lastKey() === 'Escape') actor.send({ type: 'ESCAPE.PRESSED' });
    };
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const passive = { ...options, passive: true };
    document.addEventListener('pointerover', hover, options);
    document.addEventListener('pointerout', hover, options);
    document.addEventListener('focusin', focusIn, options);
    document.addEventListener('focusout', focusOut, options);
    document.addEventListener('touchstart', touchStart, passive);
    document.addEventListener('touchend', touchEnd, passive);
    document.addEventListener('touchmove', touchEnd, passive);
    document.addEventListener('touchcancel', touchEnd, passive);
    document.addEventListener('pointerdown', down, options);
    document.addEventListener('click', click, options);
    document.addEventListener('keydown', key, { ...options, capture: true });
    // A keyboard user may focus a trigger before this part of the page has loaded.
    focusIn({ target: document.activeElement });
    return () => listening.abort();
  }, [actor, triggers]);

  const trigger = openId === null ? undefined : triggers.get(openId)?.deref();
  return trigger === undefined || !trigger.isConnected ? null : (
    <Bubble key={openId} trigger={trigger} />
  );
}

/** The margin between bubble and window edge, in px. */
const MARGIN = 8;

function Bubble({ trigger }: { readonly trigger: HTMLElement }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bubble;
    if (current === null) return undefined;
    const put = () => {
      const own = current.getBoundingClientRect();
      const { left, width, top, bottom } = trigger.getBoundingClientRect();
      const isRoomBelow = bottom + own.height <= innerHeight;
      const centered = left + width / 2 - own.width / 2;
      const x = Math.max(MARGIN, Math.min(centered, innerWidth - own.width - MARGIN));
      const y = isRoomBelow ? bottom : top - own.height;
      current.style.translate = `${String(x)}px ${String(y)}px`;
    };
    put();
    // For late fonts, text size changes and device rotation.
    const sizes = new ResizeObserver(put);
    for (const element of [current, trigger, document.documentElement]) sizes.observe(element);
    // It belongs to its trigger, which scrolls while the bubble has a place in the window.
    addEventListener('scroll', put, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', put, { capture: true });
    };
  }, [trigger]);

  useEffect(() => {
    const before = trigger.getAttribute('aria-describedby');
    trigger.setAttribute('aria-describedby', [before, BUBBLE_ID].filter(Boolean).join(' '));
    return () => {
      if (before === null) trigger.removeAttribute('aria-describedby');
      else trigger.setAttribute('aria-describedby', before);
    };
  }, [trigger]);

  return createPortal(
    <div ref={bubble} id={BUBBLE_ID} role="tooltip" className={css.bubble}>
      <span className={css.words}>{trigger.dataset['tooltip']}</span>
    </div>,
    trigger.closest(LANDMARK) ?? document.body,
  );
}

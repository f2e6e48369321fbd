import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { selectShownToasts, selectSwipeOffset } from '#machines/toasts/index.ts';
import type { Toast, toastsMachine } from '#machines/toasts/index.ts';
import type { IconName } from '#src/content/schema/icon-names.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import * as card from '../panel/Panel.css.ts';
import { useFocusReturn } from '../panel/use-focus-return.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import * as css from './Toasts.css.ts';

type ToastsActor = ActorRefFrom<typeof toastsMachine>;

const SIGNS: Readonly<Record<Toast['kind'], IconName>> = {
  success: 'check',
  error: 'warning-circle',
  info: 'info',
};

/**
 * The region "Notifications": Alt+T moves focus there, Escape and a swipe dismiss a toast. Its live
 * region is in the page before the first toast, so that every toast is announced
 * (docs/specification.md, 9; WCAG 2.2, 4.1.3).
 */
export function Toasts({ actor }: { readonly actor: ToastsActor }) {
  const toasts = useSelector(actor, selectShownToasts);
  const region = useRef<HTMLElement>(null);
  const { noteFocus, returnFocus } = useFocusReturn();

  useEffect(() => {
    const subscriptions = [
      actor.on('FOCUS.REGION', () => region.current?.focus()),
      actor.on('FOCUS.RETURN', returnFocus),
    ];
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT' || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      actor.send({ type: 'REGION.FOCUSED' });
    };
    document.addEventListener('keydown', onKey);
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      document.removeEventListener('keydown', onKey);
    };
  }, [actor, returnFocus]);

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || toasts.length === 0) return;
    event.stopPropagation();
    const focused = event.target instanceof Element ? event.target.closest('li')?.id : undefined;
    actor.send({ type: 'ESCAPE.PRESSED', ...(focused !== undefined && { id: focused }) });
  };

  return (
    // Although the landmark is usually empty, it can be reached with Alt+T and the list of landmarks.
    <section
      ref={region}
      className={css.region}
      aria-label="Notifications"
      tabIndex={-1}
      onKeyDown={escape}
      // A finger swipes, which pauses by itself; one that swipes its toast away never leaves.
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') actor.send({ type: 'POINTER.ENTERED' });
      }}
      onPointerLeave={() => actor.send({ type: 'POINTER.LEFT' })}
      onFocus={(event) => {
        noteFocus(event);
        if (!event.currentTarget.contains(event.relatedTarget))
          actor.send({ type: 'FOCUS.ENTERED' });
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) actor.send({ type: 'FOCUS.LEFT' });
      }}
    >
      <div role="log" aria-live="polite" aria-relevant="additions" className={visuallyHidden}>
        {toasts.map(({ id, count, title, text }) => (
          // A new count must be announced. A single text node, because Orca reads several in another order.
          <p key={`${id}×${String(count)}`}>{[counted(title, count), text].join(' ').trim()}</p>
        ))}
      </div>
      {toasts.length === 0 ? null : (
        <ol className={css.list}>
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} actor={actor} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** Repeated messages are announced once, with their count. */
const counted = (title: string, count: number) =>
  count === 1 ? title : `${title} (${String(count)})`;

function ToastCard({ toast, actor }: { readonly toast: Toast; readonly actor: ToastsActor }) {
  const { id, kind, count, title, text } = toast;
  const offset = useSelector(actor, selectSwipeOffset(id));
  // `x` grows in reading direction (machines/README.md).
  const along = (event: PointerEvent) =>
    getComputedStyle(event.currentTarget).direction === 'rtl' ? -event.clientX : event.clientX;
  return (
    <li
      id={id}
      className={`${card.card} ${card.closable} ${css.toast}`}
      // `insetInlineStart` lets the browser pick the side for the reading direction.
      style={offset === 0 ? undefined : { insetInlineStart: offset }}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button') !== null) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        actor.send({ type: 'SWIPE.STARTED', id, x: along(event) });
      }}
      onPointerMove={(event) => actor.send({ type: 'SWIPE.MOVED', x: along(event) })}
      onPointerUp={(event) => actor.send({ type: 'SWIPE.ENDED', x: along(event) })}
      onPointerCancel={() => actor.send({ type: 'SWIPE.CANCELED' })}
    >
      <span className={card.tile} data-kind={kind}>
        <Icon name={SIGNS[kind]} size={1.25} />
      </span>
      <div className={card.words}>
        <p id={`${id}-title`} className={card.title}>
          {counted(title, count)}
        </p>
        {text === undefined ? null : <p>{text}</p>}
      </div>
      <button
        type="button"
        className={card.close}
        aria-label="Dismiss this notification"
        aria-describedby={`${id}-title`}
        onClick={() => actor.send({ type: 'TOAST.DISMISSED', id })}
      >
        <Icon name="x" size={1.25} />
      </button>
    </li>
  );
}

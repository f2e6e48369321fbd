import { useActorRef, useSelector } from '@xstate/react';
import { fromCallback } from 'xstate';
import { useState } from 'react';
import * as css from './atlas.css.ts';
import { readableMs } from './chart/chart-model.ts';
import type { Preview } from '#src/components/on-demand/atlas/preview.ts';
import { RATES, selectIsRunning, selectRate, timeControlMachine } from './time-control.machine.ts';
import type { TimeControlEvent } from './time-control.machine.ts';

const frames = fromCallback<TimeControlEvent>(({ sendBack }) => {
  let last = performance.now();
  const tick = (now: number) => {
    sendBack({ type: 'FRAME.PASSED', ms: Math.max(0, now - last) });
    last = now;
    request = requestAnimationFrame(tick);
  };
  let request = requestAnimationFrame(tick);
  return () => {
    cancelAnimationFrame(request);
  };
});

const STEPS = [1, 10, 100] as const;

export interface TimeControlProps {
  readonly preview: Preview;
  /** Current time on its clock, in ms. */
  readonly now: number;
  /** When its next timer fires; null when none is set. */
  readonly nextDue: number | null;
}

/** Controls the preview's clock: run, stop, step, skip to the next timer, restart. */
export function TimeControl({ preview, now, nextDue }: TimeControlProps) {
  const [logic] = useState(() =>
    timeControlMachine.provide({
      actors: { frames },
      actions: {
        advance: (_, { ms }) => {
          preview.advance(ms);
        },
        skip: () => {
          preview.skip();
        },
      },
    }),
  );
  const control = useActorRef(logic);
  const isRunning = useSelector(control, selectIsRunning);
  const rate = useSelector(control, selectRate);
  return (
    <section className={css.panel} aria-labelledby="time-heading">
      <h3 className={css.panelName} id="time-heading">
        Time
      </h3>
      <p className={css.time}>
        <span className={css.clock}>{Math.floor(now).toLocaleString('en')} ms</span>
        <span>
          {nextDue === null
            ? 'no timer set'
            : `next timer in ${readableMs(Math.ceil(nextDue - now))}`}
        </span>
      </p>
      <div className={css.buttons}>
        <button
          type="button"
          className={css.button}
          aria-pressed={!isRunning}
          onClick={() => {
            control.send({ type: isRunning ? 'TIME.STOPPED' : 'TIME.STARTED' });
          }}
        >
          Stand still
        </button>
        {RATES.map((one) => (
          <button
            type="button"
            className={css.button}
            key={one}
            aria-pressed={isRunning && rate === one}
            onClick={() => {
              control.send({ type: 'RATE.CHOSEN', rate: one });
            }}
          >
            {one === 1 ? 'Real time' : `${String(one)} × faster`}
          </button>
        ))}
      </div>
      <div className={css.buttons}>
        {STEPS.map((ms) => (
          <button
            type="button"
            className={css.button}
            key={ms}
            disabled={isRunning}
            onClick={() => {
              control.send({ type: 'TIME.STEPPED', ms });
            }}
          >
            +{ms} ms
          </button>
        ))}
        <button
          type="button"
          className={css.button}
          disabled={nextDue === null}
          onClick={() => {
            control.send({ type: 'TIMER.AWAITED' });
          }}
        >
          Next timer
        </button>
        <button
          type="button"
          className={css.button}
          onClick={() => {
            preview.restart();
          }}
        >
          Start afresh
        </button>
      </div>
    </section>
  );
}

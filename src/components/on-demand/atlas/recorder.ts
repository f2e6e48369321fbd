import type { AnyActorRef, InspectionEvent } from 'xstate';
import { arrowsOf, innermost, isMachineSnapshot, plain, reportOf } from './reports.ts';
import type { ActorReport, LogEntry } from './reports.ts';

/** Reports what an actor of a machine has just done. */
export type Tell = (actor: AnyActorRef, report: ActorReport, entry: LogEntry) => void;

/**
 * Turns XState's inspection events into reports, one for each event that an actor has processed.
 * Actors that are not machines (promises, callbacks) are skipped.
 *
 * @param now current time on the actors' clock, in ms
 * @param only the id of the machine to report; all if omitted
 */
export function recorder(
  now: () => number,
  tell: Tell,
  only?: string,
): (event: InspectionEvent) => void {
  const steps = new WeakMap<AnyActorRef, { readonly arrows: string[]; wasTaken: boolean }>();
  return (event) => {
    const actor = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.microstep') {
      const so = steps.get(actor) ?? { arrows: [], wasTaken: false };
      so.arrows.push(...arrowsOf(event._transitions));
      so.wasTaken ||= event._transitions.length > 0;
      steps.set(actor, so);
      return;
    }
    if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return;
    const done = steps.get(actor);
    steps.delete(actor);
    if (only !== undefined && event.snapshot.machine.id !== only) return;
    tell(actor, reportOf(event.snapshot), {
      at: Math.round(now()),
      event: plain(event.event) as LogEntry['event'],
      states: innermost(event.snapshot),
      taken: done?.arrows ?? [],
      wasTaken: event.event.type === 'xstate.init' || done?.wasTaken === true,
    });
  };
}

import type { AnyMachineSnapshot } from 'xstate';
import * as css from './live-machine.css.ts';
import { stateMap } from './state-map.ts';
import { liveWords as words } from './words.ts';

/** The states around the current ones, as boxes that wrap: legible in a narrow window and with large text. */
export function StateMap({ snapshot }: { readonly snapshot: AnyMachineSnapshot }) {
  return (
    <div className={css.map}>
      {stateMap(snapshot).map((row) => (
        <div key={row.id} className={css.row}>
          <p className={css.rowName}>{row.name}</p>
          <ul className={css.states} aria-label={row.name}>
            {row.boxes.map(({ id, name, isLive, isNext }) => (
              <li
                key={id}
                className={css.state}
                data-state={isLive ? 'now' : isNext ? 'next' : 'other'}
                aria-current={isLive ? 'true' : undefined}
              >
                {name}
                {isNext && !isLive ? <span className={css.note}>{words.next}</span> : null}
              </li>
            ))}
            {row.others === 0 ? null : <li className={css.more}>{words.others(row.others)}</li>}
          </ul>
        </div>
      ))}
    </div>
  );
}

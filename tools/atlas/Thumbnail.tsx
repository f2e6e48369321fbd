import type { AnyStateNode } from 'xstate';
import type { MachineEntry } from '#machines/index.ts';
import { text } from '#src/design/layout.css.ts';
import * as css from './atlas.css.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { useDrawing } from './use-drawing.ts';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/** A machine in the gallery: a small drawing and its purpose. */
export function Thumbnail({ entry }: { readonly entry: MachineEntry }) {
  const drawing = useDrawing(entry);
  const nodes = nodesOf(entry.machine.root);
  const transitions = nodes.reduce(
    (sum, node) => sum + [...node.transitions.values()].flat().length + (node.always?.length ?? 0),
    0,
  );
  return (
    <li className={css.card}>
      <a className={css.cardLink} href={`#${entry.name}`}>
        <div className={css.cardDrawing} aria-hidden="true">
          {drawing !== null && <ChartDrawing chart={drawing} label="" />}
        </div>
        <h3 className={css.cardName}>{entry.name}</h3>
      </a>
      <p>{entry.description}</p>
      <p className={text.caption}>
        {nodes.length} states, {transitions} transitions
      </p>
    </li>
  );
}

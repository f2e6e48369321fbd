import { createElement, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { PlacedChart } from './chart/layout.ts';
import { shapesOf } from './chart/shapes.ts';
import type { Shape } from './chart/shapes.ts';

const MARGIN = 12;
const NONE: ReadonlySet<string> = new Set();

export interface ChartDrawingProps {
  readonly chart: PlacedChart;
  readonly label: string;
  /** Ids of the current states. */
  readonly lit?: ReadonlySet<string>;
  /** Transitions just taken, as "source target". */
  readonly taken?: ReadonlySet<string>;
}

function element(
  { tag, attributes, content }: Shape,
  key: number,
  lit: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): ReactNode {
  const { class: className, 'text-anchor': textAnchor, ...others } = attributes;
  const { 'data-state': state, 'data-edge': edge, 'data-label': label } = attributes;
  const isLit = lit.has(String(state)) || taken.has(String(edge)) || taken.has(String(label));
  const children =
    typeof content === 'string'
      ? content
      : content.map((child, index) => element(child, index, lit, taken));
  return createElement(
    tag,
    { key, className, textAnchor, ...others, 'data-lit': isLit ? '' : undefined },
    children,
  );
}

/** A statechart as a live picture. */
export function ChartDrawing({ chart, label, lit = NONE, taken = NONE }: ChartDrawingProps) {
  const shapes = useMemo(() => shapesOf(chart), [chart]);
  const [width, height] = [chart.width + 2 * MARGIN, chart.height + 2 * MARGIN];
  return (
    <svg
      className="chart"
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`${String(-MARGIN)} ${String(-MARGIN)} ${String(width)} ${String(height)}`}
    >
      {shapes.map((shape, index) => element(shape, index, lit, taken))}
    </svg>
  );
}

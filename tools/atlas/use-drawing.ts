import { useEffect, useState } from 'react';
import type { MachineEntry } from '#machines/index.ts';
import { drawingOf } from './catalog.ts';
import type { PlacedChart } from './chart/layout.ts';

/** A machine's drawing; null until it is ready. */
export function useDrawing(entry: MachineEntry): PlacedChart | null {
  const [drawing, setDrawing] = useState<PlacedChart | null>(null);
  useEffect(() => {
    let isWanted = true;
    void drawingOf(entry).then((made) => {
      if (isWanted) setDrawing(made);
    });
    return () => {
      isWanted = false;
    };
  }, [entry]);
  return drawing;
}

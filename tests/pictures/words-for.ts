import type { Difference } from './compare.ts';
import type { Raster } from './raster.ts';

interface Compared {
  readonly accepted: Raster | null;
  readonly reduced: Raster;
  readonly difference: Difference | null;
  /** How many times the pictures were reduced. */
  readonly scale: number;
}

/** Describes how a picture has changed; null if it matches the accepted one. */
export function wordsFor({ accepted, reduced, difference, scale }: Compared): string | null {
  if (accepted === null) return 'has no accepted picture yet';
  if (accepted.width !== reduced.width) return 'was accepted at another width';
  if (difference === null) return null;
  const { share, box } = difference;
  const percent = share < 0.001 ? 'less than 0.1' : (share * 100).toFixed(1);
  const rows = (reduced.height - accepted.height) * scale;
  return [
    `differs in ${percent}%`,
    `from ${String(box.top * scale)} px down to ${String(box.bottom * scale)}`,
    `between ${String(box.left * scale)} and ${String(box.right * scale)} px from the left`,
    ...(rows === 0
      ? []
      : [`about ${String(Math.abs(rows))} px ${rows > 0 ? 'taller' : 'shorter'}`]),
  ].join(', ');
}

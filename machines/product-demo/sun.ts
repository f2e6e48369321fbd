/** The hours of the Sun's way across the sky, from low in the east to low in the west. */
export const DAY = { from: 7, noon: 12, to: 17 } as const;

/** Where the Sun stands, and where its light does not reach. */
export interface Sky {
  /** From 1, low in the east, to -1, low in the west: even over the day, as a hand moves. */
  readonly east: number;
  /** From 0, low, to 1, as high as it gets. */
  readonly height: number;
  /** Where the shadow points; at its foot around noon, when it is short. */
  readonly shadow: 'west' | 'foot' | 'east';
}

/** Nearer to noon than this, in hours, the shadow is short. */
const AROUND_NOON = 1;

export function skyAt(hour: number): Sky {
  const early = DAY.noon - hour;
  const east = early / (DAY.noon - DAY.from);
  const isNoon = Math.abs(early) < AROUND_NOON;
  return { east, height: 1 - east ** 2, shadow: isNoon ? 'foot' : early > 0 ? 'west' : 'east' };
}

export const isDaytime = (hour: number): boolean => hour >= DAY.from && hour <= DAY.to;

/** The two drawings of the house: upright beside text, and low between two texts on a phone. */
export const HOUSE_SHAPES = ['wide', 'tall'] as const;
export type HouseShape = (typeof HOUSE_SHAPES)[number];

/** The ground floor of a house with somebody at home, whatever the date: all lit, and the door open. */
export const AT_HOME = 'at-home';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the parts of the house are in a drawing, in units of 24 to a tile. */
interface HousePlan {
  readonly width: number;
  readonly height: number;
  /** The square of the picture in the big window. */
  readonly window: Area;
  /** The corner of the ground floor. */
  readonly floor: Pick<Area, 'x' | 'y'>;
  /** What turns when a part changes, in columns and rows of tiles. A new field changes all colors. */
  readonly turns: Readonly<
    Record<'field' | 'problem' | 'term', Area & { readonly columns: number; readonly rows: number }>
  >;
}

export const HOUSE_PLANS: Readonly<Record<HouseShape, HousePlan>> = {
  wide: {
    width: 168,
    height: 216,
    window: { x: 44, y: 68, width: 80, height: 80 },
    floor: { x: 24, y: 156 },
    turns: {
      field: { x: 0, y: 0, width: 168, height: 216, columns: 3, rows: 4 },
      problem: { x: 36, y: 63, width: 96, height: 90, columns: 2, rows: 2 },
      term: { x: 24, y: 156, width: 120, height: 48, columns: 5, rows: 1 },
    },
  },
  tall: {
    width: 216,
    height: 120,
    window: { x: 22, y: 48, width: 55, height: 55 },
    floor: { x: 84, y: 64 },
    turns: {
      field: { x: 0, y: 0, width: 216, height: 120, columns: 4, rows: 2 },
      problem: { x: 18, y: 44, width: 63, height: 63, columns: 2, rows: 2 },
      term: { x: 84, y: 64, width: 120, height: 48, columns: 5, rows: 1 },
    },
  },
};

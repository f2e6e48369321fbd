/**
 * The possible subjects of a picture, named in content and drawn by the art generator. The first
 * motif of a picture is its focal one, drawn at least three times the tile size.
 */
export const MOTIFS = [
  'arrows',
  'bars',
  'bell',
  'book',
  'bug',
  'bus',
  'calendar',
  'cap',
  'captions',
  'chart',
  'clock',
  'cloud',
  'coins',
  'compass',
  'contract',
  'cube',
  'eye',
  'flask',
  'gauge',
  'gear',
  'globe',
  'goggles',
  'headset',
  'key',
  'keyboard',
  'ladder',
  'lens',
  'microphone',
  'node',
  'page',
  'path',
  'pencil',
  'people',
  'person',
  'phone',
  'play',
  'plug',
  'puzzle',
  'screen',
  'shield',
  'sound',
  'spark',
  'speech',
  'stack',
  'switch',
  'target',
  'tick',
] as const;

export type MotifName = (typeof MOTIFS)[number];

/** The roofs of the house (house.ts): an open book, a mortarboard, a workshop, a school hall. */
export const ROOFS = ['book', 'board', 'workshop', 'hall'] as const;
export type Roof = (typeof ROOFS)[number];

/**
 * The possible subjects of a picture, named in content and drawn by the art generator. The first
 * motif of a picture is its focal one, drawn at least three times the tile size.
 */
export const MOTIFS = [
  'arrows',
  'bars',
  'bell',
  'book',
  'bus',
  'calendar',
  'cap',
  'chart',
  'clock',
  'cloud',
  'compass',
  'cube',
  'eye',
  'flask',
  'gear',
  'globe',
  'headset',
  'key',
  'ladder',
  'lens',
  'microphone',
  'node',
  'page',
  'path',
  'pencil',
  'people',
  'play',
  'plug',
  'puzzle',
  'screen',
  'shield',
  'spark',
  'speech',
  'stack',
  'target',
  'tick',
] as const;

export type MotifName = (typeof MOTIFS)[number];

/** The roofs of the house (house.ts): an open book, a mortarboard, a workshop, a school hall. */
export const ROOFS = ['book', 'board', 'workshop', 'hall'] as const;
export type Roof = (typeof ROOFS)[number];

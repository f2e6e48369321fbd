/**
 * Rounds the kerning of a font (OpenType 1.9, "GPOS", lookup type 2). Kerning pairs have finely
 * graded values, and in a subset of a variable font they make up nearly half of the file; rounded
 * to visible steps, they compress much better. Nothing else changes, including the length.
 *
 * @param font an uncompressed font with TrueType outlines
 * @param step values become multiples of this, in font units; smaller values become 0
 * @returns a copy
 * @throws RangeError when the font has no kerning that this can read
 */
export function roundKerning(font: Uint8Array, step: number): Buffer {
  const copy = Buffer.from(font);
  const view = new DataView(copy.buffer, copy.byteOffset, copy.byteLength);
  const places = [...kerningValues(view)];
  if (places.length === 0)
    throw new RangeError('The font has no pairs in a "GPOS" table to round.');
  for (const at of places) {
    const value = view.getInt16(at);
    view.setInt16(at, Math.abs(value) < step ? 0 : Math.round(value / step) * step);
  }
  return copy;
}

const PAIR_ADJUSTMENT = 2;
const EXTENSION = 9;
/**
 * The value format of plain kerning: the first glyph's advance changes, the second's position does not.
 */
const X_ADVANCE = 4;
const NOTHING = 0;

/** The offsets of each pair's kerning value in the font. */
function* kerningValues(view: DataView): Generator<number> {
  const table = tableOffset(view, 'GPOS');
  if (table === undefined) return;
  for (const lookup of offsets(view, table + view.getUint16(table + 8))) {
    const type = view.getUint16(lookup);
    for (const listed of offsets(view, lookup, 4)) {
      const extended = type === EXTENSION;
      const subtable = extended ? listed + view.getUint32(listed + 4) : listed;
      if ((extended ? view.getUint16(listed + 2) : type) === PAIR_ADJUSTMENT) {
        yield* pairValues(view, subtable);
      }
    }
  }
}

function* pairValues(view: DataView, subtable: number): Generator<number> {
  const first = view.getUint16(subtable + 4);
  const second = view.getUint16(subtable + 6);
  if (first !== X_ADVANCE || second !== NOTHING) return;
  if (view.getUint16(subtable) === 1) {
    // By glyph: sets of pairs, each a glyph and its value.
    for (const set of offsets(view, subtable, 8)) {
      const pairs = view.getUint16(set);
      for (let pair = 0; pair < pairs; pair += 1) yield set + 4 + pair * 4;
    }
    return;
  }
  // By class: one value for each pair of classes.
  const classes = view.getUint16(subtable + 12) * view.getUint16(subtable + 14);
  for (let pair = 0; pair < classes; pair += 1) yield subtable + 16 + pair * 2;
}

/** The targets of an array of 16-bit offsets relative to `base`; its length is `skip` bytes in. */
function offsets(view: DataView, base: number, skip = 0): number[] {
  return Array.from(
    { length: view.getUint16(base + skip) },
    (_, index) => base + view.getUint16(base + skip + 2 + index * 2),
  );
}

function tableOffset(view: DataView, tag: string): number | undefined {
  for (let table = 0; table < view.getUint16(4); table += 1) {
    const record = 12 + table * 16;
    const name = String.fromCodePoint(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    if (name === tag) return view.getUint32(record + 8);
  }
  return undefined;
}

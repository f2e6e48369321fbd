/** How many sections of a long text are read before a picture. */
const EVERY = 3;

/** The sections before which a picture stands, by index: never before the first, every third of the rest. */
export const platesBefore = (sections: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil(sections / EVERY) - 1) }, (_, at) => (at + 1) * EVERY);

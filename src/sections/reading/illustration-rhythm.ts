/** The number of sections of a long text between pictures. */
const EVERY = 3;

/** The indexes of the sections preceded by a picture: never the first, then every third. */
export const illustrationsBefore = (sections: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil(sections / EVERY) - 1) }, (_, at) => (at + 1) * EVERY);

import { markedParts } from './marked.ts';

export interface MarkedProps {
  readonly text: string;
  /** The words that were found, as the index has them. */
  readonly terms: readonly string[];
}

/** A text in which the words that were found are marked. */
export const Marked = ({ text, terms }: MarkedProps) =>
  markedParts(text, terms).map(({ part, isMarked }, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity
    isMarked ? <mark key={at}>{part}</mark> : part,
  );

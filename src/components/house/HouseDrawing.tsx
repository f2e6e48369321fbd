import { HOUSE_PLANS } from '#src/design/house-plan.ts';
import type { HouseShape } from '#src/design/house-plan.ts';
import type { Choice } from './sentence.ts';

export interface HousePartsProps {
  /** The file of the parts (src/art/house.ts). */
  readonly src: string;
  readonly shape: HouseShape;
  readonly choice: Choice;
}

/** The walls, and what each blank of the sentence builds, in the order of the sentence (Facade.tsx). */
export function HouseParts({ src, shape, choice }: HousePartsProps) {
  const { window, floor } = HOUSE_PLANS[shape];
  return (
    <>
      <use href={`${src}#${shape}`} />
      <use href={`${src}#${shape}-${choice.field}`} />
      <use href={`${src}#${choice.problem}`} {...window} />
      <use href={`${src}#${choice.term}`} {...floor} />
    </>
  );
}

/** A house in the colors of the element around it, which says what it shows, if it says anything. */
export function HouseDrawing(parts: HousePartsProps) {
  const { width, height } = HOUSE_PLANS[parts.shape];
  return (
    <svg viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true">
      <HouseParts {...parts} />
    </svg>
  );
}

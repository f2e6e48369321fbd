import { useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { HOUSE_PLANS, HOUSE_SHAPES } from '#src/design/house-plan.ts';
import type { HouseShape } from '#src/design/house-plan.ts';
import { HOUSE_PARTS, HOUSE_STEP_MS } from '#machines/house/index.ts';
import type { HouseChoice, HousePart } from '#machines/house/index.ts';
import { HouseParts } from './HouseDrawing.tsx';
import { lineOf, pictureLabel } from './sentence.ts';
import type { Sentence } from './sentence.ts';
import * as css from './house.css.ts';

export interface FacadeProps {
  readonly sentence: Sentence;
  /** Contains both drawings, in the order of the shapes; an element around it has the line's colors. */
  readonly picture: Element;
  readonly choice: HouseChoice;
  /** The previous choice, shown by tiles that have still to turn. */
  readonly before: HouseChoice;
  readonly isTurning: boolean;
}

/** Keeps the prerendered drawing in line with the choice. While tiles turn, those of the last one lie over it. */
export function Facade({ sentence, picture, choice, before, isTurning }: FacadeProps) {
  const drawings = useMemo(() => [...picture.children], [picture]);
  useLayoutEffect(() => {
    picture.ariaLabel = pictureLabel(sentence, choice);
    picture.closest<HTMLElement>('[data-line]')!.dataset['line'] = lineOf(sentence, choice.field);
    for (const [index, shape] of HOUSE_SHAPES.entries()) {
      const [, ...uses] = drawings[index]?.querySelectorAll(':scope > use') ?? [];
      const ids = [`${shape}-${choice.field}`, choice.problem, choice.term];
      for (const [at, use] of uses.entries()) {
        use.setAttribute('href', `${sentence.drawing}#${ids[at] ?? ''}`);
      }
    }
  }, [sentence, picture, drawings, choice]);
  useLayoutEffect(() => {
    picture.toggleAttribute('data-turning', isTurning);
  }, [picture, isTurning]);
  if (!isTurning) return null;
  return HOUSE_SHAPES.map((shape, index) => {
    const drawing = drawings[index];
    return drawing === undefined || drawing.getClientRects().length === 0
      ? null
      : createPortal(
          // Anew for each choice: its tiles begin to turn.
          <LastTiles
            key={Object.values(choice).join(' ')}
            {...{ sentence, shape, choice, before }}
          />,
          drawing,
        );
  });
}

interface LastTilesProps extends Pick<FacadeProps, 'sentence' | 'choice' | 'before'> {
  readonly shape: HouseShape;
}

function LastTiles({ sentence, shape, choice, before }: LastTilesProps) {
  const changed = HOUSE_PARTS.filter((part) => choice[part] !== before[part]);
  // A field changes the colors of all parts.
  const parts = changed.includes('field') ? (['field'] as const) : changed;
  return (
    <g className={css.last} data-line={lineOf(sentence, before.field)}>
      {parts
        .flatMap((part) => tilesOf(shape, part))
        .map(({ step, ...box }) => (
          <g
            key={`${String(box.x)} ${String(box.y)}`}
            className={css.turn}
            style={{
              transformOrigin: `${String(box.x + box.width / 2)}px ${String(box.y + box.height / 2)}px`,
              animationDelay: `${String(step * HOUSE_STEP_MS)}ms`,
            }}
          >
            <svg {...box} viewBox={[box.x, box.y, box.width, box.height].join(' ')}>
              <rect className={css.ground} {...box} />
              <HouseParts src={sentence.drawing} shape={shape} choice={before} />
            </svg>
          </g>
        ))}
    </g>
  );
}

/** The tiles of a part, and how many steps after the first each of them turns. */
function tilesOf(shape: HouseShape, part: HousePart) {
  const { x, y, width, height, columns, rows } = HOUSE_PLANS[shape].turns[part];
  const size = { width: width / columns, height: height / rows };
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { x: x + column * size.width, y: y + row * size.height, ...size, step: column + row };
  });
}

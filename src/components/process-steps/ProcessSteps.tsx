import type { PageOf } from '#src/content/schema/resolved.ts';
import * as css from './ProcessSteps.css.ts';
import { lineOf } from './step-lines.ts';

export interface ProcessStepsProps {
  readonly processSteps: NonNullable<PageOf<'service'>['processSteps']>;
  /** The current step, from 0; null if the processSteps is static: all steps are shown as done. */
  readonly step?: number | null;
  /** The step that the visitor has chosen, which the mark may still be on its way to; null if none. */
  readonly heldStep?: number | null;
  /** Makes each step a button. */
  readonly onChoose?: (index: number) => void;
}

/** How the work proceeds: a list of steps, each with its tile, along a line. */
export function ProcessSteps({
  processSteps,
  step = null,
  heldStep = null,
  onChoose,
}: ProcessStepsProps) {
  const { course, steps, picture } = processSteps;
  const { height, path, way } = lineOf(course);
  const isOrdered = course !== 'fan';
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <div className={css.stage} data-step={step ?? undefined}>
      <svg className={css.line} viewBox={`0 0 100 ${String(height)}`} aria-hidden="true">
        <path d={path} />
        {way === '' || step === null ? null : <path className={css.way} d={way} pathLength={4} />}
      </svg>
      <List className={css.steps} data-course={course} data-ordered={isOrdered ? '' : undefined}>
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className={css.step}
            data-state={step === null ? undefined : stateOf(index, step, isOrdered)}
          >
            <span className={css.tile}>
              <img
                className={css.picture}
                src={picture.src}
                width={picture.width}
                height={picture.height}
                alt=""
                loading={onChoose === undefined ? 'lazy' : 'eager'}
                decoding={onChoose === undefined ? 'async' : 'sync'}
              />
            </span>
            <div className={css.words}>
              <h3 className={css.name}>
                {onChoose === undefined ? (
                  title
                ) : (
                  <button
                    type="button"
                    className={css.choose}
                    aria-pressed={index === heldStep}
                    onClick={() => {
                      onChoose(index);
                    }}
                  >
                    {title}
                  </button>
                )}
              </h3>
              <p className={css.text}>{text}</p>
            </div>
          </li>
        ))}
      </List>
    </div>
  );
}

const stateOf = (index: number, step: number, isOrdered: boolean) =>
  index === step ? 'now' : index < step || !isOrdered ? 'done' : 'next';

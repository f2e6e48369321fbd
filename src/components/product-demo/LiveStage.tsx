import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { DAY, productDemoMachine, selectDemo, skyAt } from '#machines/product-demo/index.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { text, visuallyHidden } from '#src/design/layout.css.ts';
import { BrandChoice } from './BrandChoice.tsx';
import { BrandMark } from './BrandMark.tsx';
import * as css from './LiveStage.css.ts';
import { newsOf } from './news.ts';
import * as demoCss from './ProductDemo.css.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { questionsOf } from './questions.ts';
import { HourScene } from './Scene.tsx';
import { SeatBar } from './SeatBar.tsx';
import { sweep } from './sweep.ts';
import { clockOf, fill } from './words.ts';

export interface LiveStageProps {
  readonly demo: PageOf<'demo'>;
  /** The section that takes the colors of a brand. */
  readonly band: HTMLElement;
}

/** The Sun moves by half an hour. */
const STEP = 0.5;

/**
 * One minute of the product on the home page (docs/specification.md, 2.3): the demo's machine and parts with
 * its first question only, as the learner. The link of the section then leads to the demo in the same state.
 */
export function LiveStage({ demo, band }: LiveStageProps) {
  const { brands, lesson, stage, words } = demo;
  const actor = useActorRef(productDemoMachine, {
    input: { questions: questionsOf(demo) },
    inspect,
  });
  const snapshot = useSelector(actor, (current) => current);
  const { brand, hour, news, newAddress, progress, results } = selectDemo(snapshot);
  const [tried = []] = progress.tried;
  const [result] = results;
  const [question] = lesson.questions;
  const { name = '' } = brands.find(({ id }) => id === brand) ?? {};

  useEffect(() => {
    actor.send({ type: 'LESSON.ASSIGNED' });
  }, [actor]);
  useEffect(() => {
    const link = band.querySelector('a');
    if (link !== null) link.hash = newAddress ?? '';
  }, [band, newAddress]);

  if (question === undefined || result === undefined) return null;
  const time = clockOf(hour);
  // The picture does not answer the question before the visitor has.
  const hasAnswered = tried.length > 0;
  const seen = hasAnswered ? fill(stage.shadow[skyAt(hour).shadow], { time }) : time;
  const isFirst = brand === brands[0]?.id;
  const isIn = result.mine === 'first' || result.mine === 'later';
  return (
    <>
      {isFirst ? null : <div className={`${css.ground} ${demoCss.brand[brand]}`} />}
      <div
        className={`${demoCss.device} ${demoCss.brand[brand]} ${css.window}`}
        data-lesson={snapshot.value}
      >
        <div className={demoCss.bar}>
          <BrandMark brand={brand} className={demoCss.mark} />
          <p className={demoCss.brandName}>{name}</p>
          <div className={css.brands}>
            <BrandChoice
              brands={brands}
              chosen={brand}
              aria-label={words.brands}
              onChoose={(id) => {
                sweep(band, () => actor.send({ type: 'BRAND.CHOSEN', brand: id }));
              }}
            />
          </div>
        </div>
        <div className={css.room}>
          <div className={css.side}>
            <label className={css.sky}>
              <HourScene hour={hour} hasShadow={hasAnswered} />
              <input
                type="range"
                dir="ltr"
                className={css.slider}
                aria-label={stage.sun}
                aria-valuetext={seen}
                // East, and so the morning, is on the right.
                min={-DAY.to}
                max={-DAY.from}
                step={STEP}
                value={-hour}
                onChange={({ target }) => {
                  actor.send({ type: 'SUN.MOVED', hour: -target.valueAsNumber });
                }}
              />
            </label>
            <p aria-hidden="true" className={css.seen}>
              {seen}
            </p>
            <p className={text.caption}>{stage.hint}</p>
            <div className={css.crew} data-in={isIn}>
              <SeatBar result={result} isMineLast />
              <p className={demoCss.quiet}>{isIn ? stage.allIn : stage.waiting}</p>
            </div>
            <output className={css.owned} data-idle={isFirst}>
              {isFirst ? stage.choose : fill(stage.owned, { name })}
            </output>
          </div>
          <div className={css.side}>
            <QuestionCard
              question={question}
              position={lesson.subject}
              words={words}
              tried={tried}
              onAnswer={(option) => {
                actor.send({ type: 'ANSWER.GIVEN', option });
              }}
            />
          </div>
        </div>
        <output className={visuallyHidden}>
          {news?.step === 'assigned' ? '' : newsOf(news, demo)}
        </output>
      </div>
    </>
  );
}

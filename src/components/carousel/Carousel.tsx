import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { carouselMachine, selectCarousel } from '#machines/carousel/index.ts';
import { BREAKPOINTS } from '#src/design/breakpoints.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import { Button, IconButton } from '#src/components/button/Button.tsx';
import * as css from './Carousel.css.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import { useCarouselTrack } from './use-carousel-track.ts';
import { useCarouselTriggers } from './use-carousel-triggers.ts';
import { useMediaQuery } from '#src/components/hooks/use-media-query.ts';

export interface CarouselSlide {
  readonly id: string;
  /** The name of the slide in its announcement and its indicator. */
  readonly title: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  /** The use: see Carousel.css.ts for the width of its slides. */
  readonly fit: keyof typeof USES;
}

/**
 * Each use (docs/specification.md, 4.1 and 9): the number of visible slides on small, medium and
 * large screens, how long moves are ignored after a move, and the rotation period, in ms. What
 * rotates has a button per slide; the others a counter, "1/7".
 */
const USES = {
  strip: { visible: [1, 1, 4], lockMs: 500, rotateMs: null },
  feature: { visible: [1, 1, 1], lockMs: 400, rotateMs: null },
  resources: { visible: [1, 2, 4], lockMs: 0, rotateMs: 8000 },
} as const;

/**
 * Carousel (APG): a group of slides with previous and next buttons, and a pause button if it
 * rotates. In the HTML the slides are a native scroll strip; the machine takes over after
 * hydration.
 */
export function Carousel({ label, slides, fit }: CarouselProps) {
  const { lockMs, rotateMs, visible } = USES[fit];
  const [small, medium, large] = visible;
  const actor = useActorRef(carouselMachine, {
    input: { count: slides.length, visible: small, lockMs, rotateMs },
    inspect,
  });
  // Until the window is measured, the strip stays as it is in the HTML, with every slide reachable.
  const shown = useSelector(actor, selectCarousel, shallowEqual);
  const { index, direction, canMove, canRotate, live, isStopped } = shown;
  const [current, total] = [index + 1, slides.length];

  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const slidesId = useId();

  const show = (count: number) => {
    actor.send({ type: 'VISIBLE.CHANGED', visible: count });
  };
  const isMedium = useRef(false);
  const isLarge = useRef(false);
  const showFitting = () => {
    show(isLarge.current ? large : isMedium.current ? medium : small);
  };
  useMediaQuery(`(min-width: ${BREAKPOINTS.medium})`, (matches) => {
    isMedium.current = matches;
    showFitting();
  });
  useMediaQuery(`(min-width: ${BREAKPOINTS.large})`, (matches) => {
    isLarge.current = matches;
    showFitting();
  });
  useCarouselTriggers(actor, region, viewport);
  useCarouselTrack(viewport, { ...shown, count: slides.length });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    actor.send({ type: step * (isRtl ? -1 : 1) > 0 ? 'SLIDE.NEXT' : 'SLIDE.PREVIOUS' });
  };

  return (
    <section
      ref={region}
      className={css.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      data-fit={fit}
      onKeyDown={onKeyDown}
    >
      <div className={css.controls} data-can-move={canMove ? '' : undefined}>
        {rotateMs === null ? null : (
          <Button
            variant="quiet"
            icon={isStopped ? 'play' : 'pause'}
            hidden={!canRotate}
            onClick={() => {
              actor.send({ type: isStopped ? 'ROTATION.STARTED' : 'ROTATION.STOPPED' });
            }}
          >
            {/* Each text that changes has its own element: a translator replaces text nodes. */}
            <span>{isStopped ? 'Play' : 'Pause'}</span>
            <span className={visuallyHidden}> the slides of {label}</span>
          </Button>
        )}
        {rotateMs === null ? (
          <p className={css.counter} data-counter="">
            <span className={visuallyHidden}>{`Slide ${String(current)} of ${String(total)}`}</span>
            <span aria-hidden="true">{`${String(current)}/${String(total)}`}</span>
          </p>
        ) : null}
        <div className={css.steps}>
          <IconButton
            icon="arrow-left"
            label="Previous slide"
            aria-controls={slidesId}
            onClick={() => {
              actor.send({ type: 'SLIDE.PREVIOUS' });
            }}
          />
          <IconButton
            icon="arrow-right"
            label="Next slide"
            aria-controls={slidesId}
            onClick={() => {
              actor.send({ type: 'SLIDE.NEXT' });
            }}
          />
        </div>
        {rotateMs === null ? null : (
          <ul className={css.indicators}>
            {slides.map((slide, at) => (
              <li key={slide.id}>
                <button
                  type="button"
                  className={css.indicator}
                  aria-label={`Show slide ${String(at + 1)} of ${String(total)}: ${slide.title}`}
                  aria-current={at === index ? 'true' : undefined}
                  onClick={() => {
                    actor.send({ type: 'SLIDE.CHOSEN', index: at });
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div ref={viewport} className={css.viewport}>
        <div className={css.track} id={slidesId}>
          {slides.map((slide, at) => (
            <div
              key={slide.id}
              className={css.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${String(at + 1)} of ${String(total)}`}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <p className={visuallyHidden} aria-live={live}>
        {direction === null
          ? ''
          : `Slide ${String(current)} of ${String(total)}: ${slides[index]?.title ?? ''}`}
      </p>
    </section>
  );
}

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { productDemoMachine, selectDemo } from '#machines/product-demo/index.ts';
import type { Role } from '#machines/product-demo/index.ts';
import { Button, ButtonLink } from '#src/components/button/Button.tsx';
import { earlyChoice } from '#src/components/hooks/early-choice.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import { RichText } from '#src/components/rich-text/RichText.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import { BrandChoice } from './BrandChoice.tsx';
import { BrandMark } from './BrandMark.tsx';
import { LearnerScreen } from './LearnerScreen.tsx';
import { newsOf, sayingOf } from './news.ts';
import * as css from './ProductDemo.css.ts';
import { PublisherScreen } from './PublisherScreen.tsx';
import { questionsOf } from './questions.ts';
import { focusChosen, neighborOf } from './roving.ts';
import { TeacherScreen } from './TeacherScreen.tsx';
import { useDemoAddress } from './use-demo-address.ts';
import { fill } from './words.ts';

export interface ProductDemoProps {
  readonly demo: PageOf<'demo'>;
}

/**
 * The product in miniature (docs/specification.md, 2.5.1): a window with a tab for each role, with the next
 * step alongside. All screens are in the HTML: without JavaScript and on paper they are shown in sequence
 * as figures of a tour.
 */
export function ProductDemo({ demo }: ProductDemoProps) {
  const { brands, roles, lesson, words } = demo;
  const actor = useActorRef(productDemoMachine, {
    input: { questions: questionsOf(demo) },
    inspect,
  });
  const snapshot = useSelector(actor, (current) => current);
  const tabs = useRef<HTMLDivElement>(null);
  const { role, brand, progress, news, task, results, items, trail, lastStep, newAddress } =
    selectDemo(snapshot);
  const brandRow = useRef<HTMLDivElement>(null);
  const earlyBrand = useRef<string>(undefined);
  useLayoutEffect(() => {
    const chosen = earlyChoice(brandRow.current);
    if (chosen !== selectDemo(actor.getSnapshot()).brand) earlyBrand.current = chosen;
  }, [actor]);
  useDemoAddress(actor, newAddress);
  // After the address, which may name a brand too: the visitor's choice is the newer one.
  useEffect(() => {
    if (earlyBrand.current === undefined) return;
    actor.send({ type: 'BRAND.CHOSEN', brand: earlyBrand.current });
    earlyBrand.current = undefined;
  }, [actor]);
  const happening = trail.at(-1);

  const screens: Readonly<Record<Role, ReactNode>> = {
    teacher: <TeacherScreen {...{ demo, results }} phase={progress.phase} onEvent={actor.send} />,
    learner: (
      <LearnerScreen
        {...{ demo, progress }}
        hasMovedOn={news?.kind === 'done' && news.step === 'next'}
        onEvent={actor.send}
      />
    ),
    publisher: <PublisherScreen {...{ demo, items }} />,
  };
  const choose = (id: string) => {
    actor.send({ type: 'ROLE.CHOSEN', role: id });
  };
  const roleIds = roles.map(({ id }) => id);

  return (
    <>
      <p className={css.task}>{demo.tasks[task.kind]}</p>
      <div className={`${css.device} ${css.brand[brand]}`} data-lesson={progress.phase}>
        <div className={css.bar}>
          <BrandMark brand={brand} className={css.mark} />
          <p className={css.brandName}>{brands.find(({ id }) => id === brand)?.name}</p>
          <div className={css.barActions}>
            <Button
              variant="quiet"
              aria-disabled={lastStep === null}
              onClick={() => {
                actor.send({ type: 'STEP.UNDONE' });
              }}
            >
              {words.undo}
            </Button>
            <Button
              variant="quiet"
              aria-disabled={lastStep === null}
              onClick={() => {
                if (lastStep !== null) actor.send({ type: 'DEMO.RESET' });
              }}
            >
              {words.reset}
            </Button>
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs take the focus, not their list (APG) */}
        <div
          ref={tabs}
          className={css.tabs}
          role="tablist"
          aria-label={words.screens}
          onKeyDown={(event) => {
            const id = neighborOf(event, roleIds, role);
            if (id === undefined) return;
            choose(id);
            focusChosen(event.currentTarget, roleIds.indexOf(id));
          }}
        >
          {roles.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`demo-${id}-tab`}
              className={css.tab}
              aria-selected={id === role}
              aria-controls={`demo-${id}`}
              tabIndex={id === role ? 0 : -1}
              onClick={() => {
                choose(id);
              }}
            >
              {name}
              {/* Remounted on each step, so that its entrance is animated. */}
              <span key={trail.length} className={css.ping} data-arrives={trail.length > 0} />
            </button>
          ))}
        </div>
        <ol className={css.screens}>
          {roles.map(({ id, name, caption }) => (
            <li key={id} className={css.slot} data-shown={id === role}>
              <figure className={css.figure}>
                <div
                  id={`demo-${id}`}
                  role="tabpanel"
                  aria-labelledby={`demo-${id}-tab`}
                  className={css.screen}
                >
                  {screens[id]}
                </div>
                <figcaption className={css.caption}>
                  <strong>{name}.</strong> <RichText source={caption} />
                </figcaption>
              </figure>
            </li>
          ))}
        </ol>
        <div className={css.trail}>
          <p className={css.trailTitle}>{words.trail}</p>
          <ol className={css.stations}>
            {roles.map((one) => (
              <li key={`${one.id}-${String(trail.length)}`} className={css.station}>
                <span className={css.stationName}>{one.name}</span>{' '}
                {sayingOf(one.trail, happening, { lesson, results, items })}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className={css.aside}>
        <output className={visuallyHidden}>{newsOf(news, demo)}</output>
        <div className={css.actions}>
          {task.kind === 'done' ? (
            <ButtonLink href={words.own.href ?? '/contact-us'}>{words.own.text}</ButtonLink>
          ) : task.role === role ? null : (
            <Button
              icon="arrow-right"
              onClick={() => {
                choose(task.role);
                if (tabs.current !== null) {
                  focusChosen(tabs.current, roleIds.indexOf(task.role));
                }
              }}
            >
              {fill(words.open, {
                role: roles.find(({ id }) => id === task.role)?.name.toLowerCase() ?? '',
              })}
            </Button>
          )}
        </div>
        <div className={css.brands}>
          <p className={css.brandsTitle} id="demo-brands">
            {words.brands}
          </p>
          <BrandChoice
            ref={brandRow}
            brands={brands}
            chosen={brand}
            aria-labelledby="demo-brands"
            onChoose={(id) => {
              actor.send({ type: 'BRAND.CHOSEN', brand: id });
            }}
          />
        </div>
        {task.kind === 'done' ? null : (
          <a className={css.own} href={words.own.href ?? '/contact-us'}>
            {words.own.text}
          </a>
        )}
      </div>
    </>
  );
}

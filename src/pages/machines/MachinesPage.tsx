import { useState } from 'react';
import type { ComponentType } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import type { LiveMachineProps } from '#src/components/live-machine/LiveMachine.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, stack } from '#src/design/layout.css.ts';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import { Fold } from '#src/sections/reading/Fold.tsx';
import * as fold from '#src/sections/reading/Fold.css.ts';
import { useNamedFold } from '#src/sections/reading/use-named-fold.ts';
import { EditorialHero, GetInTouch } from '#src/sections/static-parts.ts';
import * as css from './machines.css.ts';
import { ChartFigure, ChartTable, MoreMachines, Reading } from './static-parts.ts';

type Machines = PageOf<'machines'>;

/** The statecharts of the site's widgets (docs/specification.md, 2.8): as drawings, as tables, and live. */
export default function MachinesPage({ payload }: PageProps) {
  const page = pageOf(payload, 'machines');
  useNamedFold();
  return (
    <>
      <EditorialHero crumbs={payload.breadcrumbs} title={page.title} subtitle={page.intro} />
      <Reading reading={page.reading} />
      <div className={band}>
        <div className={container}>
          {page.charts.map((chart, at) => (
            <Machine
              key={chart.name}
              chart={chart}
              words={page.words}
              place={page.machines.find(({ id }) => id === chart.name)?.place}
              isFirst={at === 0}
            />
          ))}
        </div>
      </div>
      <MoreMachines more={page.more} />
      <GetInTouch contact={page.contact} form="slip" />
    </>
  );
}

interface MachineProps {
  readonly chart: Machines['charts'][number];
  readonly words: Machines['words'];
  readonly place: Machines['machines'][number]['place'];
  readonly isFirst: boolean;
}

function Machine({ chart, words, place, isFirst }: MachineProps) {
  const { name, description } = chart;
  const [Live, setLive] = useState<ComponentType<LiveMachineProps> | null>(null);
  const [isLost, setLost] = useState(false);
  const isOpen = Live !== null;
  const toggle = async () => {
    setLost(false);
    if (isOpen) {
      setLive(null);
      return;
    }
    await import('#src/components/live-machine/LiveMachine.tsx').then(
      ({ LiveMachine }) => setLive(() => LiveMachine),
      () => setLost(true),
    );
  };
  return (
    <section id={name} aria-labelledby={`${name}-title`}>
      <Fold
        isOpen={isFirst}
        heading={
          <h2 className={`${fold.name} ${css.title}`} id={`${name}-title`}>
            {name}
          </h2>
        }
        note={description}
      >
        <div className={stack.base}>
          {place === undefined || place.href === null ? null : (
            <p>
              {words.place} <a href={place.href}>{place.text}</a>
            </p>
          )}
          <div className={css.still}>
            <div className={css.run}>
              <Button
                variant="quiet"
                aria-expanded={isOpen}
                aria-describedby={`${name}-title`}
                onClick={() => void toggle()}
              >
                {isOpen ? words.close : words.run}
              </Button>
            </div>
            <div className={css.frame} hidden={isOpen}>
              <ChartFigure chart={chart} />
            </div>
          </div>
          {isLost ? <p role="status">{words.failed}</p> : null}
          {Live === null ? null : <Live name={name} />}
          <ChartTable chart={chart} words={words} />
        </div>
      </Fold>
    </section>
  );
}

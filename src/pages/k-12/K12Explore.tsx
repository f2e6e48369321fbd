import type { PageOf } from '#src/content/schema/resolved.ts';
import { Tabs } from '#src/components/tabs/Tabs.tsx';
import { band, container, stack, text } from '#src/design/layout.css.ts';
import * as css from './K12Explore.css.ts';
import { SolutionCards } from './SolutionCards.tsx';
import { LinkGroups } from '#src/sections/static-parts.ts';

export type K12ExploreProps = Pick<PageOf<'k-12'>, 'title' | 'challenges' | 'services'>;

/** Two ways to explore: by challenge (first) and by service (docs/specification.md, 2.4). */
export function K12Explore({ title, challenges, services }: K12ExploreProps) {
  return (
    <section id="explore" className={band} aria-labelledby="explore-title">
      <div className={`${container} ${stack.wide}`}>
        <h2 className={`${text.heading} ${css.title}`} id="explore-title">
          {title}
        </h2>
        <Tabs
          name="explore"
          label={title}
          initial="challenges"
          tabs={[
            {
              id: 'challenges',
              title: challenges.label,
              summary: challenges.description,
              label: <TabHeader label={challenges.label} description={challenges.description} />,
              panel: <SolutionCards cards={challenges.cards} />,
            },
            {
              id: 'services',
              title: services.label,
              summary: services.description,
              label: <TabHeader label={services.label} description={services.description} />,
              panel: (
                <div className={css.services}>
                  <LinkGroups groups={services.groups} headingLevel={4} />
                </div>
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}

/** The content of a tab: its name and a short description. */
function TabHeader({
  label,
  description,
}: {
  readonly label: string;
  readonly description: string;
}) {
  return (
    <>
      <span className={css.label}>{label}</span>
      <span className={css.description}>{description}</span>
    </>
  );
}

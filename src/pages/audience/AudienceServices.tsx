import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, stack, text } from '#src/design/layout.css.ts';
import { LinkGroups } from '#src/sections/cards/LinkGroups.tsx';

/** The services most requested by an audience, in groups. */
export function AudienceServices({
  services,
}: {
  readonly services: PageOf<'audience'>['services'];
}) {
  return (
    <section id="services" className={band} aria-labelledby="services-title">
      <div className={`${container} ${stack.wide}`}>
        <h2 className={text.heading} id="services-title">
          {services.title}
        </h2>
        <LinkGroups groups={services.groups} headingLevel={3} />
      </div>
    </section>
  );
}

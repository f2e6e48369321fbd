import type { PageOf } from '#src/content/schema/resolved.ts';
import { Unbroken } from '#src/components/unbroken/Unbroken.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import { band, container, stack, text } from '#src/design/layout.css.ts';
import * as css from './LinkGroups.css.ts';

export type LinkGroup = PageOf<'offering'>['covers']['groups'][number];

export interface LinkGroupsProps {
  readonly groups: readonly LinkGroup[];
  /** The heading level of a group; its links' headings are one level below. */
  readonly headingLevel: 3 | 4;
}

/** Groups of links to pages, each with an icon tile: what an offering line covers. */
export function LinkGroups({ groups, headingLevel }: LinkGroupsProps) {
  const Heading = `h${String(headingLevel)}` as 'h3' | 'h4';
  return (
    <div className={css.groups}>
      {groups.map((group) => (
        <section key={group.title} className={css.group} aria-label={group.title}>
          <Heading className={css.heading}>{group.title}</Heading>
          <ul className={css.list}>
            {group.items.map((item) => (
              <li key={item.title} className={css.item}>
                <span className={css.tile}>
                  <Icon name={item.icon} size={2} />
                </span>
                <span className={css.words}>
                  {item.href === null ? (
                    <strong className={css.title}>{item.title}</strong>
                  ) : (
                    <a className={`${css.title} ${css.link}`} href={item.href}>
                      {item.title}
                    </a>
                  )}
                  <span className={text.muted}>
                    <Unbroken>{item.description}</Unbroken>
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export interface LinkGroupsSectionProps extends Pick<LinkGroupsProps, 'groups'> {
  readonly id: string;
  readonly title: string;
  readonly className?: string;
}

/** Such groups as a section of their own. */
export const LinkGroupsSection = ({ id, title, groups, className }: LinkGroupsSectionProps) => (
  <section id={id} className={`${band} ${className ?? ''}`} aria-labelledby={`${id}-title`}>
    <div className={`${container} ${stack.wide}`}>
      <h2 className={text.heading} id={`${id}-title`}>
        {title}
      </h2>
      <LinkGroups groups={groups} headingLevel={3} />
    </div>
  </section>
);

import { addressLine } from '#src/content/reach.ts';
import type { FrameWords, HeaderLinks, ResolvedNavigation } from '#src/content/schema/resolved.ts';
import { isWithin } from '#src/shell/header/is-within.ts';
import type { LoadedSite } from '../content/load-site.ts';

type Menu = ResolvedNavigation['menus'][number];

/**
 * The top of the navigation. A menu marks the pages that it lists and those below them: a story belongs
 * to the menu that lists all stories. A page in several menus belongs to the one that lists it among its
 * categories, otherwise to the first.
 */
export function headerLinks({ site, navigation: { contact, menus } }: LoadedSite): HeaderLinks {
  const listed = menus.map(categoryPaths);
  const held = menus.map((menu, at) => {
    const others = [
      ...listed.filter((_, other) => other !== at),
      ...menus.slice(0, at).map(servicePaths),
    ];
    const services = servicePaths(menu).filter(
      (path) => !others.some((paths) => paths.some((other) => isWithin(path, other))),
    );
    return shortest([...(listed[at] ?? []), ...services]);
  });
  return {
    contact,
    mail: site.mailboxes.general,
    menus: menus.map(({ id, title, href }, at) => ({ id, title, href, holds: held[at] ?? [] })),
  };
}

export const frameWords = ({ site, navigation: { footer } }: LoadedSite): FrameWords => {
  const { name, year, blurb, social, reach } = site;
  const address = reach.address === undefined ? null : addressLine(reach.address);
  return { name, year, blurb, social, footer, address };
};

const categoryPaths = ({ href, categories }: Menu) =>
  pathsOf([href, ...categories.flatMap(({ items }) => items.map((item) => item.href))]);

const servicePaths = ({ services }: Menu) =>
  pathsOf(services === undefined ? [] : services.items.map(({ href }) => href));

const pathsOf = (links: readonly (string | null)[]): readonly string[] =>
  links.flatMap((link) => (link === null ? [] : [link.replace(/[?#].*$/u, '')]));

/** Without paths that another one covers. */
const shortest = (paths: readonly string[]) =>
  [...new Set(paths)].filter(
    (path, _, all) => !all.some((other) => other !== path && isWithin(path, other)),
  );

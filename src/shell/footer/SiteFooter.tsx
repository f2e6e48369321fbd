import { ButtonLink } from '#src/components/button/Button.tsx';
import { Logo } from '#src/components/logo/Logo.tsx';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import { TileRow } from '#src/components/tile-row/TileRow.tsx';
import type { Site } from '#src/content/schema/navigation.ts';
import type { ResolvedNavigation } from '#src/content/schema/resolved.ts';
import { container, onInk, visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './SiteFooter.css.ts';
import { SocialIcon } from './SocialIcon.tsx';

export interface SiteFooterProps {
  readonly site: Site;
  readonly navigation: ResolvedNavigation;
}

/** The footer of every page: blurb, demo, columns, social, legal links (docs/specification.md, 2.2). */
export function SiteFooter({ site, navigation }: SiteFooterProps) {
  const { columns, demo, legal } = navigation.footer;
  return (
    <footer className={css.footer}>
      <TileRow />
      <div className={onInk}>
        <div className={`${container} ${css.grid}`}>
          <div className={css.about}>
            <Logo size={64} />
            <p className={css.blurb}>{site.blurb}</p>
            {demo.href === null ? null : <ButtonLink href={demo.href}>{demo.text}</ButtonLink>}
          </div>
          {columns.map((column) => (
            <nav key={column.id} aria-labelledby={`footer-${column.id}`}>
              <h2 className={css.title} id={`footer-${column.id}`}>
                {column.title}
              </h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.text}>
                    <FooterLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={`${container} ${css.base}`}>
          <ThemeSwitch />
          <ul className={css.social}>
            {site.social.map((profile) => (
              <li key={profile.id}>
                <a className={css.profile} href={profile.href} rel="noopener">
                  <SocialIcon id={profile.id} />
                  <span className={visuallyHidden}>
                    {site.name} on {profile.name}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={`${container} ${css.legal}`}>
          <p>
            © {site.year} {site.name}
          </p>
          <ul className={css.legalLinks}>
            {legal.map((link) => (
              <li key={link.text}>
                <FooterLink {...link} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ text, href }: { readonly text: string; readonly href: string | null }) {
  return href === null ? (
    <span className={css.link}>{text}</span>
  ) : (
    <a className={css.link} href={href}>
      {text}
    </a>
  );
}

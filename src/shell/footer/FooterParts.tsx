import { frame } from 'virtual:hause/frame';
import { ButtonLink } from '#src/components/button/Button.tsx';
import { Logo } from '#src/components/logo/Logo.tsx';
import { container, visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './SiteFooter.css.ts';
import { SocialIcon } from './SocialIcon.tsx';

/** What the company does, a demo, and the columns of links. */
export function FooterColumns() {
  const { columns, demo } = frame.footer;
  return (
    <div className={`${container} ${css.grid}`}>
      <div className={css.about}>
        <Logo size={64} />
        <p className={css.blurb}>{frame.blurb}</p>
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
  );
}

/** The company's social media profiles. */
export function FooterSocial() {
  return (
    <ul className={css.social}>
      {frame.social.map((profile) =>
        profile.href === undefined ? (
          <li key={profile.id} className={css.profile}>
            <SocialIcon id={profile.id} />
            <span className={visuallyHidden}>{profile.name}</span>
          </li>
        ) : (
          <li key={profile.id}>
            <a className={css.profile} href={profile.href} rel="noopener">
              <SocialIcon id={profile.id} />
              <span className={visuallyHidden}>
                {frame.name} on {profile.name}
              </span>
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

/** Copyright and legal links. */
export function FooterLegal() {
  const { legal } = frame.footer;
  return (
    <div className={`${container} ${css.legal}`}>
      {/* A single string: some screen readers lose the space between two text nodes. */}
      <p>
        {`© ${String(frame.year)} ${frame.name}${frame.address === null ? '' : `, ${frame.address}`}`}
      </p>
      <ul className={css.legalLinks}>
        {[...legal, { text: 'Saved pages', href: '/offline' }].map((link) => (
          <li key={link.text}>
            <FooterLink {...link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FooterLinkProps {
  readonly text: string;
  readonly href: string | null;
  readonly name?: string | undefined;
}

function FooterLink({ text, href, name }: FooterLinkProps) {
  return href === null ? (
    <span className={css.link}>{text}</span>
  ) : (
    <a className={css.link} href={href} aria-label={name}>
      {text}
    </a>
  );
}

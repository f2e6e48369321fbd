import { ButtonLink } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import { container, noPrint, onInk, visuallyHidden, whole } from '#src/design/layout.css.ts';
import { NotFoundArt } from './NotFoundArt.tsx';
import * as css from './NotFound.css.ts';

/** Useful destinations for lost visitors. */
const WAYS = [
  {
    href: '/sitemap',
    name: 'Sitemap',
    description: 'Every page of this site',
    icon: 'map-trifold',
  },
  {
    href: '/case-studies',
    name: 'Case studies',
    description: 'Client work and worked examples',
    icon: 'clipboard-text',
  },
  {
    href: '/contact-us',
    name: 'Contact us',
    description: 'Tell us what you were looking for',
    icon: 'chat-circle-text',
  },
] as const;

export interface NotFoundProps {
  /** '404'. */
  readonly code: string;
  /** 'Oops! Page not found' (docs/specification.md, 2.7, 8). */
  readonly message: string;
}

/** The page for unknown addresses: what happened, a link home, and three other links. */
export function NotFound({ code, message }: NotFoundProps) {
  return (
    <div className={`${css.section} ${onInk}`}>
      <div className={`${container} ${css.frame}`}>
        <NotFoundArt />
        <div className={`${css.words} ${whole}`}>
          <h1 className={css.message}>
            <span className={visuallyHidden}>{code} </span>
            {message}
          </h1>
          <p className={noPrint}>
            <ButtonLink href="/" icon="house">
              Return to Home
            </ButtonLink>
          </p>
        </div>
        <nav aria-label="Other pages to try">
          <ul className={css.ways}>
            {WAYS.map(({ href, name, description, icon }) => (
              <li key={href}>
                <a className={css.way} href={href}>
                  <Icon name={icon} size={2} />
                  <span>
                    <span className={css.name}>{name}</span>
                    <span className={css.description}>{description}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

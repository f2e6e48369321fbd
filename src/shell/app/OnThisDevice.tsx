import { lazy, useRef } from 'react';
import { container, onInk } from '#src/design/layout.css.ts';
import { loadEventually } from '#src/platform/parts.ts';
import { Later } from './Later.tsx';
import * as css from './OnThisDevice.css.ts';

const loadControls = () => loadEventually(() => import('./AppOverlays.tsx'));
const ThisPage = lazy(() => loadControls().then((module) => ({ default: module.ThisPage })));
const Installation = lazy(() =>
  loadControls().then((module) => ({ default: module.Installation })),
);

/** Below the footer: whether this page is on the device, and how to install the site. */
export function OnThisDevice({
  path,
  isOpen,
}: {
  readonly path: string;
  /** Whether the actors of the installed site exist. */
  readonly isOpen: boolean;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <section className={`${onInk} ${css.strip}`} aria-label="On this device">
      <div className={`${container} ${css.row}`}>
        <div className={css.part}>
          <Later isOpen={isOpen}>
            <ThisPage path={path} />
          </Later>
        </div>
        <div className={css.part}>
          <a ref={link} className={css.link} href="/offline">
            Saved pages
          </a>
          <Later isOpen={isOpen}>
            <Installation onDismissed={() => link.current?.focus()} />
          </Later>
        </div>
      </div>
    </section>
  );
}

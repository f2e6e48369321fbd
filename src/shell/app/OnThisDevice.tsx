import { lazy } from 'react';
import { cluster, container, onInk } from '#src/design/layout.css.ts';
import { loadEventually } from '#src/platform/parts.ts';
import { Later } from './Later.tsx';
import * as css from './OnThisDevice.css.ts';

const loadControls = () => loadEventually(() => import('./AppOverlays.tsx'));
const ThisPage = lazy(() => loadControls().then((module) => ({ default: module.ThisPage })));
const Installation = lazy(() =>
  loadControls().then((module) => ({ default: module.Installation })),
);

/** What to focus when the offer to install is gone: the link beside which it was. */
const toSavedPages = () =>
  document.querySelector<HTMLAnchorElement>('footer a[href="/offline"]')?.focus();

/** Below the footer: whether this page is on the device, and how to install the site. */
export function OnThisDevice({
  path,
  isOpen,
}: {
  readonly path: string;
  /** Whether the actors of the installed site exist. */
  readonly isOpen: boolean;
}) {
  return (
    <section className={`${onInk} ${css.strip}`} aria-label="On this device">
      <div className={`${container} ${css.row}`}>
        <div className={cluster}>
          <Later isOpen={isOpen}>
            <ThisPage path={path} />
          </Later>
        </div>
        <div className={cluster}>
          <Later isOpen={isOpen}>
            <Installation onDismissed={toSavedPages} />
          </Later>
        </div>
      </div>
    </section>
  );
}

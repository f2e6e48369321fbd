import { ButtonLink } from '#src/components/button/Button.tsx';
import { band, cluster, container, stack } from '#src/design/layout.css.ts';

/**
 * Replaces a page when part of it fails while shown: explains what happened, that nothing was lost, and
 * what to do next. The frame around it keeps working.
 */
export function RouteError() {
  return (
    <div className={band}>
      <div className={`${container} ${stack.roomy}`}>
        <h1>This page couldn’t be displayed</h1>
        <p>
          Part of it failed in your browser. Nothing you wrote is lost. Reload the page; if that
          doesn’t help, tell us which page it was.
        </p>
        <div className={cluster}>
          {/* An empty address is this page. The target bypasses the router, which may be broken too. */}
          <ButtonLink href="" target="_self">
            Reload the page
          </ButtonLink>
          <ButtonLink href="/contact-us" target="_self" variant="quiet">
            Contact us
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

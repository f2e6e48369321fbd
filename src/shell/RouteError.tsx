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
        <h1>This page could not be shown</h1>
        <p>
          A part of it failed in your browser. Nothing that you wrote is lost. Load the page again;
          if that does not help, tell us which page it was.
        </p>
        <div className={cluster}>
          {/* An empty address is this page. The target bypasses the router, which may be broken too. */}
          <ButtonLink href="" target="_self">
            Load the page again
          </ButtonLink>
          <ButtonLink href="/contact-us" target="_self" variant="quiet">
            Contact us
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

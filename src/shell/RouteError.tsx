import { ButtonLink } from '#src/components/button/Button.tsx';
import { band, cluster, container, stack } from '#src/design/layout.css.ts';

/**
 * Stands in a page's place when a part of it has failed while it was shown: what happened, that nothing
 * was lost, and the ways on. The frame around it goes on working.
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
          {/* An empty address is this page. With a target the router, which may be broken too, stays out. */}
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

import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { HeaderLinks, PagePayload } from '#src/content/schema/resolved.ts';
import { Part } from '#src/components/part/Part.tsx';
import { AppLayer } from './app/AppLayer.tsx';
import { SiteFooter } from './footer/SiteFooter.tsx';
import { SiteHeader } from './header/SiteHeader.tsx';
import * as css from './SiteFrame.css.ts';
import { useRouteFocus } from './use-route-focus.ts';

export interface SiteFrameProps {
  readonly header: HeaderLinks;
  readonly payload: PagePayload | undefined;
  readonly children: ReactNode;
}

/** The frame of every page: skip link, header, main, footer, and the theme they share. */
export function SiteFrame({ header, payload, children }: SiteFrameProps) {
  const main = useRef<HTMLElement>(null);
  const path = payload?.path ?? '';
  useRouteFocus(main, path, payload?.page.line);
  return (
    <AppLayer path={path}>
      <Part>
        <a className={css.skip} href="#main">
          Skip to main content
        </a>
        <SiteHeader header={header} path={path} />
      </Part>
      <main ref={main} id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Part>
        <SiteFooter />
      </Part>
    </AppLayer>
  );
}

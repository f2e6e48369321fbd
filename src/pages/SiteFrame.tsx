import type { ReactNode } from 'react';
import type { Site } from '#src/content/schema/navigation.ts';
import type { PagePayload, ResolvedNavigation } from '#src/content/schema/resolved.ts';

export interface SiteFrameProps {
  readonly site: Site;
  readonly navigation: ResolvedNavigation;
  readonly payload: PagePayload | undefined;
  readonly children: ReactNode;
}

export function SiteFrame({ children }: SiteFrameProps) {
  return <main>{children}</main>;
}

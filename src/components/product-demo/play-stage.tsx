import { createPortal } from 'react-dom';
import type { ReactNode } from 'react';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { media } from '#src/design/breakpoints.ts';
import { mediaMatches } from '#src/platform/media-query.ts';
import { LiveStage } from './LiveStage.tsx';

let loading: Promise<PageOf<'demo'>> | undefined;

/**
 * The stage, in place of its picture; null where text is so large for the window that it would be several windows
 * tall: there the picture's link leads to the demo.
 * @param band contains the place, as `[data-stage]`
 * @param load loads the demo; once, unless it fails
 */
export async function playIn(
  band: HTMLElement,
  load: () => Promise<PageOf<'demo'>>,
): Promise<ReactNode> {
  if (mediaMatches(media.tight)) return null;
  loading ??= load();
  const place = band.querySelector('[data-stage]');
  try {
    const demo = await loading;
    return place === null ? null : createPortal(<LiveStage {...{ demo, band }} />, place);
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

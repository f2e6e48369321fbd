import { createPortal } from 'react-dom';
import type { ReactNode } from 'react';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { LiveStage } from './LiveStage.tsx';

let loading: Promise<PageOf<'demo'>> | undefined;

/**
 * The stage, in place of its picture.
 * @param band contains the place, as `[data-stage]`
 * @param load loads the demo; once, unless it fails
 */
export async function playIn(
  band: HTMLElement,
  load: () => Promise<PageOf<'demo'>>,
): Promise<ReactNode> {
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

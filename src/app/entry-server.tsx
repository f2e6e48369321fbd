import '#src/design/fonts.css';
import '#src/design/index.css.ts';
import { renderToReadableStream } from 'react-dom/server';
import type { Layout } from '#src/content/schema/pages.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { LAYOUTS, loadWholeLayout } from './layouts.ts';
import { Site } from './Site.tsx';
import { createShownPage } from './shown-page.ts';

export { headFacts } from './head/head.ts';

const layouts = Object.entries(LAYOUTS) as [Layout, (typeof LAYOUTS)[Layout]][];

/** The module of each layout, by its name in the build's manifest. */
export const LAYOUT_MODULES = Object.fromEntries(
  layouts.map(([layout, { module }]) => [layout, module]),
) as Readonly<Record<Layout, string>>;

/** Layouts that show data stored on the device. */
export const SHOWS_DEVICE: ReadonlySet<Layout> = new Set(
  layouts.flatMap(([layout, { showsDevice }]) => (showsDevice === true ? layout : [])),
);

/** No router exists while a page is prerendered. */
const noPages = { get: () => undefined, subscribe: () => () => undefined };

/**
 * Renders one page's body to plain HTML: complete, without scripts.
 * @throws Error when a view throws or React reports an error while rendering
 */
export async function renderPage(payload: PagePayload): Promise<string> {
  await loadWholeLayout(payload);
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <Site app={null} shown={createShownPage(payload, '')} pages={noPages} />,
    {
      // React outlines large boundaries to the end of the stream and swaps them in by script; without
      // JavaScript the page would stay empty.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (errors.length > 0) throw new AggregateError(errors, `${payload.path} could not be rendered`);
  return html;
}

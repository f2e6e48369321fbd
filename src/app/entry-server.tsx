import '#src/design/fonts.css';
import '#src/design/index.css.ts';
import { renderToReadableStream } from 'react-dom/server';
import type { Layout } from '#src/content/schema/pages.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { LAYOUTS, loadWholeLayout } from './layouts.ts';
import { Site } from './Site.tsx';
import { createShownPage } from './shown-page.ts';

export { headFacts } from './head/head.ts';

/** Where the other layouts are. */
const ELSEWHERE: Partial<Record<Layout, string>> = {
  home: 'src/app/views/HomeView.tsx',
  contact: 'src/app/views/ContactView.tsx',
  offline: 'src/app/views/OfflineView.tsx',
  'case-study': 'src/pages/article/ArticlePage.tsx',
};

/** The module that renders a layout, by its name in the build's manifest; pages load this. */
function moduleOf(layout: Layout): string {
  const name = layout.replaceAll(/(?:^|-)(.)/gu, (_, first: string) => first.toUpperCase());
  return ELSEWHERE[layout] ?? `src/pages/${layout}/${name}Page.tsx`;
}

export const LAYOUT_MODULES = Object.fromEntries(
  (Object.keys(LAYOUTS) as Layout[]).map((layout) => [layout, moduleOf(layout)]),
) as Readonly<Record<Layout, string>>;

/** Layouts that show data stored on the device, so that they are of little use without their scripts. */
export const SHOWS_DEVICE: ReadonlySet<Layout> = new Set(['offline']);

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

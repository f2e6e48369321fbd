import type { Plugin } from 'vite';
import { scriptJson } from '#src/app/head/script-json.ts';
import { icons } from '../images/icons.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { socialCards } from '../images/social-cards.ts';
import type { ContentStore } from './content.ts';

/** Where the development server shows the design system. */
const PATH = '/design';
const ENTRY = '/tools/design-page/entry.tsx';

const pageOf = (site: LoadedSite) => `<!doctype html>
<html lang="en" data-line="solve">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Design system</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script type="module" src="${ENTRY}"></script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="site-pages">${scriptJson(
  [...site.pages.values()].map(({ path, socialImage }) => ({ path, card: socialImage })),
)}</script>
</body>
</html>
`;

const TYPES: readonly (readonly [extension: string, type: string])[] = [
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.ico', 'image/x-icon'],
];

/**
 * Serves the design system (tools/design-page) at /design on the development server, along with the
 * icons and share cards that a build would write, drawn on request. It is never part of a build.
 */
export function designPage({ store }: { readonly store: ContentStore }): Plugin {
  /**
   * An icon or share card that a build would write; undefined when there is none with that name.
   */
  const drawn = async (pathname: string) => {
    const files = pathname.startsWith('/social/') ? socialCards(await store.get()) : icons();
    return files.get(pathname.slice(1))?.();
  };
  return {
    name: 'hause:design-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
          if (pathname === PATH) {
            const html = await server.transformIndexHtml(PATH, pageOf(await store.get()));
            response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
            return;
          }
          const type = TYPES.find(([extension]) => pathname.endsWith(extension))?.[1];
          const isOurs = /^\/(?:social\/.+|[a-z0-9-]+)\.(?:png|svg|ico)$/u.test(pathname);
          const file = type !== undefined && isOurs ? await drawn(pathname) : undefined;
          if (type === undefined || file === undefined) return next();
          response.writeHead(200, { 'Content-Type': type }).end(file);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

import type { Plugin, ViteDevServer } from 'vite';
import { themeScript } from '#src/design/theme-script.ts';
import { ENTRY } from '../bundle.ts';
import type { PageAssets } from '../pages/html-document.ts';
import { renderPage } from '../pages/render-page.ts';
import type { ServerEntry } from '../pages/render-page.ts';
import { chartFiles } from '../content/machine-charts.ts';
import type { ContentStore } from './content.ts';

/** What a page loads from the development server, which adds the rest. */
const ASSETS: PageAssets = {
  entry: `/${ENTRY}`,
  modules: [],
  later: [],
  styles: [],
  fonts: [],
  inlineScript: themeScript,
  importMap: '',
  start: 'at once',
  inlineStyle: '',
};

/** Pages and pictures on the development server, rendered on request. */
export function devPages({ store }: { readonly store: ContentStore }): Plugin {
  return {
    name: 'hause:dev-pages',
    apply: 'serve',
    configureServer(server) {
      // Vite would serve the folder of that name. Pages are rendered from the original URL.
      server.middlewares.use((request, _response, next) => {
        const wantsPage = (request.headers.accept ?? '').includes('text/html');
        if (wantsPage && /^\/machines(?:[?#]|$)/u.test(request.url ?? ''))
          request.url = '/pages/machines';
        next();
      });
      return () => {
        serve(server, store);
      };
    },
  };
}

function serve(server: ViteDevServer, store: ContentStore): void {
  server.middlewares.use(async (request, response, next) => {
    try {
      const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
      const site = await store.get();
      const picture = site.pictures.get(pathname);
      const svg = picture === undefined ? chartFiles().get(pathname.slice(1)) : site.draw(picture);
      if (svg !== undefined) {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(svg);
        return;
      }
      if (!(request.headers.accept ?? '').includes('text/html')) return next();
      const target = site.redirects[pathname];
      if (target !== undefined) {
        response.writeHead(301, { Location: target }).end();
        return;
      }
      const payload = site.pages.get(pathname) ?? site.pages.get('/404');
      if (payload === undefined) return next();
      const entry = (await server.ssrLoadModule('/src/app/entry-server.tsx')) as ServerEntry;
      const html = await renderPage(payload, { entry, site, code: 'development', assets: ASSETS });
      response.writeHead(payload.path === pathname ? 200 : 404, {
        'Content-Type': 'text/html; charset=utf-8',
      });
      response.end(await server.transformIndexHtml(pathname, html));
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    }
  });
}

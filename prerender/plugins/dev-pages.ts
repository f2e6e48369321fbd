import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import type { Layout } from '#src/content/schema/pages.ts';
import { themeScript } from '#src/design/theme-script.ts';
import { ENTRY } from '../bundle.ts';
import type { PageAssets } from '../pages/html-document.ts';
import { renderPage } from '../pages/render-page.ts';
import type { ServerEntry } from '../pages/render-page.ts';
import { siteFiles } from '../files/site-files.ts';
import type { ContentStore } from './content.ts';

/** What a page loads from the development server, which adds the rest. */
const ASSETS: PageAssets = {
  entry: `/${ENTRY}`,
  modules: [],
  later: [],
  styles: [],
  fonts: ['bricolage-grotesque', 'figtree'].map((name) => `/src/design/fonts/${name}.woff2`),
  inlineScript: themeScript,
  importMap: '',
  start: 'at once',
  inlineStyle: '',
};

/** Where the development server shows the design system, which no build contains. */
const DESIGN = { at: '/design', file: 'tools/design-page/index.html' };

const SERVER_ENTRY = '/src/app/entry-server.tsx';

/** All that a build would write, made on request, and the design system. */
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
      const file =
        site.pictures.get(pathname) ?? (await siteFiles(site).get(pathname.slice(1))?.());
      if (file !== undefined) {
        response.setHeader('Content-Type', getMimeType(pathname) ?? 'text/plain');
        response.end(file);
        return;
      }
      if (!(request.headers.accept ?? '').includes('text/html')) return next();
      const respond = async (status: number, html: string, styles = '') => {
        const text = await server.transformIndexHtml(pathname, html);
        response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(text.replace('</title>', `$&\n${styles}`));
      };
      if (pathname === DESIGN.at) {
        return await respond(
          200,
          await readFile(path.join(server.config.root, DESIGN.file), 'utf8'),
        );
      }
      const target = site.redirects[pathname];
      if (target !== undefined) {
        response.writeHead(301, { Location: target }).end();
        return;
      }
      const payload = site.pages.get(pathname) ?? site.pages.get('/404');
      if (payload === undefined) return next();
      const entry = (await server.ssrLoadModule(SERVER_ENTRY)) as ServerEntry;
      const html = await renderPage(payload, { entry, site, code: 'development', assets: ASSETS });
      const styles = await stylesOf(server, entry.LAYOUT_MODULES, payload.page.layout);
      await respond(payload.path === pathname ? 200 : 404, html, styles);
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    }
  });
}

/**
 * The styles of what the server has rendered a page with, as elements that Vite's client takes over: the page
 * looks as built before its first script, also where a part's script is never loaded (docs/decisions/0017-static-parts.md).
 */
async function stylesOf(
  { environments: { client, ssr }, config }: ViteDevServer,
  layouts: ServerEntry['LAYOUT_MODULES'],
  layout: Layout,
): Promise<string> {
  const others = new Set(
    Object.values(layouts)
      .filter((module) => module !== layouts[layout])
      .map((module) => path.join(config.root, module)),
  );
  const styles = new Map<string, string>();
  const seen = new Set<EnvironmentModuleNode>();
  // In the order in which modules are run, like those of a build.
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module) || others.has(module.file ?? '')) return;
    seen.add(module);
    module.importedModules.forEach(visit);
    if (module.id?.endsWith('.css') === true) styles.set(module.id, module.url);
  };
  const entry = await ssr.moduleGraph.getModuleByUrl(SERVER_ENTRY);
  if (entry !== undefined) visit(entry);
  const elements = await Promise.all(
    [...styles].map(async ([id, url]) => {
      const made = await client.transformRequest(`${url}?direct`);
      return `<style data-vite-dev-id="${id}">${made?.code ?? ''}</style>`;
    }),
  );
  return elements.join('\n');
}

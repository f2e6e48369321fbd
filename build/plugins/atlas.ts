import type { Plugin } from 'vite';

/** Where the development server shows the machine atlas. */
const PATH = '/atlas';
const ENTRY = '/tools/atlas/entry.tsx';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Machine atlas</title>
<link rel="icon" href="data:,">
<script type="module" src="${ENTRY}"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

/**
 * Serves the machine atlas (tools/atlas) at /atlas on the development server. It is never part
 * of a build: the plugin is only active while serving, and no module of the site imports the atlas
 * outside development (tests/built/policy.test.ts).
 */
export function atlas(): Plugin {
  return {
    name: 'hause:atlas',
    apply: 'serve',
    // Pre-bundled at startup, so that the first visit does not reload when a library is discovered.
    config: () => ({
      optimizeDeps: { entries: ['src/app/entry-client.tsx', 'tools/atlas/entry.tsx'] },
    }),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
          if (pathname !== PATH) return next();
          const html = await server.transformIndexHtml(PATH, PAGE);
          response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

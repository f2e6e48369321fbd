import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BUNDLES } from './prerender/bundle.ts';
import { enquiryEndpointFrom, wantsHstsPreload } from './prerender/settings.ts';
import { content } from './prerender/plugins/content.ts';
import { withoutChartWords } from './prerender/plugins/chart-words.ts';
import { devPages } from './prerender/plugins/dev-pages.ts';
import { IMPORT_MAP, importMap } from './prerender/plugins/import-map.ts';
import { iconSprite } from './prerender/plugins/icon-sprite.ts';
import { loadParts } from './prerender/plugins/load-parts.ts';
import { styles } from './prerender/plugins/styles.ts';

const enquiryEndpoint = enquiryEndpointFrom(process.env['ENQUIRY_ENDPOINT']);
const hstsPreload = wantsHstsPreload(process.env['HSTS_PRELOAD']);
const contentPlugin = content(enquiryEndpoint);
const { store } = contentPlugin;

/** Files in the groups below that every page loads, and the entry. */
const isNotOnEveryPage = (file: string) =>
  !/\/(?:entry-client|kit|rolldown-runtime|vendor)-/u.test(file);

/** Modules that are only used together, in one file each instead of several. */
const TOGETHER = {
  accordion: /\/(?:src\/components|machines)\/accordion\/|\/src\/sections\/faq\/Faq\./u,
  carousel: /\/(?:src\/components|machines)\/carousel\/|\/ResourceCarousel|\/design\/durations/u,
  tabs: /\/(?:src\/components|machines)\/tabs\//u,
  filter: /\/(?:src\/components|machines)\/filter\//u,
  answers:
    /\/src\/(?:design\/house-plan|components\/house\/(?:AnswerList|HouseDrawing|sentence))\./u,
  'page-text': /\/src\/app\/navigation\/(?:load-page-of|page-text)\./u,
  'product-demo':
    /\/machines\/product-demo\/|\/src\/components\/product-demo\/(?:Brand|brands|measures|news|ProductDemo\.css|Question|questions|Scene|SeatBar|words)/u,
  phrases: /\/src\/components\/(?:rich-text|unbroken)\//u,
  taken: /\/src\/platform\/(?:clipboard|save-file)\./u,
  search:
    /\/machines\/search\/|\/src\/features\/search\/(?:limits|Marked|marked|wording|words|WaysOn|ways-on)\./u,
  /** Of static views, for pages that are opened without a document. */
  pieces:
    /\/src\/(?:components\/logo\/|sections\/(?:cards\/PageCardTile|hero\/Breadcrumbs|next-steps\/TeamLead|reading\/ContentsColumn)\.)/u,
  house: /\/(?:machines\/house\/|src\/components\/house\/LiveHouse\.)/u,
  'house-views': /\/src\/(?:components\/house\/HouseView|pages\/start\/AllAnswers)\./u,
  'process-steps':
    /\/(?:machines\/process-steps\/|src\/components\/process-steps\/LiveProcessSteps\.)/u,
  'x-ray': /\/src\/(?:components\/live-machine|features\/x-ray)\//u,
  installed:
    /\/machines\/(?:connectivity|install|offline-library|toasts|tooltip|update)\/|\/src\/(?:platform\/persistent-storage|features\/offline\/(?:open-page|page-count))/u,
  enquiry:
    /\/machines\/(?:contact-form|outbox\/record)|\/src\/(?:app\/host\/contact|content\/(?:enquiry-fields|newsletter)|features\/contact\/delivery\/(?:contact-service|draft-store))|virtual:hause\/build|\/pages\/contact\/ContactFormLayout\.css\.ts$/u,
} as const;

/** Parts that few layouts use, or that are fetched on request: their styles are not in the shared style sheet. */
const SELDOM = String.raw`(?:components/(?:field|filter|house|live-machine|panel|process-steps|product-demo|tabs|toasts|tooltip)/|sections/reading/Fold\.|shell/(?:header/(?:MenuPanel|MobileMenuDialog)|app/AppOverlays)\.)`;

/**
 * Every page names all scripts and styles in its import map: a letter less of each hash is 85 B less of HTML. The
 * bundler needs seven for this many files.
 */
const HASHED = 'assets/[name]-[hash:7]';

export default defineConfig({
  appType: 'custom',
  // The tests' budgets are for the bytes sent, which are compressed later.
  build: { reportCompressedSize: false },
  server: { host: '127.0.0.1' },
  optimizeDeps: { entries: ['src/app/entry-client.tsx', 'tools/design-page/entry.tsx'] },
  resolve: {
    // XState and the router ship a shim for a hook that React has had since version 18.
    alias: [
      { find: /^use-sync-external-store\/shim$/u, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/u,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: false, quoteStyle: 'single' }),
    react(),
    styles(),
    contentPlugin,
    iconSprite(),
    withoutChartWords(),
    loadParts(),
    importMap(),
    devPages({ store }),
  ],
  environments: {
    client: {
      build: {
        outDir: BUNDLES.client,
        manifest: true,
        chunkImportMap: true,
        assetsInlineLimit: 0,
        // What an import asks for first (src/platform/parts.ts): not the files that every page already has. Vite
        // leaves out a module that imports no other.
        modulePreload: {
          resolveDependencies: (module, files) =>
            files.length === 0 ? [module] : files.filter(isNotOnEveryPage),
        },
        // 0.7 kB less on the wire than the bundler's own minifier.
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
        rolldownOptions: {
          input: 'src/app/entry-client.tsx',
          experimental: { chunkImportMap: { fileName: IMPORT_MAP } },
          output: {
            entryFileNames: `${HASHED}.js`,
            chunkFileNames: `${HASHED}.js`,
            assetFileNames: `${HASHED}[extname]`,
            codeSplitting: {
              groups: [
                // Styles used by every page or by several layouts go into one style sheet instead of a
                // dozen small files, each a round trip. The styles of the home page are part of it:
                // inlined, they would make its HTML exceed the first round trip. So are those of an
                // article's figures, because the Nu checker does not support their container units in a
                // page, and those of all parts that a page renders without their script
                // (src/components/static-parts/static-parts.tsx). Not those of SELDOM.
                {
                  name: 'shared',
                  test: new RegExp(
                    String.raw`/src/(?:(?!${SELDOM})(?:components|sections|shell|design)/|pages/(?:article|audience|document|home|offering|(?:k-12/K12Hero|service/OfferingDetails)\.)).*\.css(?:\?|$)`,
                    'u',
                  ),
                },
                // Service pages only: in their HTML, and with their script after a route change.
                {
                  name: 'service',
                  test: /\/src\/(?:pages\/service|components\/process-steps)\/.*\.css(?:\?|$)/u,
                },
                // The same for the demo of the product; without its stage on the home page.
                {
                  name: 'demo',
                  test: /\/src\/(?:pages\/demo|components\/product-demo)\/(?!LiveStage\.).*\.css(?:\?|$)/u,
                },
                // For one page each: only in its HTML.
                ...['checklists', 'conformance', 'contact', 'regulations'].map((name) => ({
                  name,
                  test: new RegExp(String.raw`/src/pages/${name}/.*\.css(?:\?|$)`, 'u'),
                })),
                // Everything that every page needs to hydrate, but no scripts that only a route change needs.
                {
                  name: 'vendor',
                  test: /\/node_modules\/(?:react|react-dom|scheduler|xstate|@xstate\/react|use-sync-external-store|use-isomorphic-layout-effect)\//u,
                },
                // What belongs to one widget, or is only used together: its machine, its view, its styles' names.
                ...Object.entries(TOGETHER).map(([name, test]) => ({
                  name,
                  test: (id: string) => test.test(id) && !/\.css(?:\?|$)/u.test(id),
                  priority: -1,
                  includeDependenciesRecursively: false,
                })),
                {
                  name: 'kit',
                  test: /\/machines\/lib\/wrap-index|\/src\/(?:components\/(?:button|hooks|icon|part|picture|static-parts)\/|(?:pages|sections)\/(?:static-parts|page-of)\.ts|platform\/(?:service-workers|storage|session-storage|within)\.ts|sections\/reading\/with-sources\.ts|design\/styles\/card\.css\.ts|pages\/document\/document-links\.ts|content\/schema\/audiences\.ts)(?!.*\.css(?:\?|$))/u,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: BUNDLES.ssr,
        ssr: true,
        rolldownOptions: {
          input: 'src/app/entry-server.tsx',
          // It names the same files.
          output: { assetFileNames: `${HASHED}[extname]` },
        },
      },
    },
  },
  builder: {
    // Loaded when it is needed, so that the development server starts sooner.
    buildApp: async (builder) => {
      const { buildSite } = await import('./prerender/build-site.ts');
      await buildSite(builder, { store, enquiryEndpoint, hstsPreload });
    },
  },
});

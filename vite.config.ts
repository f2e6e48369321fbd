import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildIdOf } from './build/site/build-id.ts';
import { enquiryEndpointFrom } from './build/site/enquiry-endpoint.ts';
import { atlas } from './build/plugins/atlas.ts';
import { content } from './build/plugins/content.ts';
import { designPage } from './build/plugins/design-page.ts';
import { iconSprite } from './build/plugins/icon-sprite.ts';
import { moduleList } from './build/plugins/module-list.ts';
import { prerender } from './build/plugins/prerender.ts';
import { pwa } from './build/plugins/pwa.ts';

const enquiryEndpoint = enquiryEndpointFrom(process.env['ENQUIRY_ENDPOINT']);
const buildId = buildIdOf(import.meta.dirname, { enquiryEndpoint });
const contentPlugin = content({ buildId, enquiryEndpoint });
const offline = pwa({ root: import.meta.dirname, store: contentPlugin.store, buildId });

export default defineConfig({
  appType: 'custom',
  server: { host: '127.0.0.1' },
  resolve: {
    // XState and the router bring a stand-in for a hook that React has had since version 18.
    alias: [
      { find: /^use-sync-external-store\/shim$/u, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/u,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    react(),
    vanillaExtractPlugin(),
    contentPlugin,
    iconSprite(),
    moduleList(),
    atlas(),
    designPage({ store: contentPlugin.store }),
    ...offline.plugins,
    prerender({
      store: contentPlugin.store,
      buildId,
      enquiryEndpoint,
      afterPages: offline.afterPages,
    }),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist',
        manifest: true,
        assetsInlineLimit: 0,
        // 0.7 kB less on the wire than the bundler's own minifier.
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
        rolldownOptions: {
          input: 'src/app/entry-client.tsx',
          output: {
            codeSplitting: {
              // What every page or several layouts show is one chunk with one style sheet, not a dozen
              // small files, each a round trip. The styles of the home page are part of it: in its HTML
              // they would make that outgrow the first round trip. So are those of an article's figures, whose
              // container units the Nu checker does not know in a page. A folder `on-demand` holds what few
              // layouts show, or what is fetched when it is asked for.
              groups: [
                {
                  name: 'shared',
                  test: /\/src\/(?:(?:components|sections|shell|design)\/(?!(?:\w+\/)?on-demand\/)|pages\/(?:page-of\.ts|(?:home\/\w+|article\/Metrics)\.css\.ts))/u,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist-server',
        ssr: true,
        rolldownOptions: { input: 'src/app/entry-server.tsx' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (client === undefined || ssr === undefined)
        throw new Error('Both environments are needed.');
      await builder.build(client);
      await builder.build(ssr);
    },
  },
});

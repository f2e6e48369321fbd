import { createHash } from 'node:crypto';
import { makeBuild } from '#server/testing/make-build.ts';
import type { TestBuild } from '#server/testing/make-build.ts';

/** The origin that the pages of the build use. */
export const ORIGIN = 'https://www.hause.example';

const WORDS = 'A sentence that compresses well because it is repeated. '.repeat(40);
const SCRIPT = 'document.documentElement.dataset.theme = "dark";';

/** A page with an inline script and links to a style sheet and the web manifest. */
export const page = (body: string) => `<!doctype html><html lang="en"><head><title>Hause</title>
<link rel="canonical" href="${ORIGIN}/"><link rel="manifest" href="/manifest.webmanifest">
<link rel="stylesheet" href="/assets/style-abcdefgh.css"><script>${SCRIPT}</script>
</head><body><p>${WORDS}</p>${body}</body></html>`;

/** A small build with everything that the doctor requests. */
export const examinedBuild = (): Promise<TestBuild> =>
  makeBuild({
    manifest: {
      scriptHashes: [`sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`],
    },
    html: {
      '/': page(''),
      '/contact-us': page(
        '<form method="post" action="/enquiries" aria-labelledby="contact-form-title"><input name="fullName"></form>',
      ),
    },
    files: {
      'assets/style-abcdefgh.css': `/* ${WORDS} */`,
      'sw.js': `// ${WORDS}`,
      'manifest.webmanifest': JSON.stringify({ start_url: '/', icons: [{ src: '/icon.png' }] }),
      'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
      'sitemap.xml': `<urlset><url><loc>${ORIGIN}/</loc></url></urlset>`,
    },
  });

import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CODE_META, PAYLOAD_ELEMENT_ID } from '#src/content/schema/payload-element.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { createPageSource, FETCHED_PAGES } from './page-source.ts';
import type { PageSource } from './page-source.ts';

const CODE = 'abc';
let text: string;
let asked: string[];

beforeEach(() => {
  [text, asked] = ['old', []];
  vi.stubGlobal('window', { origin: 'https://hause.example' });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const html = `<meta name="${CODE_META}" content="${CODE}"><script type="application/json" id="${PAYLOAD_ELEMENT_ID}">"${text} ${path}"</script>`;
    const response = new Response(html);
    Object.defineProperty(response, 'url', { value: `https://hause.example${path}` });
    return Promise.resolve(response);
  });
});
afterEach(() => vi.unstubAllGlobals());

const payloadOf = (words: string) => words as unknown as PagePayload;

/** A router as the site has it, without its views. */
async function startAt(pathname: string) {
  const pages = createPageSource({ pathname, code: CODE, payload: payloadOf(`old ${pathname}`) });
  const root = createRootRouteWithContext<{ readonly pages: PageSource }>()();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/$',
    loader: ({ context, location }) => context.pages.load(location.pathname),
  });
  const router = createRouter({
    ...FETCHED_PAGES,
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [pathname] }),
    context: { pages },
    isServer: false,
  });
  await router.load();
  const shown = () =>
    (router.state.matches.at(-1)?.loaderData as { payload: string } | undefined)?.payload;
  const visit = async (to: string) => {
    await router.navigate({ href: to });
    return shown();
  };
  return { pages, router, visit };
}

it('a page is fetched once, however often it is visited', async () => {
  const { router, visit } = await startAt('/a');
  await router.preloadRoute({ to: '/$', params: { _splat: 'b' } });
  expect(await visit('/b')).toBe('old /b');
  expect(await visit('/a')).toBe('old /a');
  expect(await visit('/b')).toBe('old /b');
  expect(asked).toEqual(['/b']);
});

it('once the site has new text, every page has it at the next visit, also those seen before', async () => {
  const { pages, router, visit } = await startAt('/a');
  await visit('/b');
  await router.preloadRoute({ to: '/$', params: { _splat: 'c' } });
  text = 'new';
  pages.forget();
  expect(await visit('/a')).toBe('new /a');
  expect(await visit('/b')).toBe('new /b');
  expect(await visit('/c')).toBe('new /c');
});

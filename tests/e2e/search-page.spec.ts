import { expect, open, test } from '#tests/support/browser/test.ts';

/** `/search?q=`: the same answers with scripts, without them, and from a copy without a server. */
const QUERY = 'lms migration';
const FIRST = 'Deployment';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search button leads to the search page, which answers', async ({ page }) => {
    await page.goto('/about-us');
    await page.getByRole('button', { name: 'Search this site' }).click();
    await expect(page).toHaveURL(/\/search\??$/u);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'the sitemap' })).toBeVisible();
    await main.getByRole('searchbox', { name: 'Search this site' }).fill(QUERY);
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=lms+migration');
    await expect(main.getByRole('searchbox')).toHaveValue(QUERY);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(
      `The best 8 pages for “${QUERY}”`,
    );
    // Each page has a description.
    await expect(
      main
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: FIRST, exact: true }) })
        .getByRole('paragraph'),
    ).not.toBeEmpty();
    await main.getByRole('link', { name: FIRST, exact: true }).click();
    await expect(page).toHaveURL('/services/deployment');
  });

  test('the query is shown as text, whatever it contains', async ({ page }) => {
    const query = '"><script>alert(1)</script>';
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query);
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(query);
  });
});

test('with JavaScript, the results of the server stay', async ({ page }) => {
  await open(page, `/search?q=${encodeURIComponent(QUERY)}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    `The best 8 pages for “${QUERY}”`,
  );
  await expect(page.getByRole('main').getByRole('link', { name: FIRST, exact: true })).toHaveCount(
    1,
  );
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(QUERY);
});

test('a query that looks like a number or a quotation stays as it is when a link is pointed at', async ({
  page,
}) => {
  const query = '2.0';
  await open(page, `/search?q=${query}`);
  const title = page.getByRole('heading', { level: 2 }).first();
  await expect(title).toContainText(`“${query}”`);
  const ahead = page.waitForRequest((request) => new URL(request.url()).pathname === '/careers');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Career Possibilities' }).hover();
  await (await ahead).response();
  await page.waitForLoadState('networkidle');
  await expect(title).toContainText(`“${query}”`);
});

test('in a copy without a search server, the script shows the same results', async ({ page }) => {
  await open(page, '/search');
  const built = await (await page.request.get('/search')).text();
  const answered = await (await page.request.get(`/search?q=${encodeURIComponent(QUERY)}`)).text();
  const linksIn = (html: string) =>
    [
      ...(
        /<ol>.*<\/ol>(?=<\/div>)/u.exec(html.slice(html.indexOf('data-answer-to')))?.[0] ?? ''
      ).matchAll(/href="([^"]*)"/gu),
    ].map(([, href]) => href);
  await page.route('**/search?q=*', (route) =>
    route.fulfill({ body: built, contentType: 'text/html; charset=utf-8' }),
  );
  await open(page, `/search?q=${encodeURIComponent(QUERY)}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
    `The best 8 pages for “${QUERY}”`,
  );
  await expect(main.getByRole('searchbox')).toHaveValue(QUERY);
  const shown = await main
    .locator('ol:not(nav ol)')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown).toEqual(linksIn(answered));
});

test('the page is for visitors, not for search engines, and is described to browsers', async ({
  page,
}) => {
  await open(page, '/search?q=vpat');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/search$/u);
  const link = page.locator('link[rel="search"]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toMatch(/xml/u);
  expect(await response.text()).toContain('/search?q={searchTerms}"');
});

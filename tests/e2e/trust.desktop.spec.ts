import { site } from '#src/content/site.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';
import { contentOf } from '#tests/support/content.ts';
import { allPages } from '#tests/support/site-facts.ts';

const REPORT = '/trust/accessibility-conformance';

const report = () => {
  const found = allPages().find(({ path }) => path === REPORT)?.payload.conformance;
  if (found === undefined) throw new Error('The build has no report.');
  return found;
};

test.describe('the report on accessibility', () => {
  test('has every criterion with its level, and counts that add up', async ({ page }) => {
    await open(page, REPORT);
    const { levels } = contentOf('conformance', REPORT);
    const summary = page.getByRole('region', { name: 'Every criterion is a tile' });
    for (const { level, rows } of report().tables) {
      const table = page.getByRole('region', { name: `Level ${level}`, exact: true });
      const items = table.getByRole('list').first().locator('> li');
      await expect(items).toHaveCount(rows.length);
      for (const [at, row] of rows.entries()) {
        await expect(
          items.nth(at).getByRole('heading', { name: `${row.num} ${row.name}`, exact: true }),
        ).toBeVisible();
        await expect(items.nth(at)).toContainText(levels[row.adherence]?.label ?? '');
      }
      const sheet = summary
        .locator('div')
        .filter({ has: page.getByRole('heading', { name: `Level ${level}`, exact: true }) })
        .last();
      const counts = await sheet.locator('dl > div').allTextContents();
      const labels = new Set(Object.values(levels).map(({ label }) => label));
      const sum = counts
        .map((text) => /^(.*?)(\d+)$/u.exec(text) ?? [])
        .filter(([, label = '']) => labels.has(label))
        .reduce((total, [, , count]) => total + Number(count), 0);
      expect(sum, `Level ${level}`).toBe(rows.length);
      // "Of these" refers to the line before it.
      const part = counts.findIndex((text) => text.startsWith('of these'));
      if (part !== -1) expect(counts[part - 1]).toMatch(/^Not evaluated/u);
    }
  });

  test('leads from a criterion to its checks, and says where they are', async ({ page }) => {
    await open(page, REPORT);
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: '2.1.2 No Keyboard Trap' }) });
    await row.getByRole('link', { name: 'Keyboard walk' }).click();
    await expect(page).toHaveURL(/#check-keyboard$/u);
    const check = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Keyboard walk' }) });
    await expect(check).toBeInViewport();
    await expect(check).toContainText('tests/pages/passport.spec.ts');
  });

  test('is available as OpenACR, in YAML and in JSON', async ({ page, request }) => {
    await open(page, REPORT);
    for (const [name, type] of [
      ['OpenACR as YAML', 'application/yaml; charset=utf-8'],
      ['OpenACR as JSON', 'application/json'],
    ] as const) {
      const link = page.getByRole('link', { name, exact: true });
      const href = (await link.getAttribute('href')) ?? '';
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toBe(href.split('/').at(-1));
      const response = await request.get(href);
      expect(response.headers()['content-type']).toBe(type);
      expect(await response.text()).toContain('2.5-edition-wcag-2.2-en');
    }
    const made = (await (await request.get(report().openAcr.json)).json()) as {
      product: { version: string };
    };
    expect(made.product.version).toBe(report().day.day);
  });

  test('prints without navigation, and with every row', async ({ page }) => {
    await open(page, REPORT);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'OpenACR as YAML' })).toBeHidden();
    await expect(page.getByRole('heading', { name: '4.1.3 Status Messages' })).toBeVisible();
  });
});

test('security.txt is plain text at its well-known address', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${site.mailboxes.general}\n`);
  const expires = /^Expires: (.*)$/mu.exec(text)?.[1] ?? '';
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test('the pages about data and accessibility link to the evidence behind them', async ({
  page,
}) => {
  for (const [from, to] of [
    ['/accessibility', REPORT],
    ['/privacy-policy', '/trust'],
    ['/contact-us', '/trust'],
    ['/trust', REPORT],
  ] as const) {
    await page.goto(from);
    await expect(page.getByRole('main').locator(`a[href="${to}"]`).first()).toBeVisible();
  }
});

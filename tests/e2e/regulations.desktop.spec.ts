import ICAL from 'ical.js';
import { expect, open, test } from '#tests/support/browser/test.ts';
import { allPages } from '#tests/support/site-facts.ts';

const PATH = '/regulations';

const regulations = () => {
  const found = allPages().find(({ path }) => path === PATH)?.payload.regulations;
  if (found === undefined) throw new Error('The build has no rules.');
  return found;
};

test('shows the rules for an audience, says how many, and keeps the choice in the address', async ({
  page,
}) => {
  await open(page, PATH);
  const { rules } = regulations();
  const shown = page.getByRole('article').filter({ visible: true });
  await expect(shown).toHaveCount(rules.length);
  const own = rules.filter(({ audiences }) => audiences.includes('School districts'));
  expect(own.length).toBeLessThan(rules.length);
  await page.getByRole('button', { name: 'School districts' }).click();
  await expect(shown).toHaveCount(own.length);
  await expect(
    page.getByRole('status').filter({ hasText: `${String(own.length)} rules shown` }),
  ).toHaveText(`${String(own.length)} rules shown: School districts`);
  await expect(page).toHaveURL(/#school-districts$/u);
  for (const { name } of own) await expect(page.getByRole('article', { name })).toBeVisible();
});

test('the timeline links to rules that the filter hides, and shows all rules again', async ({
  page,
}) => {
  await open(page, PATH);
  const { rules } = regulations();
  const hidden = rules.find(
    ({ audiences, dates }) => !audiences.includes('School districts') && dates.length > 0,
  );
  const name = hidden?.name ?? '';
  const rule = page.getByRole('article', { name, exact: true });
  await page.getByRole('button', { name: 'School districts' }).click();
  await expect(rule).toBeHidden();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(rule).toBeInViewport();
  // The keyboard goes on from there.
  await page.keyboard.press('Tab');
  await expect(rule.getByRole('link').first()).toBeFocused();
});

test('shows whom each rule binds, what it requires, its official text, and the date of the check', async ({
  page,
}) => {
  await open(page, PATH);
  for (const { name, binds, standard, official, checked, dates } of regulations().rules) {
    const rule = page.getByRole('article', { name });
    await expect(rule).toContainText(binds);
    await expect(rule).toContainText(standard);
    await expect(rule).toContainText(`Checked on ${checked.text}.`);
    await expect(rule.getByRole('link', { name: official.title })).toHaveAttribute(
      'href',
      official.href,
    );
    for (const date of dates) await expect(rule).toContainText(`${date.text}: ${date.what}`);
  }
});

test('its dates are available as a calendar', async ({ page, request }) => {
  await open(page, PATH);
  const link = page.getByRole('link', { name: 'Calendar file' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('regulations.ics');
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
  const dates = regulations().rules.flatMap((rule) => rule.dates);
  expect(calendar.getAllSubcomponents('vevent').length).toBe(dates.length);
});

test('its rules are available as a feed that an XML parser can read', async ({ page, request }) => {
  await open(page, PATH);
  const href = await page.getByRole('link', { name: 'Atom feed' }).getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toMatch(/xml/u);
  const xml = await response.text();
  // A blank page: the site's own policy forbids passing strings to parsers.
  await page.goto('about:blank');
  const parsed = await page.evaluate((source) => {
    const feed = new DOMParser().parseFromString(source, 'application/xml');
    const each = (name: string) =>
      [...feed.querySelectorAll(`entry > ${name}`)].map((element) => element.textContent);
    return {
      error: feed.querySelector('parsererror')?.textContent ?? null,
      root: `${feed.documentElement.namespaceURI ?? ''} ${feed.documentElement.localName}`,
      ids: each('id'),
      titles: each('title'),
      updated: each('updated'),
    };
  }, xml);
  const { rules } = regulations();
  expect(parsed.error).toBeNull();
  expect(parsed.root).toBe('http://www.w3.org/2005/Atom feed');
  expect(new Set(parsed.ids).size).toBe(rules.length);
  expect(parsed.titles).toEqual(rules.map(({ name, where }) => `${name} (${where})`));
  for (const date of parsed.updated) expect(date).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/u);
});

import type { Page } from '@playwright/test';
import { fields, problems, terms } from '#src/content/house.ts';
import { contentOf } from '#tests/support/content.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** The house that a problem builds (docs/specification.md, 2.3): a sentence, its answers, its tiles. */
const home = contentOf('home', '/');
const start = contentOf('start', '/start');
const { words } = start;

const house = (page: Page) => page.getByRole('region', { name: words.title });
const blank = (page: Page, part: 'field' | 'problem' | 'term') =>
  house(page).getByRole('combobox', { name: words[part].label });
/** The visible list; a hidden one may reserve space below it. */
const answer = (page: Page) => house(page).getByRole('list').filter({ visible: true });
const answerTo = (id: string) => {
  const found = start.answers.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no answer ${id}.`);
  return found;
};
const titlesOf = (id: string) => answerTo(id).links.map(({ title }) => title);
const linksOf = (id: string) => [...titlesOf(id), answerTo(id).ask];

/** Chooses as a visitor does: with the focus on the select. */
async function choose(page: Page, part: 'field' | 'problem' | 'term', value: string) {
  await blank(page, part).focus();
  await blank(page, part).selectOption(value);
}

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a form with the first answer, and leads to the answer of its sentence', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(answer(page).getByRole('link')).toHaveText(linksOf(home.house.answer.id));
    await blank(page, 'field').selectOption('districts');
    await blank(page, 'problem').selectOption('platform');
    await blank(page, 'term').selectOption('month');
    await house(page).getByRole('button', { name: words.submit }).click();
    await expect(page).toHaveURL('/start?field=districts&problem=platform&term=month');
    // From the server: the answer is next to its sentence, whose words are still selected.
    await expect(answer(page).getByRole('link')).toHaveText(linksOf('districts-platform'));
    await expect(blank(page, 'term')).toHaveValue('month');
    await expect(
      answer(page).getByRole('link', { name: answerTo('districts-platform').ask }),
    ).toHaveAttribute(
      'href',
      /about=I\+work\+in\+a\+school\+district\+and\+need\+platforms\+that\+connect\+by\+the\+end\+of\+this\+month\.$/u,
    );
  });

  test('has every answer on one page, for hosts that only send files', async ({ page }) => {
    await page.goto('/start');
    for (const { id } of start.answers) {
      await expect(page.locator(`#${id}`).getByRole('link')).toHaveText(linksOf(id));
    }
  });
});

test('answers a choice in place, keeps it in the URL, and announces it', async ({ page }) => {
  await open(page, '/');
  await choose(page, 'problem', 'ai');
  await expect(answer(page).getByRole('link')).toHaveText(linksOf('k-12-ai'));
  await choose(page, 'field', 'workforce');
  await expect(answer(page).getByRole('link')).toHaveText(linksOf('workforce-ai'));
  await expect(page).toHaveURL('/?field=workforce&problem=ai&term=school-year');
  await expect(house(page).getByRole('status')).toContainText(
    'I work in workforce learning and need AI we can check by the next school year.',
  );
  // One sentence each, so that speech pauses between them.
  for (const title of titlesOf('workforce-ai')) {
    await expect(house(page).getByRole('status')).toContainText(`: ${title}.`);
  }
  // A worked example is labeled as one.
  await expect(answer(page).getByText('Worked example', { exact: true })).toHaveCount(1);
  await choose(page, 'field', 'k-12');
  await choose(page, 'problem', 'content');
  await expect(page).toHaveURL('/');
  await expect(answer(page).getByRole('link')).toHaveText(linksOf(home.house.answer.id));
});

test('opens with the answer that the URL names, and shows it again after Back', async ({
  page,
}) => {
  await open(page, '/?field=higher-education&problem=evidence&term=open');
  await expect(answer(page).getByRole('link')).toHaveText(linksOf('higher-education-evidence'));
  await expect(blank(page, 'field')).toHaveValue('higher-education');
  await expect(house(page).getByRole('status')).toBeEmpty();
  const [first] = answerTo('higher-education-evidence').links;
  await answer(page)
    .getByRole('link', { name: first?.title ?? '', exact: true })
    .click();
  await expect(page).toHaveURL(first?.href ?? '');
  await page.goBack();
  await expect(answer(page).getByRole('link')).toHaveText(linksOf('higher-education-evidence'));
  await expect(blank(page, 'problem')).toHaveValue('evidence');
});

test('ignores unknown values in the URL', async ({ page }) => {
  await open(page, '/?field=nowhere&problem=x&utm=1');
  await choose(page, 'term', 'open');
  await expect(blank(page, 'field')).toHaveValue('k-12');
  await expect(answer(page).getByRole('link')).toHaveText(linksOf('k-12-content'));
});

test('turns the tiles of the mosaic that its words represent, and turns them back', async ({
  page,
}) => {
  await open(page, '/');
  const tiles = page.locator('[data-drawn] image').filter({ visible: true });
  await choose(page, 'problem', 'support');
  await expect(tiles).toHaveCount(1);
  const picture = start.tiles.problem.find(({ id }) => id === 'support')?.picture.src ?? '';
  await expect(tiles).toHaveAttribute('href', picture);
  await choose(page, 'field', 'districts');
  await expect(tiles).toHaveCount(2);
  await choose(page, 'problem', 'content');
  await choose(page, 'field', 'k-12');
  await expect(tiles).toHaveCount(0);
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`at ${String(width)} by ${String(height)}, the sentence and the tiles that it turns are in the first window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    await choose(page, 'field', 'districts');
    await choose(page, 'problem', 'support');
    await choose(page, 'term', 'month');
    const tiles = page.locator('[data-drawn] image').filter({ visible: true });
    await expect(tiles).toHaveCount(3);
    // Not even the focus on the last select has scrolled the page.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const title = house(page).getByRole('heading', { name: words.title });
    const size = await title.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(20);
    const main = page.getByRole('main');
    for (const part of [
      main.getByRole('heading', { level: 1, name: home.hero.title }),
      main.getByText(home.hero.subtitle),
      title,
      blank(page, 'field'),
      blank(page, 'problem'),
      blank(page, 'term'),
      main.getByRole('link', { name: home.hero.link.text }).first(),
      ...(await tiles.all()),
    ]) {
      // Edges may be between two pixels.
      await expect(part).toBeInViewport({ ratio: 0.99 });
    }
  });
}

test('no choice moves a line of the sentence', async ({ page }) => {
  await open(page, '/');
  for (const width of [320, 360, 414, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const moved = await house(page)
      .locator('form')
      .evaluate((form: HTMLFormElement) => {
        const selects = [...form.querySelectorAll('select')];
        const tops = () =>
          selects.map((select) => Math.round(select.getBoundingClientRect().top)).join(' ');
        const first = tops();
        // The lines alone: no event tells the machine.
        return selects.flatMap((select) =>
          [...select.options].flatMap((option) => {
            const { selectedIndex } = select;
            select.selectedIndex = option.index;
            const now = tops();
            select.selectedIndex = selectedIndex;
            return now === first ? [] : [`${option.text}: ${first} to ${now}`];
          }),
        );
      });
    expect(moved, `${String(width)} px`).toEqual([]);
  }
});

test('moves nothing on the page, whatever is chosen', async ({ page, isMobile }) => {
  // Four answers in a row of the narrowest window that has them; one below the other on a phone.
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const below = page.getByRole('heading', { name: home.segments.title });
  const top = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await choose(page, 'problem', 'ai');
  await expect(answer(page).getByRole('link')).toHaveText(linksOf('k-12-ai'));
  const before = await top();
  for (const { id } of start.answers) {
    const field = start.fields.find((one) => id.startsWith(`${one.id}-`))?.id ?? '';
    await choose(page, 'field', field);
    await choose(page, 'problem', id.slice(field.length + 1));
    await expect(answer(page).getByRole('link')).toHaveText(linksOf(id));
    expect(await top(), id).toBe(before);
  }
});

test('says so when the answers cannot be loaded, and tries again', async ({ page }) => {
  await open(page, '/');
  await page.route('**/start', (route) => route.fulfill({ status: 200, body: 'Not this page.' }));
  await choose(page, 'problem', 'ai');
  await expect(house(page).getByRole('status')).toHaveText(words.failed);
  await expect(answer(page)).toHaveCount(0);
  await page.unroute('**/start');
  await choose(page, 'field', 'districts');
  await expect(answer(page).getByRole('link')).toHaveText(linksOf('districts-ai'));
});

test('answers the first sentence on a page that came with the answer to another', async ({
  page,
}) => {
  const [field, problem, term] = [fields, problems, terms].map((options) => options[0]?.id ?? '');
  await open(page, '/start?field=districts&problem=ai&term=month');
  await expect(answer(page).getByRole('link')).toHaveText(linksOf('districts-ai'));
  await choose(page, 'field', field ?? '');
  await choose(page, 'problem', problem ?? '');
  await choose(page, 'term', term ?? '');
  await expect(answer(page).getByRole('link')).toHaveText(linksOf(`${field}-${problem}`));
  await expect(
    answer(page).getByRole('link', { name: answerTo(`${field}-${problem}`).ask }),
  ).toHaveAttribute('href', /by\+the\+next\+school\+year\.$/u);
});

test('begins the enquiry with the sentence', async ({ page }) => {
  await open(page, '/?field=districts&problem=ai&term=term');
  const ask = answer(page).getByRole('link', { name: answerTo('districts-ai').ask });
  // The answer for the URL replaces the one that is in the page's HTML.
  await expect(ask).toHaveAttribute('href', /topic=ai&about=/u);
  await ask.click();
  await expect(page).toHaveURL(/\/contact-us\?topic=ai&about=/u);
  await expect(page.getByRole('textbox', { name: /message/iu })).toHaveValue(
    'I work in a school district and need AI we can check by the start of next semester.\n',
  );
});

test('accepts only a sentence from the URL', async ({ page }) => {
  await open(page, `/contact-us?topic=ai&about=${'a'.repeat(201)}`);
  await expect(page.getByRole('textbox', { name: /message/iu })).toHaveValue(
    'What we would like AI to do, and who is affected when it is wrong:\n',
  );
});

test('the logo leads back to the top after the sentence has changed the address', async ({
  page,
}) => {
  await open(page, '/');
  const logo = page.getByRole('banner').getByRole('link').first();
  // The router starts before the address changes.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).focus();
  await page.waitForLoadState('networkidle');
  await choose(page, 'field', 'districts');
  await expect(page).toHaveURL(/field=districts/u);
  await page.evaluate(() => globalThis.scrollTo({ top: 2_000, behavior: 'instant' }));
  await logo.evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

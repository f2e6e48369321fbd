import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { AT_HOME, HOUSE_PLANS } from '#src/design/house-plan.ts';
import { plainText } from '#src/components/rich-text/rich-text.ts';
import { fill, submit } from '#tests/support/browser/contact-form.ts';
import { contentOf } from '#tests/support/content.ts';
import { receiptsIn } from '#tests/support/servers/enquirers.ts';
import { linePalettes } from '#src/design/palette.ts';
import { channels } from '#src/design/contrast.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** The house that a problem builds (docs/specification.md, 2.3): a sentence, its answers, its drawing. */
const home = contentOf('home', '/');
const start = contentOf('start', '/start');
const { words } = start;
const { labels: contactLabels } = contentOf('contact', '/contact-us');

type Part = 'field' | 'problem' | 'term';
const house = (page: Page) => page.getByRole('region', { name: words.title });
const blank = (page: Page, part: Part) =>
  house(page).getByRole('combobox', { name: words[part].label });
/** The visible list; a hidden one may reserve space below it. */
const answer = (page: Page) => house(page).getByRole('list').filter({ visible: true });
const answerTo = (id: string) => {
  const found = start.answers.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no answer ${id}.`);
  return found;
};
const showsAnswer = (page: Page, id: string) =>
  expect(answer(page).getByRole('link')).toHaveText([
    ...answerTo(id).links.map(({ title }) => title),
    answerTo(id).ask,
  ]);
const picture = (page: Page) => page.getByRole('img', { name: 'Your house' });
/** What the visible drawing is put together from, without tiles that still turn. */
const parts = (page: Page) =>
  picture(page)
    .locator('> svg')
    .filter({ visible: true })
    .locator('> use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1]));

const colorOf = (line: keyof typeof linePalettes, role: 'accentB' | 'ink') =>
  `rgb(${channels(linePalettes[line][role]).join(', ')})`;

/** Chooses as a form filler does: nothing is pointed at or focused before. */
const choose = (page: Page, part: Part, value: string) => blank(page, part).selectOption(value);

test('answers a choice in place, keeps it in the URL, and announces it', async ({ page }) => {
  await open(page, '/');
  await choose(page, 'problem', 'ai');
  await showsAnswer(page, 'k-12-ai');
  await choose(page, 'field', 'workforce');
  await showsAnswer(page, 'workforce-ai');
  await expect(page).toHaveURL('/?field=workforce&problem=ai&term=school-year');
  await choose(page, 'term', 'month');
  // The house, and the colors of the words beside it; its windows are lit once all tiles have turned.
  await expect.poll(() => parts(page)).toEqual(['wide', 'wide-workforce', 'ai', 'month']);
  await expect(picture(page)).toHaveAccessibleName(
    'Your house: workforce learning, AI we can check, the end of this month',
  );
  await expect(house(page).getByRole('heading')).toHaveCSS('color', colorOf('build', 'accentB'));
  await expect(picture(page)).not.toHaveAttribute('data-turning');
  await expect(picture(page).locator('svg svg')).toHaveCount(0);
  const said = house(page).getByRole('status');
  await expect(said).toContainText(
    'I work in workforce learning and need AI we can check by the end of this month.',
  );
  // One sentence each, so that speech pauses between them.
  for (const { title } of answerTo('workforce-ai').links) {
    await expect(said).toContainText(`: ${title}.`);
  }
  // A worked example is labeled as one.
  await expect(answer(page).getByText('Worked example', { exact: true })).toHaveCount(1);
  await choose(page, 'field', 'k-12');
  await choose(page, 'problem', 'content');
  await choose(page, 'term', 'school-year');
  await expect(page).toHaveURL('/');
  await showsAnswer(page, home.house.answer.id);
});

test.describe('at night', { tag: '@nightly' }, () => {
  test('opens with the answer that the URL names, and shows it again after Back', async ({
    page,
  }) => {
    const id = 'higher-education-evidence';
    await open(page, '/?field=higher-education&problem=evidence&term=open');
    await showsAnswer(page, id);
    await expect(house(page).getByRole('status')).toBeEmpty();
    const [first] = answerTo(id).links;
    await answer(page)
      .getByRole('link', { name: first?.title ?? '', exact: true })
      .click();
    await expect(page).toHaveURL(first?.href ?? '');
    await page.goBack();
    await showsAnswer(page, id);
    await expect(blank(page, 'problem')).toHaveValue('evidence');
  });

  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    test(`at ${String(width)} by ${String(height)}, the sentence and the house that it builds are in the first window`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/');
      await choose(page, 'problem', 'support');
      await choose(page, 'field', 'districts');
      await choose(page, 'term', 'month');
      await expect
        .poll(() => parts(page))
        .toEqual([
          expect.stringMatching(/^(?:wide|tall)$/u),
          expect.stringMatching(/-districts$/u),
          'support',
          'month',
        ]);
      // Not even the focus on the last select has scrolled the page.
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const main = page.getByRole('main');
      for (const part of [
        main.getByRole('heading', { level: 1, name: home.hero.title }),
        main.getByText(plainText(home.hero.subtitle)),
        house(page).getByRole('heading', { name: words.title }),
        blank(page, 'field'),
        blank(page, 'term'),
        main.getByRole('link', { name: home.hero.link.text }).first(),
        picture(page),
      ]) {
        // Edges may be between two pixels.
        await expect(part).toBeInViewport({ ratio: 0.99 });
      }
    });
  }

  test('can be taken along: as a link that opens it, and as a picture', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/');
    await choose(page, 'field', 'districts');
    await house(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(house(page).getByText('Link copied')).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(address).search).toBe('?field=districts&problem=content&term=school-year');
    // Of another house, nothing has been copied.
    await choose(page, 'term', 'open');
    await expect(house(page).getByText('Link copied')).toBeHidden();
    const saved = page.waitForEvent('download');
    await house(page).getByRole('button', { name: 'Save picture' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('house-districts-content-open.svg');
    const svg = await readFile(await download.path(), 'utf8');
    expect(svg.toUpperCase()).toContain(linePalettes.support.accentA);
    expect(svg).not.toContain('var(');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      });
    });
    await house(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(house(page).getByText('in the address bar')).toBeVisible();
  });

  test('moves nothing on the page, whatever is chosen', async ({ page }) => {
    // Four answers in a row of the narrowest window that has them; one below the other on a phone.
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/');
      const below = page.getByRole('heading', { name: home.segments.title });
      const top = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      await choose(page, 'problem', 'ai');
      await showsAnswer(page, 'k-12-ai');
      const before = await top();
      for (const { id } of start.answers) {
        const field = start.fields.find((one) => id.startsWith(`${one.id}-`))?.id ?? '';
        await choose(page, 'field', field);
        await choose(page, 'problem', id.slice(field.length + 1));
        await showsAnswer(page, id);
        expect(await top(), id).toBe(before);
      }
    }
  });

  test('an enquiry that was sent lights the house that it came from, with its receipt at the door', async ({
    page,
    startSite,
  }) => {
    const site = await startSite();
    let letCome = () => undefined as void;
    const isCome = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(/ContactFormHouse/u, async (route) => {
      await isCome;
      await route.continue();
    });
    await open(page, site.url);
    await choose(page, 'problem', 'ai');
    await choose(page, 'field', 'districts');
    await house(page)
      .getByRole('link', { name: answerTo('districts-ai').ask })
      .click();
    await fill(page);
    await submit(page).click();
    await expect(
      page.getByRole('heading', { name: contactLabels['sentTitle'] ?? '' }),
    ).toBeFocused();
    const receipt = page.getByText(receiptsIn(site.dataDir)[0] ?? 'no receipt', { exact: true });
    const before = await receipt.boundingBox();
    letCome();
    const street = page.locator('main [data-line=support]');
    const drawing = street.locator('svg').first();
    await expect
      .poll(() =>
        drawing
          .locator('use')
          .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1])),
      )
      .toEqual(['tall', 'tall-districts', 'ai', AT_HOME]);
    await expect(street).toHaveCSS('background-color', colorOf('support', 'ink'));
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    // Its room was there before it, and the middle of its door is that of the receipt.
    const after = await receipt.boundingBox();
    expect(after).toEqual(before);
    const box = await drawing.boundingBox();
    const { floor, width } = HOUSE_PLANS.tall;
    const door = (box?.x ?? 0) + ((box?.width ?? 0) * (floor.x + 60)) / width;
    expect(Math.abs((after?.x ?? 0) + (after?.width ?? 0) / 2 - door)).toBeLessThan(1);
  });
});

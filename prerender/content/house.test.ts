import { beforeAll, describe, expect, it } from 'vitest';
import { drawPicture } from '#src/art/index.ts';
import { firstAnswer } from '#src/content/house.ts';
import { isComplete } from '#src/content/schema/house.ts';
import type { PageOf, PagePayload } from '#src/content/schema/resolved.ts';
import { site } from '#src/content/site.ts';
import { loadSite } from './load-site.ts';
import type { LoadedSite } from './load-site.ts';

let pages: ReadonlyMap<string, PagePayload>;
let start: PageOf<'start'>;
let home: PageOf<'home'>;
let heroes: LoadedSite['heroes'];
beforeAll(async () => {
  ({ pages, heroes } = await loadSite());
  start = pages.get('/start')?.page as PageOf<'start'>;
  home = pages.get('/')?.page as PageOf<'home'>;
});

describe('the answers to the sentence', () => {
  it('include one for every field and problem, and the home page has the first', () => {
    expect(isComplete(start)).toBe(true);
    expect(isComplete({ ...start, answers: start.answers.slice(1) })).toBe(false);
    expect(isComplete({ ...start, answers: [...start.answers.slice(1), start.answers[1]!] })).toBe(
      false,
    );
    expect(start.answers[0]).toEqual(home.house.answer);
    expect(home.house.answer.id).toBe(firstAnswer.id);
    expect(firstAnswer.id).toBe(`${start.fields[0]?.id}-${start.problems[0]?.id}`);
  });

  it('each link to two pages and a story by their own names, and label worked examples as such', () => {
    for (const { id, links } of start.answers) {
      expect(new Set(links.map(({ href }) => href)).size, id).toBe(3);
      for (const { href, title, label } of links) {
        const page = pages.get(href ?? '')?.page;
        expect(page?.name.replace(' (worked example)', ''), id).toBe(title);
        // The company’s name as a category would read like a mistake.
        expect(['', site.name], id).not.toContain(label);
        if (page?.layout === 'case-study') {
          expect(label).toBe(page.isWorkedExample ? 'Worked example' : 'Case study');
        }
      }
      expect(links[2]?.href).toMatch(/^\/case-studies\//u);
    }
  });

  it('turn tiles that exist in both drawings of the home page’s picture', () => {
    const spec = heroes.get('/')!;
    expect(start.mosaic).toHaveLength(2);
    for (const [index, { viewBox, ...places }] of start.mosaic.entries()) {
      const format = index === 0 ? 'hero' : 'hero-tall';
      expect(drawPicture({ ...spec, format })).toContain(` viewBox="${viewBox}"`);
      const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
      expect(places.problem?.size).toBeGreaterThanOrEqual(3 * 24);
      for (const place of Object.values(places)) {
        // A change of less than four tiles would not be noticed.
        expect(place?.size).toBeGreaterThanOrEqual(2 * 24);
        if (place === null) continue;
        expect(place.x + place.size).toBeLessThanOrEqual(width);
        expect(place.y + place.size).toBeLessThanOrEqual(height);
      }
    }
    for (const part of ['field', 'problem', 'term'] as const) {
      const options = { field: start.fields, problem: start.problems, term: start.terms }[part];
      expect(start.tiles[part].map(({ id }) => id)).toEqual(options.map(({ id }) => id));
      const pictures = start.tiles[part].map(({ picture }) => picture.src);
      expect(new Set(pictures).size).toBe(pictures.length);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { firstAnswer, sentence } from '#src/content/house.ts';
import { isComplete, isDrawn } from '#src/content/schema/house.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { site } from '#src/content/site.ts';
import { loadSite } from './load-site.ts';

const { pages, pictures } = await loadSite();
const start = pages.get('/start')?.page as PageOf<'start'>;
const home = pages.get('/')?.page as PageOf<'home'>;

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

  it('build one house, in one file, with the fields told apart from afar', () => {
    expect(home.house.drawing).toBe(start.drawing);
    expect(pictures.get(start.drawing)).toContain('<symbol id="tall"');
    expect(new Set(start.fields.map(({ line }) => line)).size).toBe(start.fields.length);
  });

  it('are refused if an option has no part, or shares its id with another', () => {
    const { terms, drawing } = sentence;
    expect(isDrawn(sentence)).toBe(true);
    expect(isDrawn({ ...sentence, terms: terms.slice(1) })).toBe(false);
    const same = terms.map((term, index) => (index === 0 ? { ...term, id: 'k-12' } : term));
    expect(isDrawn({ ...sentence, terms: same, drawing: { ...drawing, terms: same } })).toBe(false);
  });
});

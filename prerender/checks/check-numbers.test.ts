import { describe, expect, it } from 'vitest';
import { navigation } from '#src/content/navigation.ts';
import { loadSite } from '../content/load-site.ts';
import {
  caseStudyPage,
  fixture,
  problemsOf as problemsIn,
  servicePage,
} from '../testing/content.ts';

const intro = (paragraph: string) => ({ intro: { title: 'Why', paragraphs: [paragraph] } });
const link = (path: string) => `See [the study](${path}).`;
const DEFAULT_PATH = 'services/qa';

/** The problems that the build reports for a page with these fields. */
async function problemsOf(changes: object, path = DEFAULT_PATH): Promise<string> {
  const pages = { [path]: servicePage('QA', { ...changes }) };
  return (await problemsIn({ pages })).join('\n');
}

describe('a number in running text', () => {
  it.each([
    'We have 200+ customers in 20+ countries.',
    'With **30+ years** of experience.',
    'Its dates are April 26, 2027, and April 26, 2028.',
    'Built to WCAG 2.2 AA, for K-12, with LTI 1.3.',
    'A person who approves fifty suggestions in a minute is not a control.',
    'Two teams, three weeks, a few hundred pieces.',
  ])('is accepted when it is listed: %s', async (text) => {
    expect(await problemsOf(intro(text))).toBe('');
  });

  it.each([
    ['nobody has listed it', 'We cut costs by 37%.', '37% is in no list'],
    ['it counts something else', 'We have 200+ engineers in Ohio.', '200+ is in no list'],
    ['it belongs to another date', 'The rule applies from April 24, 2026.', '24 is in no list'],
    ['it is in words', 'More than ninety schools use it.', 'ninety is in no list'],
    ['part of it is listed', 'We have 1,200+ customers.', '1,200+ is in no list'],
  ])('stops the build when %s', async (_, text, expected) => {
    const message = await problemsOf(intro(text));
    expect(message).toContain(`src/content/pages/${DEFAULT_PATH}.ts: intro.paragraphs.0 says "`);
    expect(message).toContain(expected);
    expect(message).toContain('src/content/figures.ts');
  });
});

describe('a figure', () => {
  const grid = (number: string, description: string) => ({
    statistics: { items: [{ number, description }] },
  });

  it('has to name what it counts', async () => {
    expect(await problemsOf(grid('200+', 'customers'))).toBe('');
    expect(await problemsOf(grid('99%', 'satisfied customers'))).toContain('99% is in no list');
    expect(await problemsOf(grid('98%', 'compliance'), 'accessibility-compliance-solutions')).toBe(
      '',
    );
  });

  it('may only appear on the pages that it lists, if it lists any', async () => {
    expect(await problemsOf(grid('99.99%', 'cloud uptime across all clients'))).toContain(
      'the figure "cloud-uptime-all-clients" may stand only on /cognify/ai-and-cloud-service',
    );
  });

  it('of one project needs a link to the project', async () => {
    const study = '/case-studies/hybrid-cloud-implementation';
    const claim = 'It brought 43% fewer IT support tickets.';
    expect(await problemsOf(intro(claim))).toContain(
      `shows the figure "support-tickets" of ${study}, but the page does not link to that study`,
    );
    expect(await problemsOf(intro(`${claim} ${link(study)}`))).toBe('');
  });

  it('of one project needs no link on the page of the project', async () => {
    const at = 'case-studies/hybrid-cloud-implementation';
    const page = {
      ...caseStudyPage('cloud'),
      metrics: [{ value: '43%', label: 'fewer IT support tickets' }],
    };
    expect(await problemsIn({ pages: { [at]: page } })).toEqual([]);
  });
});

it('numbers in menus are checked too', async () => {
  const menus = navigation.menus.map((menu) => ({ ...menu, subtitle: 'Chosen by 77 districts.' }));
  const content = fixture({ navigation: { ...navigation, menus } });
  await expect(loadSite(content)).rejects.toThrow(
    'src/content/navigation.ts: menus.0.subtitle says "Chosen by 77 districts.", and 77 is in no list.',
  );
});

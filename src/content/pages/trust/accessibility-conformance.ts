import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'conformance',
  name: 'Accessibility conformance report',
  line: 'support',
  saved: 'on-request',
  head: {
    title: 'Accessibility conformance report of this website',
    description:
      'Every WCAG 2.2 criterion at levels A, AA, and AAA: what this website supports, which check shows it, and what our checks leave open. Also as OpenACR.',
  },
  hero: {
    title: 'Accessibility conformance report',
    subtitle:
      'This website against every criterion of WCAG 2.2: what it supports, which check shows it, and what is left open.',
    picture: { motifs: ['eye', 'tick', 'stack', 'lens'] },
  },
  intro: {
    title: 'Every criterion is a tile',
    paragraphs: [
      `This report is generated when the site is built. Each criterion of [WCAG 2.2](https://www.w3.org/WAI/WCAG22/Understanding/) names the checks that examine it, and how far they reach decides its level. People decide which check belongs to which criterion and note what it leaves out.`,
      'The terms are those of the VPAT, where **Partially Supports** means that something fails. Here it also stands where our checks reach a criterion only in part and found no failure: such a row is marked, and says what is left. Tools find only some of the barriers that people meet: no assistive technology was used for this report, and no people with disabilities took part.',
    ],
  },
  levels: {
    supports: {
      label: 'Supports',
      meaning: 'The checks examine all that the criterion asks of this site, and they pass.',
    },
    'partially-supports': {
      label: 'Partially supports',
      meaning:
        'Some of the site fails, or no check shows that all of it passes; a quarter circle marks the second.',
    },
    'does-not-support': {
      label: 'Does not support',
      meaning: 'Most of the site does not meet the criterion.',
    },
    'not-applicable': {
      label: 'Not applicable',
      meaning:
        'The site has nothing that the criterion is about, and a check makes sure that it stays that way.',
    },
    'not-evaluated': {
      label: 'Not evaluated',
      meaning: 'At level AAA only: no check examines all of it.',
    },
  },
  method: {
    id: 'method',
    heading: 'How the report is made',
    blocks: [
      {
        type: 'list',
        ordered: true,
        items: [
          'A test fails when a criterion has no claim, or when a claim names a check that is gone.',
          'Rules of axe-core alone never carry a claim of “Supports.” They are evidence beside a check that was written for the criterion.',
        ],
      },
      {
        type: 'paragraph',
        text: `The report is about this website alone. It says nothing about the products that ${site.name} builds for its customers; for those, see [testing](/support/accessibility-testing).`,
      },
      {
        type: 'paragraph',
        text: 'If something on this site stops you and this report does not show it, the [accessibility statement](/accessibility#feedback) says how to report it.',
      },
    ],
  },
  contact: {
    body: 'Ask about a criterion, or about a report for your own product.',
    topic: 'accessibility',
  },
});

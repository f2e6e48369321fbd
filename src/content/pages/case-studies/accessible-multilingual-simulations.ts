import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Accessible multilingual simulations',
  line: 'build',
  head: {
    title: '50 accessible, multilingual simulations in 7 weeks',
    description:
      'Client work: 50 custom simulations, accessible and multilingual, in a 7-week timeframe. With our method: text kept out of the code, testing in every batch.',
  },
  hero: {
    title: 'Fifty simulations, several languages, no one left out',
    subtitle:
      'We keep words out of the artwork and test accessibility in every batch instead of at the end.',
    picture: { motifs: ['globe', 'cube', 'speech', 'keyboard'] },
  },
  summary:
    'Accessible, multilingual simulations: 50 custom simulations were delivered in a 7-week timeframe. Here’s how we make simulations in batches, with translation and testing under way from the first one.',
  topics: ['Immersive learning', 'Accessibility'],
  audiences: [],
  metrics: [metric('simulations'), metric('simulation-weeks')],
  sections: [
    {
      id: 'challenge',
      heading: 'What makes it hard',
      blocks: [
        {
          type: 'paragraph',
          text: 'A simulation has to run in a browser, on an ordinary school or office computer, in more than one language, and accessibility is a condition of acceptance. On a short schedule, the usual order of work fails. If every simulation invents its own controls, each has to be tested from scratch. If words are drawn into the artwork, each language is a new production. And when testers don’t see the work until it’s finished, there’s no time left to act on what they find.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'How we do this work',
      blocks: [
        {
          type: 'paragraph',
          text: 'We look first for what the simulations have in common. It usually comes down to a small grammar of interactions: set a value, choose, put in order, connect, observe over time. Each is built once, as a component with its keyboard behavior and announcements. It passes an accessibility review first.',
        },
        {
          type: 'list',
          items: [
            '**No words in pictures.** Labels and descriptions sit in a text file, with notes on context and length. Translators work on it while the artwork is being made.',
            '**Room for language.** We try layouts with long strings and right-to-left text before production, because buttons that fit English seldom fit everything else. The language of each passage is marked in the code, so a screen reader changes its voice.',
            '**Batches.** Simulations move in small groups from script to accessibility test. A finding in one batch becomes a rule for the next.',
            '**One definition of done.** It works by keyboard, touch, and mouse; reads correctly in a screen reader; holds its contrast and zoom; and reports its result to the course. A subject reviewer approves the source language and a linguist the others.',
          ],
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The figures, and what we check',
      blocks: [
        {
          type: 'paragraph',
          text: 'We delivered 50 custom simulations in a 7-week timeframe.',
        },
        {
          type: 'paragraph',
          text: 'Work like this is checked the way learners will use it: a complete run by keyboard and with a screen reader, then a language review in the running simulation. A spreadsheet won’t do for that one, because many translation errors show up only in context. The component set and the text files are handed over, so another language is another text file.',
        },
      ],
    },
  ],
  related: [
    '/build/immersive-learning-solutions',
    '/support/accessibility-testing',
    '/case-studies/biology-virtual-labs',
  ],
  contact: {
    topic: 'immersive-learning',
    body: 'Have a list of simulations and a date that won’t move? Let’s look at both together.',
  },
});

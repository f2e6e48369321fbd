import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Accessible multilingual simulations',
  line: 'build',
  head: {
    title: '50 accessible, multilingual simulations in 7 weeks',
    description:
      'How 50 custom simulations were made accessible and multilingual within a 7-week timeframe, with text kept apart from code and testing in every batch.',
  },
  hero: {
    title: 'Fifty simulations, several languages, no one left out',
    subtitle:
      'Text kept apart from code, one set of interactions for all of them, and accessibility tested in each batch instead of at the end.',
    picture: { motifs: ['globe', 'cube', 'speech', 'key'] },
  },
  summary:
    'A learning company needed custom simulations in several languages, accessible from the first release. Fifty simulations were delivered in a 7-week timeframe.',
  client: 'A digital learning company',
  topics: ['Immersive learning', 'Accessibility'],
  audiences: ['K-12 publishing', 'Higher education'],
  metrics: [metric('simulations'), metric('simulation-weeks')],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'A course date was fixed, and the course depended on simulations that did not exist yet. They had to run in the browser, in more than one language, for learners on ordinary school and office computers. Accessibility was a condition of acceptance.',
        },
        {
          type: 'paragraph',
          text: 'At that pace, the usual order of work fails. If every simulation invents its own controls, each must be tested from scratch. If words are drawn into the artwork, each language is a new production. And if testers see the work only when it is finished, their findings arrive when there is no time left to act on them.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We spent the first days on what the fifty had in common. It came down to a small grammar of interactions: set a value, choose between things, put things in order, connect things, observe over time. Each was built once as a component with its keyboard behavior, focus order, labels, and announcements, and passed an accessibility review before a simulation used it.',
        },
        {
          type: 'list',
          items: [
            '**No words in pictures.** Every label, instruction, and description sat in a text file with a note on context and length. Translators worked on those files while the artwork was being made.',
            '**Room for language.** Layouts were tried with long strings and with right-to-left text before production, because buttons that fit English seldom fit everything else. The language of each passage is marked in the code, so a screen reader changes its voice.',
            '**Batches.** Simulations moved in small groups through script, build, language check, and accessibility test. A finding in one batch became a rule for the next.',
            '**One definition of done.** Works by keyboard, touch, and mouse; reads correctly in a screen reader; holds contrast and zoom; reports its result to the course; approved by the subject reviewer in the source language and by a linguist in the others.',
          ],
        },
        {
          type: 'paragraph',
          text: 'At a short daily meeting, the team looked at one board with the status of every simulation. Anything blocked for more than a day was assigned to one named person.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'We delivered 50 custom simulations within the 7-week timeframe. Each was accepted against the same checklist, with the test record attached, and each can take another language by adding a text file.',
        },
        {
          type: 'paragraph',
          text: 'The client also holds the component set, the text files with their context notes, and the production guide. Verification was done in the way learners would use the work: a complete run by keyboard, a complete run with a screen reader, and a language review on the running simulation instead of in a spreadsheet, because many translation errors show up only in context.',
        },
      ],
    },
    {
      id: 'takeaways',
      heading: 'What others can take from it',
      blocks: [
        {
          type: 'list',
          items: [
            '**Build the grammar before the sentences.** Shared interactions are where both speed and accessibility come from.',
            '**Let translators start early.** They can, if the words are not inside the pictures.',
            '**Test in batches.** The first batch should teach you something that the last one benefits from.',
            '**Review language in context.** A correct string in the wrong spot is still an error.',
          ],
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
    body: 'Have a list of simulations and a date that will not move? Let us look at both together.',
  },
});

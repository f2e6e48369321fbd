import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Accessible assessment remediation',
  line: 'support',
  head: {
    title: 'Making assessment items accessible to all',
    description:
      'How a K-12 assessment provider made its item types operable by keyboard and screen reader without changing what each item measures.',
  },
  hero: {
    title: 'Every item type, operable by every pupil',
    subtitle:
      'Drag and drop, hot spots, graphs and equation editors made to work by keyboard and screen reader, with the construct intact.',
    picture: { motifs: ['eye', 'tick', 'pencil', 'key'] },
  },
  summary:
    'A K-12 assessment provider’s interactive items shut some pupils out. Each item type was rebuilt for keyboard and screen reader while measuring the same thing.',
  client: 'A K-12 assessment provider',
  isWorkedExample: true,
  topics: ['Accessibility'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'The provider’s tests used a wide range of technology-enhanced items: drag and drop, matching, hot text, graphing, an equation editor, short simulations. Many had been built for the mouse. A pupil who uses a keyboard or a screen reader could read the question and had no means of answering it, and was given an alternate form or a scribe instead.',
        },
        {
          type: 'paragraph',
          text: 'The ADA Title II rule sets WCAG 2.1 level AA for public school districts, and their procurement officers had begun to ask for evidence by item type. There was also a question that ordinary web testing never meets. In an assessment, an accommodation may not give the answer away. A description that reads out the slope of a line has answered an item about slope.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We worked by item type and not by item. A fault in a template is repeated in each item made from it, and so is a repair.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**Inventory.** Every interaction in the bank was listed with the number of items that depend on it, and sorted: cannot be answered, can be answered with difficulty, minor.',
            '**Patterns.** Each type received an interaction that works for keyboard, touch, switch and screen reader. Drag and drop became pick up, move, drop with spoken positions. Graphing gained a table view with the same precision. Hot spots became a labelled set of choices in reading order.',
            '**Construct review.** A content specialist and an accessibility specialist read each pattern together and asked what the item measures and whether the new path measures the same. Rules for descriptions came out of this: which facts are given, which must be found.',
            '**Interoperability.** Items are stored in QTI, with accessibility content and the pupil’s needs and preferences passed in standard form, so that supports such as text to speech or a colour scheme follow the pupil into the player.',
            '**Testing.** Automated checks in the build, then manual testing with several combinations of screen reader and browser found in schools, then sessions with people who use assistive technology every day.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Descriptions were written by subject specialists against the rules, and checked by somebody who could not see the figure: could the item be answered from it, and was it answered by it?',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'Each item type in scope can be reached, understood, answered and reviewed with a keyboard and with a screen reader. Where an item cannot be made accessible without changing what it measures, this is stated, with the alternative that serves the same objective.',
        },
        {
          type: 'paragraph',
          text: 'The evidence is held by item type: success criteria, method, combinations tested, result, date. It feeds an accessibility conformance report in the VPAT format that the provider can hand to a district. The checks run in the provider’s build, so a change that takes away keyboard operation does not reach a pupil.',
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
            '**Repair templates, then look at items.** Most faults have few causes.',
            '**Put content and accessibility specialists at one table.** Neither can judge a description alone.',
            '**Say what you could not do.** An honest exception with an alternative is of more use to a district than a clean report that fails in the first classroom.',
            '**Test answering, not only reading.** An item that can be heard but not answered has failed.',
          ],
        },
      ],
    },
  ],
  related: [
    '/k-12/digital-accessibility',
    '/support/accessibility-testing',
    '/adaptive-assessments',
  ],
  contact: {
    body: 'Send us your list of item types. We will tell you which are likely to block pupils and which only annoy them.',
  },
});

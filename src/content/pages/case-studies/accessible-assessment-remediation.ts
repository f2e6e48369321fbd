import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Accessible assessment remediation',
  line: 'support',
  head: {
    title: 'Accessible K-12 assessment items: WCAG and QTI',
    description:
      'A worked example: making drag-and-drop, graphing, and other technology-enhanced items work by keyboard and screen reader without changing what they measure.',
  },
  hero: {
    title: 'Every item type, operable by every student',
    subtitle:
      'Making drag and drop and graphs work by keyboard and screen reader, with the construct intact.',
    picture: { motifs: ['eye', 'tick', 'pencil', 'keyboard'] },
  },
  summary:
    'Interactive test items can shut students out. This example shows how to rebuild item types for keyboard and screen reader so each item still measures the same thing.',
  isWorkedExample: true,
  topics: ['Accessibility'],
  audiences: ['K-12 publishing'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'The barrier and the catch',
      blocks: [
        {
          type: 'paragraph',
          text: 'A student who works by keyboard opens a drag-and-drop item and has no way to answer it. The workaround is an alternate form or a scribe. Now take a K-12 assessment provider with a bank full of such items: matching, hot text, graphing, an equation editor, short simulations, many of them built for the mouse.',
        },
        {
          type: 'paragraph',
          text: 'The ADA Title II rule sets WCAG 2.1 level AA for public school districts, and procurement officers want evidence by item type. There is also a catch that ordinary web testing never meets. In an assessment, an accommodation may not give the answer away. A description that reads out the slope of a line has answered an item about slope.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Type by type',
      blocks: [
        {
          type: 'paragraph',
          text: 'We’d work by item type, since a fault in a template is repeated in every item made from it, and so is a repair.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**Inventory.** Every interaction in the bank, with the number of items that depend on it, in three groups: can’t be answered, can be answered with difficulty, minor. This list alone tells you where the money should go first.',
            '**Patterns.** Each type gets an interaction that works by keyboard and screen reader. Drag and drop becomes pick up, move, and drop, with spoken positions. Graphing gains a table view with the same precision. Hot spots become a labeled set of choices in reading order.',
            '**Construct review.** A content specialist and an accessibility specialist read each pattern together and ask what the item measures and whether the new path measures the same thing. Their answers become the rules for descriptions.',
            '**Interoperability.** Items stay in QTI, with accessibility content and the student’s needs and preferences passed in standard form, so text to speech or a color scheme follows the student into the player.',
            '**Testing.** Automated checks in the build, then manual testing with the combinations of screen reader and browser found in schools, then sessions with people who use assistive technology every day.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Subject specialists write the descriptions to the rules of the construct review. Each is checked by someone who can’t see the figure. Can the item be answered from this? Does this answer it?',
        },
        {
          type: 'paragraph',
          text: 'Projects like this go wrong when the two specialties work one after the other. Engineering makes an item operable; content then notices that the spoken positions give the order away.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'What counts as evidence',
      blocks: [
        {
          type: 'paragraph',
          text: '“Done” needs a definition for each item type before work begins: reached, understood, and answered, by keyboard and by screen reader, in the named combinations. Whether the construct survives is a separate question for your psychometricians. Do students of the same ability find the item equally hard on either path? Samples will be small, so read any statistics beside the expert review.',
        },
        {
          type: 'paragraph',
          text: 'Records are kept by item type: success criteria, method, combinations tested, finding, date. They feed an accessibility conformance report in the VPAT format that a district can read. The automated checks stay in your build, so a change that takes away keyboard operation fails before it ships. Where an item can’t be made accessible without changing what it measures, the report says so and names the alternative that serves the same objective.',
        },
      ],
    },
    {
      id: 'takeaways',
      heading: 'What to remember',
      blocks: [
        {
          type: 'list',
          items: [
            '**Say what you can’t do.** An exception with an alternative is more use to a district than a clean report that fails in the first classroom.',
            '**Test answering as well as reading.** An item that can be heard but not answered has failed.',
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
    topic: 'k-12-accessibility',
    body: 'An accessibility engineer can say which of your item types are likely to block students, and which will only annoy them.',
  },
});

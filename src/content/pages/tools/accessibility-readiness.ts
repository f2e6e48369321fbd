import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'tool',
  name: 'Accessibility readiness',
  line: 'build',
  saved: 'on-request',
  head: {
    title: 'Accessibility readiness, role by role',
    description:
      'Ten tasks that prevent most accessibility faults. Say how each one is going on your team, and see what is open with each role. There is no score.',
  },
  hero: {
    title: 'Accessibility readiness',
    subtitle:
      'Ten tasks that prevent most faults an audit would find. Say how they’re going today, and see which role has the most open.',
    picture: { motifs: ['eye', 'people', 'tick', 'pencil'] },
  },
  tool: {
    kind: 'readiness',
    roles: [
      {
        id: 'product-manager',
        title: 'Product manager',
        tasks: [
          {
            id: 'criteria',
            title: 'Acceptance criteria say what a person can do',
            text: '“A student can reorder the steps by keyboard and hears the new position” is a requirement. “Must be accessible” isn’t.',
          },
        ],
      },
      {
        id: 'learning-designer',
        title: 'Learning designer',
        tasks: [
          {
            id: 'equivalents',
            title:
              'The purpose of every activity can be reached by sight, by hearing, and by touch',
            text: 'What is it for? Choose interactions that have an equivalent. Dragging becomes choosing and placing, as a sequence of ordinary steps, for everyone.',
          },
        ],
      },
      {
        id: 'visual-designer',
        title: 'Visual designer',
        tasks: [
          {
            id: 'design-system',
            title: 'The design system settles contrast, focus, targets, zoom, and errors',
            text: 'Once, and for every screen. Color never carries meaning alone.',
          },
          {
            id: 'mockups',
            title: 'Mockups name headings, reading order, and labels',
            text: 'They are annotated where engineers and authors will see them.',
          },
        ],
      },
      {
        id: 'engineer',
        title: 'Engineer',
        tasks: [
          {
            id: 'native',
            title: 'Native elements come first',
            text: 'The rest is built to the patterns of the ARIA Authoring Practices, and tried with a screen reader before review.',
          },
          {
            id: 'focus',
            title: 'Focus goes somewhere sensible when content changes',
            text: 'No automated tool can tell whether it does.',
          },
        ],
      },
      {
        id: 'author',
        title: 'Author and editor',
        tasks: [
          {
            id: 'text',
            title:
              'Headings form an outline, links say where they lead, alternatives say what a picture is for',
            text: 'Mathematics is authored as MathML, or in a source that becomes MathML. Changes of language are marked.',
          },
          {
            id: 'media',
            title: 'Captions are written or corrected by people',
            text: 'Description is added where the picture says what the voice doesn’t.',
          },
        ],
      },
      {
        id: 'tester',
        title: 'Tester',
        tasks: [
          {
            id: 'tests',
            title: 'Automated checks can stop the build, and manual tests are in the plan',
            text: 'By keyboard, zoomed to 400 percent, with a screen reader, in high contrast, with reduced motion. People with disabilities are among the testers, paid for their time.',
          },
        ],
      },
      {
        id: 'support',
        title: 'Support',
        tasks: [
          {
            id: 'barriers',
            title: 'A reported barrier gets an answer with a date',
            text: 'Support knows how to log it, and has somebody to report it to.',
          },
        ],
      },
    ],
  },
  notes: {
    title: 'Where the tasks come from',
    paragraphs: [
      'They are those of our article [Accessibility by design](/blogs/accessibility-by-design), which explains them role by role.',
      'There’s no score, because a number would hide what matters: which task is open, and who decides it. The result is an agenda for a conversation with each role.',
      'To check it against your product, choose the one task that most learners do most often. Complete it by keyboard, then with a screen reader, then zoomed in. Note the barriers and the role that decided each. Our [accessibility testing](/support/accessibility-testing) begins in the same place.',
    ],
  },
  contact: {
    topic: 'accessibility',
    body: 'An accessibility engineer can go through the open tasks with you, role by role.',
  },
});

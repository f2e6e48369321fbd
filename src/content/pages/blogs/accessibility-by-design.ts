import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'article',
  name: 'Accessibility by design',
  line: 'solve',
  head: {
    title: 'Accessibility by design for learning products',
    description:
      'How to build WCAG 2.2 AA into briefs, design, code, content, and procurement, role by role, instead of paying for it twice at the end.',
  },
  hero: {
    title: 'Accessibility belongs in the design file',
    subtitle:
      'Accessibility by design, role by role: who does what, when, and which standard asks for it.',
    picture: { motifs: ['eye', 'pencil', 'tick', 'screen'] },
  },
  summary:
    'Most accessibility faults are built in before anyone writes code. Here’s what each role does, and which standard asks for what.',
  category: 'Accessibility',
  published: '2026-11-21',
  updated: '2026-11-22',
  sections: [
    {
      id: 'why-late-costs-twice',
      heading: 'Why late costs twice',
      blocks: [
        {
          type: 'paragraph',
          text: 'An audit at the end of a project finds the consequences of decisions made at its beginning. The color that fails contrast was chosen in the brand guide. The activity that can’t be done without a mouse was approved as a storyboard. The figure without a description was ordered without one. To repair them, somebody has to reopen work that others consider finished.',
        },
        {
          type: 'paragraph',
          text: 'Accessibility by design means that such things are decided properly the first time, by the person who decides them anyway. It takes a clear division of labor and very little heroism.',
        },
      ],
    },
    {
      id: 'which-standard',
      heading: 'Which standard asks for what',
      blocks: [
        { type: 'paragraph', text: 'The names differ, and nearly all of them lead back to WCAG.' },
        {
          type: 'terms',
          items: [
            {
              term: 'WCAG 2.1 and 2.2',
              description:
                'The Web Content Accessibility Guidelines of the W3C. Level AA is the usual target. Several of the criteria that version 2.2 adds matter in learning products, such as alternatives to dragging and a minimum size for targets.',
            },
            {
              term: 'Section 508',
              description:
                'For US federal agencies, in what they build, buy, and use. It refers to WCAG 2.0 level AA.',
            },
            {
              term: 'ADA Title II rule',
              description:
                'For state and local governments in the US, including public schools and universities. It refers to WCAG 2.1 level AA, for web content and mobile apps.',
            },
            {
              term: 'EN 301 549',
              description:
                'The European standard. Version 3.2.1 adopts WCAG 2.1 AA for web content and adds requirements for software, documents, hardware, and support services.',
            },
            {
              term: 'European Accessibility Act',
              description:
                'A European Union directive on listed products and services that has applied since June 28, 2025. EN 301 549 is the natural yardstick, though not the whole of it; see [our page on the Act](/european-accessibility-act-eaa).',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Each version of WCAG contains the one before, with a single exception: version 2.2 dropped criterion 4.1.1 (Parsing), which the W3C now treats as satisfied by HTML content. That is why we recommend WCAG 2.2 at level AA as the one internal target, even where the law names an older version.',
        },
      ],
    },
    {
      id: 'role-by-role',
      heading: 'Role by role',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'Product manager',
              description:
                'Writes accessibility into the acceptance criteria of every story. “A student can reorder the steps by keyboard and hears the new position” is a requirement. “Must be accessible” isn’t.',
            },
            {
              term: 'Learning designer',
              description:
                'Asks what each activity is for, and whether someone who can’t see it, hear it, or use a mouse can get there too. Chooses interactions that have an equivalent. Decides which facts in a figure the learner is given and which the learner has to find.',
            },
            {
              term: 'Visual designer',
              description:
                'Settles contrast and focus styles once, in the design system. Annotates mockups with heading levels and reading order. Doesn’t let color carry meaning alone.',
            },
            {
              term: 'Engineer',
              description:
                'Uses native elements first. Builds the rest to the patterns of the ARIA Authoring Practices and tries them with a screen reader before review. Manages focus when content changes.',
            },
            {
              term: 'Author and editor',
              description:
                'Writes headings that form an outline, links that say where they lead, and text alternatives that say what the picture is for. Marks changes of language. Captions and transcribes.',
            },
            {
              term: 'Tester',
              description:
                'Puts automated checks in the pipeline and manual tests in the plan, from keyboard and screen reader to zoom at 400 percent.',
            },
            {
              term: 'Support',
              description: 'Knows how to log a barrier, and answers the user with a date.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-machines-find',
      heading: 'What machines find, and what they don’t',
      blocks: [
        {
          type: 'paragraph',
          text: 'Automated tools are excellent at finding missing labels and low contrast. Run them on every change, and let them stop the build. They can’t tell whether a description is true, whether focus goes somewhere sensible, or whether a drag can be done in another way. Those are the faults that end a lesson.',
          marginNote:
            '**Focus** is the place on a page where the keyboard acts. Where it’s lost, so is the learner.',
        },
        {
          type: 'paragraph',
          text: 'So use both, and know which is which. A clean automated report means only that the questions a machine can ask have been answered.',
        },
      ],
    },
    {
      id: 'hard-parts',
      heading: 'The hard parts of learning content',
      blocks: [
        {
          type: 'list',
          items: [
            '**Mathematics.** Author it as MathML or in a source that becomes MathML. A picture of an equation is a closed door.',
            '**Graphs and diagrams.** Give a short alternative, a longer description, and, where there’s data, a table. In assessments, let a content specialist decide what may be said without giving the answer away.',
            '**Drag and drop.** Offer choosing and placing as a sequence of ordinary steps, for everyone.',
            '**Video.** Captions written or corrected by people; description where the picture says what the voice doesn’t.',
            '**Time limits.** Let them be extended, unless time is what’s being measured.',
            '**Documents.** A PDF needs tags and a reading order. Often a web page would be the better format.',
          ],
        },
      ],
    },
    {
      id: 'keeping-it',
      heading: 'Keeping it',
      blocks: [
        {
          type: 'paragraph',
          text: 'Accessibility decays. One new component or one new partner, and the first barrier is back. Four habits prevent it.',
          marginNote:
            'A **component** is built once and used in many places. One fault in it is a fault in all of them.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            'A component library in which every part has its accessibility notes and tests.',
            'A definition of done that includes it, and a reviewer who may say no.',
            'A conformance report, usually in the VPAT format, updated with releases and candid about exceptions. “Partially supports” with a plan reads better than a “supports” that fails in the buyer’s hands.',
            'People with disabilities among your testers, paid for their time, asked early.',
          ],
        },
      ],
    },
    {
      id: 'start-here',
      heading: 'Start here',
      blocks: [
        {
          type: 'paragraph',
          text: 'Choose the one task that most learners do most often. Complete it with the keyboard, then with a screen reader, then at 400 percent zoom. Write down the barriers and, beside each, the role that decided it. That second column is your plan for training, and it’s usually shorter than people fear. The [readiness check](/tools/accessibility-readiness) goes through ten tasks and shows which role has the most left to do.',
        },
        {
          type: 'paragraph',
          text: 'The list above, role by role, is also a [checklist](/checklists#accessibility-by-role) to print or open in a spreadsheet.',
        },
      ],
    },
  ],
  related: [
    '/accessibility-compliance-solutions',
    '/support/accessibility-testing',
    '/case-studies/accessible-assessment-remediation',
  ],
  contact: {
    topic: 'accessibility',
    body: 'The design file usually shows where a failed audit began. We can look at one such screen with you, next to its design.',
  },
});

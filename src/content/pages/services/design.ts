import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Design',
  line: 'build',
  head: {
    title: 'UX and UI design for learning products',
    description:
      'UX research with teachers and learners, information architecture, interface design, and an accessible design system that your engineers can build from.',
  },
  hero: {
    title: 'UX design that survives a real classroom',
    subtitle:
      'Research and interface design for tired teachers and young readers on shared devices.',
    overlay: 'light',
    picture: { motifs: ['pencil', 'screen', 'eye', 'people'] },
  },
  intro: {
    title: 'Drawn with users, specified for engineers',
    paragraphs: [
      'A design is finished when an engineer can build it without a second meeting. Each screen leaves our files with its states and its keyboard behavior, and the reason it looks the way it does.',
      'The work starts with watching. Researchers sit with a teacher planning next week or a student reading on a phone between shifts. Designers simplify what they saw, and we test the same tasks again on the prototype.',
    ],
  },
  template: 'product',
  processSteps: {
    title: 'Watched, drawn, and tested again',
    course: 'round',
    steps: [
      {
        motif: 'eye',
        title: 'Watch',
        text: 'A teacher planning next week, a student reading on a phone between shifts.',
      },
      {
        motif: 'path',
        title: 'Map',
        text: 'What each role must get done, and where they would look for it.',
      },
      {
        motif: 'pencil',
        title: 'Draw',
        text: 'From phone to projector, with empty, loading, error, and offline states.',
      },
      { motif: 'person', title: 'Test', text: 'The same tasks again, on the prototype.' },
      {
        motif: 'page',
        title: 'Specify',
        text: 'Each screen with its reason, its states, and its keyboard behavior.',
      },
    ],
  },
  offerings: {
    items: [
      {
        id: 'user-research',
        title: 'Research with teachers and learners',
        description:
          'Classroom observation and usability tests, with consent procedures suitable for minors. We rank findings by how often they occur and how much harm they do.',
        points: ['Research plan and consent forms', 'Session clips and notes', 'Ranked findings'],
        picture: { motifs: ['people', 'lens', 'speech'] },
      },
      {
        id: 'service-and-information-architecture',
        title: 'Flows and information architecture',
        description:
          'We map what teachers and learners have to get done, then arrange navigation around it. Tree tests show whether people find things, and you don’t have to draw a screen to run one.',
        points: ['Task map by role', 'Navigation model and labels', 'Tree-test results'],
        picture: { motifs: ['path', 'node', 'compass'] },
      },
      {
        id: 'interface-design',
        title: 'Interface and interaction design',
        description:
          'Layouts from phone to projector, with their empty and offline states. Type and touch targets suit the age of the reader.',
        points: [
          'Clickable prototype',
          'All states, all breakpoints',
          'Contrast and target size checked',
        ],
        picture: { motifs: ['screen', 'pencil', 'puzzle'] },
      },
      {
        id: 'design-systems',
        title: 'Design systems',
        description:
          'Tokens and components in design files and code, with themes for each product or customer. Every component states its keyboard behavior and its ARIA pattern.',
        points: [
          'Token set with tested contrast',
          'Coded component library',
          'Contribution and release rules',
        ],
        picture: { motifs: ['puzzle', 'stack', 'pencil'] },
      },
      {
        id: 'learning-experience-design',
        title: 'Learning experience design',
        description:
          'For courses and practice, we design pacing and feedback. Designers sit with subject experts, so every picture teaches.',
        picture: { motifs: ['cap', 'spark', 'book'] },
        link: {
          text: 'See outcome-based content',
          href: '/build/outcome-based-learning-content-development-services',
        },
      },
    ],
  },
  statistics: {
    items: [
      statistic('platforms-transformed'),
      statistic('countries'),
      statistic('years-of-experience'),
      statistic('students'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'teacher-workflow-redesign',
        title: 'A teacher dashboard built around Monday morning',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/teacher-workflow-redesign',
        picture: { motifs: ['calendar', 'screen', 'clock'] },
        description:
          'How to rebuild a dashboard and planner around the school week, and test it task by task.',
      },
      {
        id: 'biology-virtual-labs',
        title: 'Virtual biology labs that every student can run',
        category: 'CASE STUDY',
        href: '/case-studies/biology-virtual-labs',
        picture: { motifs: ['flask', 'eye', 'cube'] },
        description: 'Virtual labs with WCAG compliant assets and 30% cost savings.',
      },
      {
        id: 'accessibility-by-design',
        title: 'Accessibility belongs in the design file',
        category: 'BLOG',
        href: '/blogs/accessibility-by-design',
        picture: { motifs: ['eye', 'pencil', 'tick'] },
        description: 'How design files can carry accessibility decisions to engineering.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'research-with-children',
        question: 'How do you test with children?',
        answer: [
          'With the consent of parents or the school, and with a teacher or guardian present. We don’t record faces unless that’s been agreed. Tasks are phrased for the age group. Notes carry no names and are deleted on the date in the research plan.',
        ],
      },
      {
        id: 'redesign-risk',
        question: 'Will teachers accept a redesign in the middle of the year?',
        answer: [
          'Rarely with pleasure, so we avoid it. Changes go into summer or winter-break releases and are offered as a preview first. Familiar names stay unless tests prove them wrong.',
        ],
      },
      {
        id: 'accessibility-in-design',
        question: 'Which accessibility criteria can be settled in design?',
        answer: [
          'More than you’d think. Contrast, visible focus, and reading order can all be settled on the drawing board. So can two criteria that came with WCAG 2.2, target size and alternatives to dragging. We annotate them in the file and test the rest in code.',
        ],
      },
      {
        id: 'our-design-team',
        question: 'We have designers. What would you add?',
        answer: [
          'Often research capacity, accessibility review, or a design system your team hasn’t had time to build. We work in your files and leave you the library.',
        ],
      },
      {
        id: 'measuring-design',
        question: 'How will we know that the new design is better?',
        answer: [
          'We record a baseline first, with success and time for the five or six tasks that matter most. We test the same tasks on the prototype and again after release.',
        ],
      },
    ],
  },
  contact: {
    topic: 'ux',
    body: 'Every product has a task its users complain about, and it’s the right size for a first project. We watch people do it, then redesign it.',
  },
});

import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Custom development',
  line: 'build',
  head: {
    title: 'Custom software development for learning products',
    description:
      'Add the feature, tool, or service your learning product lacks: players, authoring tools, gradebooks, APIs, and apps, built in your codebase and handed over.',
  },
  hero: {
    title: 'Custom development for the feature your product lacks',
    subtitle:
      'For teams that have a learning product and need one more piece of it designed, built, and tested.',
    overlay: 'medium',
    picture: { motifs: ['puzzle', 'screen', 'gear', 'tick'] },
  },
  intro: {
    title: 'A piece that fits the product you already have',
    paragraphs: [
      'Your roadmap holds a planner, an item editor, or an offline reader that your own engineers cannot start this year. A new platform is more than you need. You need one part, built to your conventions, that your team is glad to maintain.',
      'A lead engineer, a designer, and a tester read your code and your design system first. Then they work in your repository, with your review rules, and show working software at the end of each sprint.',
    ],
  },
  template: 'product',
  plate: {
    title: 'A piece your team is glad to maintain',
    course: 'level',
    steps: [
      {
        motif: 'book',
        title: 'Read',
        text: 'A lead engineer, a designer, and a tester read your code and your design system.',
      },
      {
        motif: 'page',
        title: 'Agree',
        text: 'The contract of each service is settled before its code.',
      },
      { motif: 'gear', title: 'Build', text: 'In your repository, with your review rules.' },
      { motif: 'play', title: 'Show', text: 'Working software at the end of each sprint.' },
      {
        motif: 'tick',
        title: 'Test',
        text: 'At your peak load, by keyboard, and with a screen reader.',
      },
    ],
  },
  offerings: {
    items: [
      {
        id: 'teaching-and-learning-tools',
        title: 'Teaching and learning tools',
        description:
          'Lesson planners, annotation, discussion, portfolios, whiteboards, and gradebooks that behave as teachers expect, including at the end of the semester when everything must be exported.',
        points: [
          'Prototype tried with teachers',
          'Keyboard and screen-reader operation from the first sprint',
          'Data export in open formats',
        ],
        picture: { motifs: ['book', 'pencil', 'people'] },
      },
      {
        id: 'players-and-item-types',
        title: 'Players and item types',
        description:
          'Readers, media players, and technology-enhanced items that work equally well on a shared school laptop and on a phone. We work from QTI, EPUB, or your own content model.',
        points: [
          'Rendering engine with a test gallery',
          'Scoring logic with worked examples',
          'Offline use and safe resumption',
        ],
        picture: { motifs: ['play', 'page', 'tick'] },
      },
      {
        id: 'authoring-tools',
        title: 'Authoring and workflow tools',
        description:
          'Editors for content teams: structured forms, preview by audience, review steps, and version comparison. Accessibility checks run while the author writes, when a fix costs least.',
        picture: { motifs: ['pencil', 'stack', 'arrows'] },
      },
      {
        id: 'services-and-apis',
        title: 'Services and APIs',
        description:
          'Back-end parts with a contract: licensing, entitlement, notification, search, reporting. Each has an OpenAPI description, automated tests, and limits that are known before launch.',
        points: [
          'Contract agreed before code',
          'Load test at your peak',
          'Dashboards and alerts in your monitoring',
        ],
        picture: { motifs: ['node', 'plug', 'gear'] },
        link: { text: 'See platform integration', href: '/services/platform-integration' },
      },
      {
        id: 'mobile-and-offline',
        title: 'Mobile and offline apps',
        description:
          'Apps and installable web apps for places with poor connections. Work is stored on the device and synced later, and conflicts are settled by rules that a teacher can understand.',
        picture: { motifs: ['cloud', 'arrows', 'screen'] },
      },
    ],
  },
  statistics: {
    items: [
      statistic('platforms-transformed'),
      statistic('on-time-delivery'),
      statistic('customers'),
      statistic('countries'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'teacher-workflow-redesign',
        title: 'A teacher dashboard built around Monday morning',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/teacher-workflow-redesign',
        picture: { motifs: ['calendar', 'people', 'screen'] },
        description:
          'How to rebuild a dashboard and planner around the school week, and test it task by task.',
      },
      {
        id: 'accessible-multilingual-simulations',
        title: 'Fifty simulations, several languages, no one left out',
        category: 'CASE STUDY',
        href: '/case-studies/accessible-multilingual-simulations',
        picture: { motifs: ['flask', 'globe', 'eye'] },
        description: '50 custom simulations in a 7-week timeframe.',
      },
      {
        id: 'tech-outsourcing-for-edtech',
        title: 'Outsource the work, keep the knowledge',
        category: 'BLOG',
        href: '/blogs/tech-outsourcing-for-edtech',
        picture: { motifs: ['compass', 'people', 'globe'] },
        description: 'How to choose what a partner builds, and how to keep control of it.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'feature-or-platform',
        question: 'When is a new platform the better answer?',
        answer: [
          'When three or more planned features need the same change underneath: a new data model, new tenancy, or new permissions. Discovery shows whether that is so. If it is, read about [custom platform development](/build/custom-platform-development).',
        ],
      },
      {
        id: 'our-stack',
        question: 'Will you work in our technology stack?',
        answer: [
          'Yes. We follow your languages, framework versions, branching model, and definition of done. If something in the stack would make the feature unsafe or costly to run, you get a short written note with options before work continues.',
        ],
      },
      {
        id: 'estimate',
        question: 'How do you estimate the work?',
        answer: [
          'A discovery of a few weeks ends with user stories, a design of the risky parts, a range for effort, and a list of assumptions. You can take that package to another vendor. After each sprint we compare the forecast with what was finished.',
        ],
      },
      {
        id: 'quality',
        question: 'What must be true before a feature counts as done?',
        answer: [
          'Code reviewed and merged, automated tests passing, WCAG 2.2 AA checks done by tool and by hand, performance within the agreed budget, documentation written, and acceptance by your product manager in your test environment.',
        ],
      },
      {
        id: 'handover',
        question: 'How does our team take over the code?',
        answer: [
          'Your reviewers have seen every merge. The last sprint adds architecture notes, a walkthrough, open issues in order of importance, and a period in which we answer questions and fix defects.',
        ],
      },
    ],
  },
  contact: {
    topic: 'development',
    body: 'Which user story keeps slipping to next quarter? Bring it to a call with an engineer, and ask what we would need to know before building it in your product.',
  },
});

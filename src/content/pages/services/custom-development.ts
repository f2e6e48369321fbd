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
    subtitle: 'For teams with a learning product that needs one more piece, designed and tested.',
    overlay: 'medium',
    picture: { motifs: ['puzzle', 'screen', 'gear', 'tick'] },
  },
  intro: {
    title: 'A piece that fits the product you already have',
    paragraphs: [
      'Your roadmap holds a planner or an offline reader that your own engineers can’t get to this year. You don’t need a new platform. You need one part, built to your conventions, that your team is glad to maintain.',
      'A small team reads your code and your design system first. Then it works in your repository, by your review rules, and shows working software at the end of each sprint.',
    ],
  },
  template: 'product',
  offerings: {
    items: [
      {
        id: 'teaching-and-learning-tools',
        title: 'Teaching and learning tools',
        description:
          'Lesson planners and gradebooks that behave as teachers expect, even at the end of the semester when everything has to be exported.',
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
          'Readers, players, technology-enhanced items, all built to work as well on a phone as on a shared school laptop. We work from QTI, EPUB, or your own content model.',
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
          'Structured forms for content teams, with preview by audience and version comparison. Accessibility checks run while the author writes, when a fix costs least.',
        picture: { motifs: ['pencil', 'stack', 'arrows'] },
      },
      {
        id: 'services-and-apis',
        title: 'Services and APIs',
        description:
          'Back-end parts such as licensing and search. They come with an OpenAPI description and automated tests, and you’ll know their limits at launch.',
        points: [
          'Contract agreed on first',
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
          'Apps and installable web apps for places with poor connections. Work is saved on the device and synced later, and conflicts are settled by rules a teacher can follow.',
        picture: { motifs: ['phone', 'screen', 'arrows'] },
      },
    ],
  },
  statistics: {
    items: [statistic('platforms-transformed'), statistic('customers'), statistic('countries')],
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
          'When three or more planned features need the same change underneath, such as a new data model. Discovery shows whether that’s so. If it is, read about [custom platform development](/build/custom-platform-development).',
        ],
      },
      {
        id: 'our-stack',
        question: 'Will you work in our technology stack?',
        answer: [
          'Yes. We follow your branching model and your definition of done. If something in the stack would make the feature unsafe or costly to run, we’ll send a short note with options.',
        ],
      },
      {
        id: 'estimate',
        question: 'How do you estimate the work?',
        answer: [
          'Discovery takes a few weeks. You get user stories, a design of the risky parts, and a range for effort with the assumptions behind it. It’s yours to take to another vendor. After each sprint we compare the forecast with what got finished.',
        ],
      },
      {
        id: 'quality',
        question: 'What has to be true for a feature to count as done?',
        answer: [
          'The code is reviewed and merged, and its automated tests pass. WCAG 2.2 AA checks are done by tool and by hand. It’s documented and within the performance budget, and your product manager has accepted it in your test environment.',
        ],
      },
      {
        id: 'handover',
        question: 'How does our team take over the code?',
        answer: [
          'Your reviewers have seen every merge, so it won’t be a surprise. The last sprint adds architecture notes and a walkthrough. After that we answer questions and fix defects for an agreed period.',
        ],
      },
    ],
  },
  contact: {
    topic: 'development',
    body: 'Talk to an engineer about the user story that keeps slipping to next quarter.',
  },
});

import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Ongoing support',
  line: 'support',
  head: {
    title: 'Support and maintenance for learning products',
    description:
      'One agreement for the years after launch: service levels, maintenance, small changes, seasonal coverage, and quarterly reviews. We take over from any vendor.',
  },
  hero: {
    title: 'Keep a named support team after launch',
    subtitle: 'One agreement, with coverage that follows the school year.',
    overlay: 'medium',
    picture: { motifs: ['headset', 'calendar', 'gear', 'shield'] },
  },
  intro: {
    title: 'What happens in year two',
    paragraphs: [
      'Budgets are made for launches. Then browsers change, an LMS changes its API, and the engineers who built the product move on.',
      'With a support agreement you know who answers and how many hours are left for improvements. A service lead brings you the record each month. Each quarter we agree on what to fix and what to leave alone.',
    ],
  },
  template: 'process',
  offerings: {
    items: [
      {
        id: 'takeover',
        title: 'Takeover and onboarding',
        description:
          'We learn the product from its code and its tickets, whether we built it or not. The takeover ends with a test: our engineers deploy, restore a backup, and resolve a simulated incident.',
        points: [
          'Knowledge map and risk list',
          'Access and secrets handed over safely',
          'Acceptance test',
        ],
        picture: { motifs: ['key', 'page', 'people'] },
      },
      {
        id: 'service-levels',
        title: 'Service levels and reporting',
        description:
          'Response and resolution targets by severity, in hours that match your time zones. The monthly report shows which targets were missed and what would prevent a repeat.',
        points: [
          'Severity definitions with examples',
          'Monthly service report',
          'Root-cause reviews',
        ],
        picture: { motifs: ['clock', 'bars', 'bell'] },
      },
      {
        id: 'maintenance',
        title: 'Maintenance calendar',
        description:
          'Library updates and backup drills are scheduled for the year, away from exams and enrollment.',
        picture: { motifs: ['calendar', 'gear', 'tick'] },
      },
      {
        id: 'change-hours',
        title: 'Hours for small changes',
        description:
          'A pool of hours for wording and fixes. Your product manager ranks the list and sees an estimate for each item. The agreement says what happens to hours you don’t use.',
        picture: { motifs: ['pencil', 'clock', 'puzzle'] },
      },
      {
        id: 'seasonal-cover',
        title: 'Seasonal coverage',
        description:
          'More people and longer hours for back-to-school and testing windows, with a change freeze and a capacity check ahead of them.',
        points: ['Peak plan', 'Extended hours', 'Daily summary while it lasts'],
        picture: { motifs: ['bus', 'people', 'bell'] },
        link: { text: 'See back-to-school readiness', href: '/k-12/school-readiness' },
      },
    ],
  },
  statistics: {
    items: [statistic('countries'), statistic('years-of-experience'), statistic('customers')],
  },
  resources: {
    cards: [
      {
        id: 'summer-release-readiness',
        title: 'Ready before the buses run: a back-to-school plan',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/summer-release-readiness',
        picture: { motifs: ['path', 'calendar', 'tick'] },
        description:
          'One plan with two dry runs gets a platform ready for the first day of school.',
      },
      {
        id: 'hybrid-cloud-implementation',
        title: 'A hybrid cloud with fewer calls to the help desk',
        category: 'CASE STUDY',
        href: '/case-studies/hybrid-cloud-implementation',
        picture: { motifs: ['cloud', 'headset', 'arrows'] },
        description: 'A hybrid-cloud implementation: 43% fewer IT support tickets.',
      },
      {
        id: 'tech-outsourcing-for-edtech',
        title: 'Outsource the work, keep the knowledge',
        category: 'BLOG',
        href: '/blogs/tech-outsourcing-for-edtech',
        picture: { motifs: ['globe', 'people', 'page'] },
        description: 'What a good outsourcing agreement says about knowledge and exit.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'not-built-by-you',
        question: 'Do you support products you didn’t build?',
        answer: [
          'Yes. We begin with a paid assessment of the code and the open tickets. If the product can’t be supported safely as it is, we’ll say what has to change first and how much effort that takes.',
        ],
      },
      {
        id: 'which-support',
        question: 'How does this differ from technical and application support?',
        answer: [
          'It’s the agreement that holds them together. [Technical support](/support/technical) answers your users; [platform and application support](/support/platform-application-support) repairs the software. You can take either alone, or both under one service lead.',
        ],
      },
      {
        id: 'service-hours',
        question: 'Which hours can be covered?',
        answer: [
          'Whatever your users need. A district may want school days in its own time zone; a university with online students may want evenings and weekends. Critical incidents can have on-call coverage outside those hours.',
        ],
      },
      {
        id: 'standards-change',
        question: 'Who watches for changes in standards and law?',
        answer: [
          'The service lead keeps a watch list for your product. It covers WCAG and LTI versions along with the law in your markets. Each entry has a date and a proposed response.',
        ],
      },
      {
        id: 'ending',
        question: 'What happens when the agreement ends?',
        answer: [
          'Documentation and access go back to you or to your next vendor, with handoff sessions. That’s easier than it sounds, because it’s all been kept in your systems or in open formats from the start.',
        ],
      },
    ],
  },
  contact: {
    topic: 'support',
    body: 'Who answers today when your product fails at 8:30 on a school morning? A support agreement settles that.',
  },
});

import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Optimisation',
  line: 'support',
  head: {
    title: 'Optimisation of learning platforms: speed, cost, use',
    description:
      'Measure and improve page speed, hosting cost, database load and task completion in a live learning platform, with before-and-after figures for each change.',
  },
  hero: {
    title: 'Make the platform you have faster, cheaper and easier to use',
    subtitle:
      'Optimisation by measurement: find the slow, the costly and the confusing, fix one at a time, prove the effect.',
    overlay: 'medium',
    picture: { motifs: ['bars', 'clock', 'gear', 'arrows'] },
  },
  intro: {
    title: 'Before you rebuild, measure',
    paragraphs: [
      'A slow dashboard is often one query. A cloud bill is often one forgotten environment. A feature that nobody uses is often three clicks too deep. None of these needs a new platform.',
      'We instrument the live system, agree a baseline with you and rank the causes by effect and effort. **Each change is released alone and measured against the baseline**. If it did not help, it is taken out again.',
    ],
  },
  offerings: {
    items: [
      {
        id: 'page-speed',
        title: 'Page and media speed',
        description:
          'We look at real visits on school devices, not only at a laboratory score. Images, fonts, scripts and third-party tags are reduced to what the lesson needs, and a budget in the build keeps it so.',
        points: [
          'Core Web Vitals by device and region',
          'Performance budget in the pipeline',
          'Video delivery suited to weak networks',
        ],
        picture: { motifs: ['screen', 'arrows', 'clock'] },
      },
      {
        id: 'database-and-services',
        title: 'Database and service tuning',
        description:
          'Slow queries, chatty services, missing indexes and locks at sign-in time are traced from request to row. Fixes are tried under recorded load before they reach users.',
        points: [
          'Query and trace analysis',
          'Caching rules with expiry',
          'Load test before and after',
        ],
        picture: { motifs: ['stack', 'lens', 'gear'] },
      },
      {
        id: 'cloud-cost',
        title: 'Cloud cost',
        description:
          'Spending is assigned to products and tenants, then reduced by right-sizing, schedules, storage tiers and commitments. A test environment that sleeps at night and at weekends stops costing what production costs.',
        picture: { motifs: ['cloud', 'bars', 'ladder'] },
        link: { text: 'See AI and cloud services', href: '/cognify/ai-and-cloud-service' },
      },
      {
        id: 'task-completion',
        title: 'Task completion and adoption',
        description:
          'Funnels and short observations show where teachers give up. We change wording, defaults and order, and compare like with like: same task, same week of term.',
        points: ['Funnel by role', 'Experiment plan', 'Result with its margin of error'],
        picture: { motifs: ['target', 'path', 'people'] },
      },
      {
        id: 'content-library',
        title: 'Library and search upkeep',
        description:
          'Unused, duplicate and broken assets slow search and confuse choice. We find them, propose merging or retirement, and redirect the links that teachers have saved.',
        picture: { motifs: ['book', 'lens', 'stack'] },
      },
    ],
  },
  statistics: {
    items: [
      { number: '75%', description: 'improvement in platform load times' },
      { number: '25%', description: 'lower operational costs after cloud migration' },
      { number: '65+', description: 'platforms transformed' },
      { number: '3x', description: 'faster releases in one modernised product suite' },
    ],
  },
  resources: {
    cards: [
      {
        id: 'modernization-edtech-suite',
        title: '3x faster releases from a renewed suite',
        category: 'CASE STUDY',
        href: '/case-studies/modernization-edtech-suite',
        picture: { motifs: ['gear', 'arrows', 'calendar'] },
        description: 'A modernised EdTech suite with 3x faster releases.',
      },
      {
        id: 'cloud-ai-virtual-classroom',
        title: 'Growth with over 30% infrastructure savings',
        category: 'CASE STUDY',
        href: '/case-studies/cloud-ai-virtual-classroom',
        picture: { motifs: ['people', 'cloud', 'screen'] },
        description: 'From 5K to 50K active students at a lower infrastructure cost.',
      },
      {
        id: 'data-analytics-acceleration',
        title: 'Reports that arrive while they still matter',
        category: 'CASE STUDY',
        href: '/case-studies/data-analytics-acceleration',
        picture: { motifs: ['chart', 'clock', 'stack'] },
        description: 'Speeding up analytics over learning and operations data.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'access-needed',
        question: 'What access do you need?',
        answer: [
          'Read access to monitoring, logs, billing and code for the review. Changes then go through your normal merge and release process. Student data stays masked unless a fault cannot be found in any other way and you have agreed.',
        ],
      },
      {
        id: 'first-results',
        question: 'How soon will users notice?',
        answer: [
          'The review takes a few weeks and usually finds some changes that are small and safe. Those come first. Deeper work on data models or services is planned between terms, with its expected effect stated in figures.',
        ],
      },
      {
        id: 'risk',
        question: 'Could optimisation break something?',
        answer: [
          'Any change can. We add tests around the part being changed, release to a small share of users, watch errors beside speed, and keep a switch to return. The plan leaves exams and enrolment alone.',
        ],
      },
      {
        id: 'speed-and-accessibility',
        question: 'Does faster mean less accessible?',
        answer: [
          'It should not. Simpler pages help people who use assistive technology. We check that lazy loading keeps focus and announcements intact, and re-test changed screens against WCAG 2.2 AA.',
        ],
      },
      {
        id: 'when-to-rebuild',
        question: 'When do you advise rebuilding instead?',
        answer: [
          'When the measured limit is structural: a data model that cannot separate tenants, a framework without security updates, or hosting that cannot scale. You then have the evidence for the case, and we can plan [a staged renewal](/cognify/ai-enabled-tech).',
        ],
      },
    ],
  },
  contact: {
    body: 'Point us to the screen people complain about, or the bill that keeps growing. We will say how we would measure it and what a first month of work could change.',
  },
});

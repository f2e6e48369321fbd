import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Optimization',
  line: 'support',
  head: {
    title: 'Learning platform optimization: speed, cost, and use',
    description:
      'Measure and improve page speed, hosting cost, database load, and task completion in a live learning platform, with before-and-after figures for each change.',
  },
  hero: {
    title: 'Make the platform you have faster, cheaper, and easier to use',
    subtitle: 'We fix one thing at a time and measure the effect.',
    overlay: 'medium',
    picture: { motifs: ['bars', 'clock', 'gear', 'arrows'] },
  },
  intro: {
    title: 'Before you rebuild, measure',
    paragraphs: [
      'A slow dashboard is often one query. A cloud bill is often one forgotten environment. An unused feature is often three clicks too deep. You don’t need a new platform for any of that.',
      'We instrument the live system and agree on a baseline with you, then rank the causes by effect and effort. Each change is released alone and measured against the baseline. If it doesn’t help, we take it out again.',
    ],
  },
  template: 'evidence',
  offerings: {
    items: [
      {
        id: 'page-speed',
        title: 'Page and media speed',
        description:
          'We measure real visits on school devices along with the lab score. Images and scripts are cut to what the lesson needs, and a performance budget in the build keeps them there.',
        points: [
          'Core Web Vitals by device and region',
          'Performance budget in the pipeline',
          'Video delivery suited to weak networks',
        ],
        picture: { motifs: ['gauge', 'clock', 'screen'] },
      },
      {
        id: 'database-and-services',
        title: 'Database and service tuning',
        description:
          'Slow queries and locks at sign-in time are traced from request to row. We try fixes under recorded load, so users aren’t the first to meet them.',
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
          'We assign spending to products and tenants, then reduce it with right-sizing and cheaper storage. A test environment that sleeps at night and on weekends stops costing what production costs.',
        picture: { motifs: ['coins', 'cloud', 'bars'] },
        link: { text: 'See AI and cloud services', href: '/cognify/ai-and-cloud-service' },
      },
      {
        id: 'task-completion',
        title: 'Task completion and adoption',
        description:
          'Funnels and short observations show where teachers give up. We change wording or order and compare the same task in the same week of the semester.',
        points: ['Funnel by role', 'Experiment plan', 'Result with its margin of error'],
        picture: { motifs: ['target', 'path', 'people'] },
      },
      {
        id: 'content-library',
        title: 'Library and search upkeep',
        description:
          'Unused and duplicate assets slow search and make choosing harder. We propose what to merge or retire and redirect the links that teachers have saved.',
        picture: { motifs: ['book', 'lens', 'stack'] },
      },
    ],
  },
  statistics: {
    items: [
      statistic('infrastructure-savings'),
      statistic('platforms-transformed'),
      statistic('faster-releases'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'modernization-edtech-suite',
        title: 'Renewing an EdTech suite without closing the school',
        category: 'CASE STUDY',
        href: '/case-studies/modernization-edtech-suite',
        picture: { motifs: ['gear', 'arrows', 'calendar'] },
        description: 'A modernized EdTech suite with 3x faster releases.',
      },
      {
        id: 'cloud-ai-virtual-classroom',
        title: 'A virtual classroom, from 5K to 50K students',
        category: 'CASE STUDY',
        href: '/case-studies/cloud-ai-virtual-classroom',
        picture: { motifs: ['people', 'cloud', 'screen'] },
        description: 'From 5K to 50K active students with over 30% infrastructure savings.',
      },
      {
        id: 'data-analytics-acceleration',
        title: 'Learning data that gives the same answer twice',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/data-analytics-acceleration',
        picture: { motifs: ['chart', 'clock', 'stack'] },
        description:
          'How agreed definitions and one pipeline let a report be traced to its source.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'access-needed',
        question: 'What access do you need?',
        answer: [
          'Read access to logs, code, and billing for the review. Changes then go through your normal merge and release process. Student data stays masked unless a fault can’t be found any other way and you’ve agreed.',
        ],
      },
      {
        id: 'first-results',
        question: 'How soon will users notice?',
        answer: [
          'The review takes a few weeks and usually finds some changes that are small and safe. Those come first. Deeper work on data models or services is planned for school breaks, with its expected effect stated in figures.',
        ],
      },
      {
        id: 'risk',
        question: 'Could optimization break something?',
        answer: [
          'Any change can. We add tests around the part being changed and release it to a small share of users. There’s a switch that turns it off. The plan leaves exams and enrollment alone.',
        ],
      },
      {
        id: 'speed-and-accessibility',
        question: 'Does faster mean less accessible?',
        answer: [
          'It shouldn’t. Simpler pages help people who use assistive technology. We check that lazy loading keeps focus and announcements intact, and retest changed screens against WCAG 2.2 AA.',
        ],
      },
      {
        id: 'when-to-rebuild',
        question: 'When do you advise rebuilding instead?',
        answer: [
          'When the measured limit is structural, such as a data model that can’t separate tenants or a framework without security updates. By then you’ll have the evidence to make the case, and we can plan a staged renewal as [AI-enabled development](/cognify/ai-enabled-tech).',
        ],
      },
    ],
  },
  contact: {
    topic: 'optimization',
    body: 'A screen people complain about or a bill that keeps growing would fill a useful first month.',
  },
});

import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Learning analytics',
  line: 'cognify',
  head: {
    title: 'Learning analytics with xAPI and Caliper',
    description:
      'Learning analytics from event to decision: xAPI and Caliper data, a store you control, dashboards for each role, and early alerts that staff can act on.',
  },
  hero: {
    title: 'Learning analytics that people can act on',
    subtitle: 'Collect less, define it well, and reach a person in time to matter.',
    overlay: 'medium',
    picture: { motifs: ['chart', 'person', 'clock', 'node'] },
  },
  intro: {
    title: 'Start from the decision',
    paragraphs: [
      'Dashboards fail for a human reason: it was never decided who’d look at them and what they’d do next. So we ask about the decision first, and about the evidence that would change someone’s mind. Pipelines come later.',
      'Events are defined once and kept in a store that belongs to you. Teachers and advisors help design the views, and the first version goes to one department or one product.',
    ],
  },
  template: 'evidence',
  offerings: {
    items: [
      {
        id: 'questions-and-measures',
        title: 'Questions and measures',
        description:
          'Workshops turn wishes into measures with a formula and known weaknesses. Time on page, for instance, doesn’t measure effort, and the catalog says where it may be used.',
        points: [
          'Decision and measure catalog',
          'Data needs and legal basis',
          'Measures we advise against',
        ],
        picture: { motifs: ['speech', 'compass', 'page'] },
      },
      {
        id: 'event-collection',
        title: 'Event collection',
        description:
          'Products send xAPI statements or Caliper events by an agreed profile. We instrument the product and test that what was done is what was recorded.',
        points: [
          'xAPI profile or Caliper metric profiles',
          'Validation in the release pipeline',
          'Daily completeness report',
        ],
        picture: { motifs: ['node', 'plug', 'arrows'] },
      },
      {
        id: 'data-platform',
        title: 'Learning record store and warehouse',
        description:
          'Events are joined with enrollment and assessment data in a governed model. Access is by role, and the system enforces retention.',
        picture: { motifs: ['stack', 'key', 'cloud'] },
      },
      {
        id: 'dashboards',
        title: 'Dashboards by role',
        description:
          'A teacher sees today’s class; an advisor sees who’s gone quiet; a product manager sees which activity loses people. Charts have a definition and an accessible table.',
        points: [
          'Sketches tested with users',
          'Small-group suppression',
          'WCAG 2.2 AA charts and tables',
        ],
        picture: { motifs: ['screen', 'bars', 'eye'] },
      },
      {
        id: 'early-alerts',
        title: 'Early alerts and intervention',
        description:
          'Rules or models point to learners who may need help, with the reasons. The workflow records the contact made and its result, so you learn whether the alert did any good.',
        points: [
          'Thresholds set with advisors',
          'Fairness checks by group',
          'Evaluation against a comparison',
        ],
        picture: { motifs: ['bell', 'person', 'target'] },
      },
    ],
  },
  statistics: {
    items: [
      statistic('students'),
      statistic('resources'),
      statistic('countries'),
      statistic('ai-deployments'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'analytics-intervention-system',
        title: 'Early alerts that end in a conversation',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/analytics-intervention-system',
        picture: { motifs: ['path', 'bell', 'people'] },
        description:
          'How to design early alerts that advisors can explain and act on, with a record of each contact.',
      },
      {
        id: 'data-analytics-acceleration',
        title: 'Learning data that gives the same answer twice',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/data-analytics-acceleration',
        picture: { motifs: ['clock', 'stack', 'bars'] },
        description:
          'How agreed definitions and one pipeline let a report be traced to its source.',
      },
      {
        id: 'data-governance-for-student-data',
        title: 'Student data needs an owner',
        category: 'BLOG',
        href: '/blogs/data-governance-for-student-data',
        picture: { motifs: ['shield', 'key', 'stack'] },
        description: 'Purpose, access, and retention for learning records.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'xapi-or-caliper',
        question: 'Should we use xAPI or Caliper?',
        answer: [
          'xAPI is flexible and suits varied activities, including those outside an LMS; you have to agree on your own vocabulary or profile. Caliper Analytics defines common events for education and suits products in the 1EdTech family. A store can receive both and map them to one internal model.',
        ],
      },
      {
        id: 'consent-and-privacy',
        question: 'Do we need consent to analyze learning data?',
        answer: [
          'It depends on the purpose and the law. Under FERPA a provider may act as a school official for the institution. COPPA adds limits for children under 13. GDPR asks for a legal basis and often an impact assessment. We document each use so your privacy officer can decide.',
        ],
      },
      {
        id: 'prediction-fairness',
        question: 'How do you keep predictions fair?',
        answer: [
          'We leave out features that act as stand-ins for protected traits, and we compare errors between groups. Signals that a student can change, such as missed work, work best. Advisors see the reasons behind a score, and students can ask for a review.',
        ],
      },
      {
        id: 'analytics-and-deepsight',
        question: 'How does this relate to DeepSight?',
        answer: [
          'Learning analytics is the foundation, from events to dashboards. [DeepSight](/cognify/deepsight) adds AI that reads content alongside those records, and the framework that keeps models in check. You can start with either.',
        ],
      },
      {
        id: 'poor-data',
        question: 'Our data is incomplete. Is it too early?',
        answer: [
          'No, but begin with one question and one course. We report how much of the activity is covered and postpone comparisons that the data can’t support. Waiting for perfect data usually means waiting forever.',
        ],
      },
    ],
  },
  contact: {
    topic: 'analytics',
    body: 'Name a decision you’d like to make two weeks earlier. The first version serves that one, in one course.',
  },
});

import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Community',
  line: 'support',
  head: {
    title: 'Educator community management for EdTech',
    description:
      'Plan, launch, and moderate an online community for teachers or customers: forums, advisory groups, events, and product feedback. Safe and accessible.',
  },
  hero: {
    title: 'A community for the educators who use your product',
    subtitle: 'A forum worth returning to, and feedback that reaches your roadmap.',
    overlay: 'medium',
    picture: { motifs: ['speech', 'people', 'globe', 'bell'] },
  },
  intro: {
    title: 'Teachers trust other teachers',
    paragraphs: [
      'The best advice on using your product is already being given, in teachers’ lounges and private groups you’ll never see. A community brings some of it where others can find it and you can listen.',
      'Software is the small part. The work is in the purpose and the founding members. Product teams get a digest each month, and members hear what became of their ideas.',
    ],
  },
  template: 'process',
  offerings: {
    items: [
      {
        id: 'community-plan',
        title: 'Purpose, rules, and platform',
        description:
          'Who’s it for, and what will you do with what they say? The answers give you the rules and the measures. They also point to a platform, which we connect to your sign-on.',
        points: ['Community charter', 'Platform comparison', 'Accessibility check to WCAG 2.2 AA'],
        picture: { motifs: ['compass', 'page', 'key'] },
      },
      {
        id: 'launch',
        title: 'Founding members and launch',
        description:
          'A forum that opens empty stays empty. We invite a founding group and help them post lesson ideas and questions. The doors open when there’s something to read.',
        picture: { motifs: ['people', 'arrows', 'book'] },
      },
      {
        id: 'moderation',
        title: 'Moderation and child safety',
        description:
          'Trained moderators welcome, guide, and, where they have to, remove. Posts that could identify a student are hidden first and discussed afterward. Urgent concerns follow your child-safety procedure.',
        points: [
          'Published moderation policy',
          'Response times by type of report',
          'Monthly transparency note',
        ],
        picture: { motifs: ['shield', 'eye', 'bell'] },
      },
      {
        id: 'events',
        title: 'Events and office hours',
        description:
          'Monthly sessions where members show how they teach and product managers answer questions. Live captions and recordings are part of the plan.',
        picture: { motifs: ['microphone', 'calendar', 'screen'] },
      },
      {
        id: 'advisory-groups',
        title: 'Advisory groups and product feedback',
        description:
          'A balanced panel of teachers and administrators tests ideas under a clear agreement. Requests from the forum are grouped and returned with a status.',
        points: [
          'Panel recruitment and terms',
          'Feedback digest for product teams',
          'Status of every grouped request',
        ],
        picture: { motifs: ['target', 'path', 'tick'] },
      },
    ],
  },
  statistics: {
    items: [
      statistic('customers'),
      statistic('countries'),
      statistic('caption-languages'),
      statistic('years-of-experience'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'product-roadmap-reset',
        title: 'A product roadmap with fewer plans and better reasons',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/product-roadmap-reset',
        picture: { motifs: ['ladder', 'path', 'target'] },
        description: 'How to turn a crowded roadmap into a few bets with evidence behind them.',
      },
      {
        id: 'teacher-workflow-redesign',
        title: 'A teacher dashboard built around Monday morning',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/teacher-workflow-redesign',
        picture: { motifs: ['lens', 'people', 'calendar'] },
        description:
          'How to rebuild a dashboard and planner around the school week, and test it task by task.',
      },
      {
        id: 'education-learning-trends-2025',
        title: 'What 2025 asks of digital learning',
        category: 'BLOG',
        href: '/blogs/education-learning-trends-2025',
        picture: { motifs: ['chart', 'globe', 'speech'] },
        description:
          'What educators and product teams are asked for, in a report from November 2026.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'enough-users',
        question: 'Do we have enough users for a community?',
        answer: [
          'It depends less on the total than on how many share the same task. A few dozen active teachers of one subject can sustain a lively group. If your users are too few or too scattered, we’ll suggest an advisory panel or regular office hours instead.',
        ],
      },
      {
        id: 'criticism',
        question: 'What if members criticize our product in public?',
        answer: [
          'They will, and others will watch how you answer. We keep criticism that’s civil and say openly what won’t be built. Removing a complaint costs more trust than the complaint does.',
        ],
      },
      {
        id: 'students',
        question: 'Can students take part?',
        answer: [
          'We keep adult communities and student spaces apart. In the United States, COPPA can apply where a space collects personal information from children under 13, and schools may set stricter terms. We normally advise student panels run through schools, with consent.',
        ],
      },
      {
        id: 'member-data',
        question: 'Who owns the posts and the members’ data?',
        answer: [
          'Members keep their authorship and grant you the rights stated in the charter. The data stays in your account, with export and deletion for each member as GDPR and CCPA require.',
        ],
      },
      {
        id: 'measure',
        question: 'How do you measure a community?',
        answer: [
          'By questions answered and by members who come back. Sign-up totals come last in the report.',
        ],
      },
    ],
  },
  contact: {
    topic: 'support',
    body: 'Would a community serve your most generous users? Sometimes office hours serve them better, and it’s good to know that before you choose a platform.',
  },
});

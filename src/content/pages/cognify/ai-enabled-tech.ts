import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'AI-enabled technology development',
  line: 'cognify',
  head: {
    title: 'AI-Enabled Technology Development for EdTech',
    description:
      'Build new AI learning products, renew legacy platforms, and add learning analytics, with engineers who use AI in their own work and review what it writes.',
  },
  hero: {
    title: 'AI-Enabled Technology Development',
    subtitle: 'Reimagine The Product Development Journey With AI',
    overlay: 'medium',
    picture: { motifs: ['node', 'screen', 'gear', 'spark'] },
  },
  intro: {
    title: 'Do more with less',
    paragraphs: [
      'Less of what? Less time reading inherited code, writing the tests it never had, and bringing its documentation up to date. AI makes the first pass at all three. The architecture, the approval of a merge, and the answer to a security reviewer stay with people, by name.',
      'More of what? A product lead with a fixed team has new features, old code, and the reports that schools ask for. The hours that AI saves go into those. You’ll see the same pull requests and test results that we do.',
    ],
  },
  template: 'product',
  offerings: {
    presentation: 'tabs',
    items: [
      {
        id: 'service-1',
        title: 'Custom AI Product Engineering',
        description:
          'Adaptive practice, a tutor, feedback on drafts, a tool for authors. We build the part most likely to fail first and try it with real content and a small group of learners. Then you decide whether to fund the rest.',
        points: [
          'Prototype with an evaluation set',
          'Product backlog and architecture',
          'Model layer that can switch providers',
          'Accessible interface to WCAG 2.2 AA',
        ],
        picture: { motifs: ['spark', 'cube', 'pencil'] },
        link: { text: 'Build a New Product', href: '/contact-us' },
      },
      {
        id: 'service-2',
        title: 'Legacy EdTech Transformation',
        description:
          'We write the tests that the old modules lack and replace them one by one. Your customers keep their gradebooks and their links throughout.',
        points: [
          'Code and data inventory',
          'Characterization tests before change',
          'Replacement order by risk and value',
          'Upgrade to LTI 1.3 and QTI 3.0',
        ],
        picture: { motifs: ['stack', 'arrows', 'gear'] },
        link: { text: 'See Transformation Plans', href: '/contact-us' },
      },
      {
        id: 'service-3',
        title: 'AI-Driven Learning Analytics',
        description:
          'What a teacher wants to know decides which events the product records. Progress and struggle appear in a teacher’s words, with the strength of the evidence beside them.',
        points: [
          'xAPI or Caliper event model',
          'Dashboards tested with teachers',
          'Prediction with fairness checks',
          'Export to your warehouse',
        ],
        picture: { motifs: ['chart', 'people', 'lens'] },
        link: { text: 'Explore Learning Analytics', href: '/contact-us?topic=analytics' },
      },
      {
        id: 'service-4',
        title: 'Full Lifecycle EdTech Delivery',
        description:
          'The team that designs the product also looks after it. There’s one backlog, and one lead who’s responsible for it. Scope is agreed on for each release, and the team can grow or shrink with your calendar.',
        points: [
          'Discovery, design, build, release, support',
          'Regression, load, and accessibility tests',
          'Release notes and training for your staff',
          'Service levels once it’s live',
        ],
        picture: { motifs: ['path', 'people', 'calendar', 'tick'] },
        link: { text: 'Discuss End-to-End Services', href: '/contact-us' },
      },
    ],
  },
  statistics: {
    items: [
      statistic('ai-tech-solutions'),
      statistic('ai-tech-users'),
      statistic('ai-tech-learning-gains'),
      statistic('ai-tech-uptime'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'adaptive-learning-ai-platform',
        title: 'Adaptive learning that shows its reasons',
        category: 'CASE STUDY',
        href: '/case-studies/adaptive-learning-ai-platform',
        picture: { motifs: ['ladder', 'node', 'cap'] },
        description: 'An adaptive learning platform built with AI: 18% learning gains.',
      },
      {
        id: 'modernization-edtech-suite',
        title: 'Renewing an EdTech suite without closing the school',
        category: 'CASE STUDY',
        href: '/case-studies/modernization-edtech-suite',
        picture: { motifs: ['clock', 'arrows', 'stack'] },
        description: 'An EdTech suite, modernized: 3x faster releases.',
      },
      {
        id: 'analytics-intervention-system',
        title: 'Early alerts that end in a conversation',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/analytics-intervention-system',
        picture: { motifs: ['bell', 'bars', 'people'] },
        description:
          'How to design early alerts that advisors can explain and act on, with a record of each contact.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'how-ai-is-used',
        question: 'How do your developers use AI without putting our code at risk?',
        answer: [
          'Only with tools and accounts you approve, on terms you’ve read; ask whether they allow training on your code. Secrets and learner data never enter a prompt. AI-written code passes the same review and tests as any other, and a named engineer approves each merge.',
        ],
      },
      {
        id: 'live-replacement',
        question: 'Can you replace a legacy platform while schools are using it?',
        answer: [
          'Yes. We use staged migrations to minimize downtime. The new module runs beside the old one until the results agree, then groups of customers move across in agreed windows. Each stage can be reversed until you’ve accepted it.',
        ],
      },
      {
        id: 'privacy-by-design',
        question: 'How is compliance handled in a new AI product?',
        answer: [
          'We design for compliance with FERPA, COPPA, and GDPR from the first data model: purpose, consent (or school authorization), minimization, retention, and deletion. The build runs on the cloud you choose; our teams are certified on three major cloud providers.',
        ],
      },
      {
        id: 'ownership',
        question: 'Who owns the product and the models at the end?',
        answer: [
          'You own the source code and evaluation sets made for you. Third-party models and libraries keep their own licenses, and we’ll list them. Handoff includes the pipelines needed to build and test without us.',
        ],
      },
    ],
  },
  contact: {
    topic: 'development',
    body: 'Building something new, or renewing what you inherited? Let’s settle what has to be proved first.',
  },
});

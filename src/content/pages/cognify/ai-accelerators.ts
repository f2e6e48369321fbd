import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'AI accelerators',
  line: 'cognify',
  head: {
    title: 'AI accelerators for learning products',
    description:
      'Tested building blocks for tutors, search, feedback, tagging, and migration, fitted to your learning product, your data rules, and your release process.',
  },
  hero: {
    title: 'Start your AI feature from something that already works',
    subtitle:
      '30+ accelerators for learning products: components, pipelines, and test sets that we fit to your platform and hand over with the code.',
    overlay: 'medium',
    picture: { motifs: ['arrows', 'puzzle', 'spark', 'gear'] },
  },
  intro: {
    title: 'Skip the scaffolding, keep the decisions',
    paragraphs: [
      'The first months of an AI feature rarely go into the idea. They go into permissions, retrieval, logging, evaluation, and cost limits: work that looks much the same in every learning product.',
      'An accelerator is that common part, built once and tested. Your team decides what the feature should do for learners; our engineers connect it to your content, your sign-on, and your analytics. You receive source code, tests, and a runbook.',
    ],
  },
  template: 'product',
  plate: {
    title: 'The common part is built; the decisions are yours',
    course: 'level',
    steps: [
      {
        motif: 'spark',
        title: 'Decide',
        text: 'Your team says what the feature should do for learners.',
      },
      {
        motif: 'plug',
        title: 'Connect',
        text: 'Our engineers fit it to your content, your sign-on, and your analytics.',
      },
      {
        motif: 'shield',
        title: 'Limit',
        text: 'Filters for personal data, limits on rate and cost, and a log that support can read.',
      },
      {
        motif: 'target',
        title: 'Test',
        text: 'For accuracy and safety, on sets made for the purpose and on your own queries.',
      },
      { motif: 'key', title: 'Hand over', text: 'You receive source code, tests, and a runbook.' },
    ],
  },
  offerings: {
    items: [
      {
        id: 'learning-assistants',
        title: 'Learning assistants',
        description:
          'A tutor or help assistant that answers from your course content only, shows the passage it used, and declines what lies outside. Age rules, tone, and escalation to a person are settings you control.',
        points: [
          'Retrieval over lessons, transcripts, and glossaries',
          'Hints in steps instead of finished answers',
          'Placement in an LMS through LTI 1.3',
        ],
        picture: { motifs: ['speech', 'book', 'spark'] },
      },
      {
        id: 'search-and-recommendation',
        title: 'Search and recommendation',
        description:
          'Teachers find a resource by describing it. Results respect licenses, grade bands, and standards, and each recommendation states its reason.',
        points: [
          'Hybrid keyword and semantic search',
          'Ranking tests with your own queries',
          'Filters by standard, duration, and format',
        ],
        picture: { motifs: ['lens', 'path', 'book', 'target'] },
      },
      {
        id: 'assessment-tools',
        title: 'Assessment and feedback tools',
        description:
          'Item drafting, rubric-based feedback on short answers, and distractor analysis. Teachers see the draft and its reasons before a learner does.',
        points: [
          'QTI import and export',
          'Agreement with human scorers reported',
          'Teacher override',
        ],
        picture: { motifs: ['tick', 'pencil', 'bars'] },
      },
      {
        id: 'engineering-tools',
        title: 'Engineering and migration tools',
        description:
          'For the team behind the product: code analysis of older modules, test generation, content conversion, and mapping of old identifiers to new ones.',
        points: [
          'Inventory of modules and dependencies',
          'Suggested tests, reviewed before merging',
          'Conversion logs for every migrated asset',
        ],
        picture: { motifs: ['gear', 'stack', 'arrows'] },
      },
      {
        id: 'guardrails-and-evaluation',
        title: 'Guardrails and evaluation kit',
        description:
          'The part every other accelerator relies on: test sets for accuracy and safety, filters for personal data, limits on rate and cost, and a log that support staff can read.',
        picture: { motifs: ['shield', 'tick', 'node'] },
        link: { text: 'See DeepSight AI', href: '/cognify/deepsight' },
      },
    ],
  },
  statistics: {
    items: [
      statistic('ai-accelerators'),
      statistic('ai-deployments'),
      statistic('efficiency-accelerators'),
      statistic('on-time-delivery'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'adaptive-learning-ai-platform',
        title: 'Adaptive learning that shows its reasons',
        category: 'CASE STUDY',
        href: '/case-studies/adaptive-learning-ai-platform',
        picture: { motifs: ['node', 'ladder', 'people'] },
        description: 'An adaptive learning platform: 18% learning gains.',
      },
      {
        id: 'modernization-edtech-suite',
        title: 'Renewing an EdTech suite without closing the school',
        category: 'CASE STUDY',
        href: '/case-studies/modernization-edtech-suite',
        picture: { motifs: ['clock', 'stack', 'gear'] },
        description: 'An EdTech suite, modernized: 3x faster releases.',
      },
      {
        id: 'tech-outsourcing-for-edtech',
        title: 'Outsource the work, keep the knowledge',
        category: 'BLOG',
        href: '/blogs/tech-outsourcing-for-edtech',
        picture: { motifs: ['people', 'globe', 'gear'] },
        description: 'What to keep in-house and what to hand to a partner.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'what-is-an-accelerator',
        question: 'How is an accelerator different from an off-the-shelf tool?',
        answer: [
          'A tool arrives with its own interface and hosting. An accelerator is code and method that becomes part of your product, under your brand and in your cloud account. You can change it, and you are not tied to us to run it.',
        ],
      },
      {
        id: 'which-models',
        question: 'Which AI models do they work with?',
        answer: [
          'Commercial and open models, through a thin layer that keeps prompts, tests, and logs apart from the provider. We compare candidates on your test set for quality, cost, response time, and hosting region, then record the choice.',
        ],
      },
      {
        id: 'how-fitted',
        question: 'What happens between choosing one and going live?',
        answer: [
          'Five stages: discovery and data review, a working slice in your test environment, evaluation with your own examples, a limited pilot, release. Each stage ends with a decision that your product manager signs.',
        ],
      },
      {
        id: 'data-protection',
        question: 'What learner data do accelerators see?',
        answer: [
          'Only what the feature needs. Direct identifiers are removed before a prompt leaves your systems, and retention is set per feature. Designs are reviewed for FERPA, COPPA, and GDPR; security controls are mapped to SOC 2 criteria and ISO 27001 where you ask for it.',
        ],
      },
      {
        id: 'running-cost',
        question: 'How do we keep running costs under control?',
        answer: [
          'Budgets are set per tenant and per feature. Repeated answers are cached where that is safe, smaller models take simple tasks, and usage is shown by day. When a limit is reached the feature slows or pauses in a way you chose beforehand.',
        ],
      },
    ],
  },
  contact: {
    topic: 'ai',
    body: 'Ask which of the 30+ accelerators fits the feature on your roadmap, and which parts of it would still have to be built from scratch.',
  },
});

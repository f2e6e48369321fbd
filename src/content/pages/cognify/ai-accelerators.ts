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
      '30+ accelerators for learning products, fitted to your platform and handed over with the code.',
    overlay: 'medium',
    picture: { motifs: ['arrows', 'puzzle', 'spark', 'gear'] },
  },
  intro: {
    title: 'Skip the scaffolding, keep the decisions',
    paragraphs: [
      'The first months of an AI feature rarely go into the idea. They go into permissions and cost limits, work that looks much the same in every learning product.',
      'An accelerator is that common part, built once and tested. Your team decides what the feature should do for learners; our engineers connect it to your content and your sign-on. You get source code, tests, and a runbook.',
    ],
  },
  template: 'product',
  offerings: {
    items: [
      {
        id: 'learning-assistants',
        title: 'Learning assistants',
        description:
          'A tutor or help assistant that answers from your course content only, shows the passage it used, and declines what lies outside. Age rules and escalation to a person are settings you control.',
        points: [
          'Retrieval over lessons, transcripts, and glossaries',
          'Hints in steps instead of finished answers',
          'Placement in an LMS through LTI 1.3',
        ],
        picture: { motifs: ['speech', 'book', 'spark'] },
      },
      {
        id: 'search-and-recommendation',
        title: 'Search and suggestions',
        description:
          'Teachers find a resource by describing it. Results respect licenses and standards, and a suggestion states its reason.',
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
          'Item drafting and rubric-based feedback on short answers. Teachers see the draft and its reasons first. Learners see it after that.',
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
          'For the team behind the product: code analysis of older modules and test generation.',
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
          'The part every other accelerator relies on. It has test sets for accuracy and safety, and a log that support staff can read.',
        picture: { motifs: ['shield', 'switch', 'node'] },
        link: { text: 'See DeepSight AI', href: '/cognify/deepsight' },
      },
    ],
  },
  statistics: {
    items: [
      statistic('ai-accelerators'),
      statistic('ai-deployments'),
      statistic('efficiency-accelerators'),
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
          'A tool arrives with its own interface and hosting. An accelerator is code that becomes part of your product, under your brand and in your cloud account. You can change it, and you don’t need us to run it.',
        ],
      },
      {
        id: 'which-models',
        question: 'Which AI models do they work with?',
        answer: [
          'Commercial and open models, through a thin layer that keeps prompts and tests apart from the provider. We compare candidates on your test set for quality and cost, then record the choice.',
        ],
      },
      {
        id: 'how-fitted',
        question: 'What happens between choosing one and going live?',
        answer: [
          'There’s a data review, then a working slice in your test environment. We evaluate it with your own examples and run a limited pilot. Your product manager signs off at every stage.',
        ],
      },
      {
        id: 'data-protection',
        question: 'What learner data do accelerators see?',
        answer: [
          'Only what the feature needs. Direct identifiers come out of a prompt while it’s still in your systems, and retention is set per feature. Designs are reviewed for FERPA, COPPA, and GDPR; security controls are mapped to SOC 2 criteria and ISO 27001 where you ask for it.',
        ],
      },
      {
        id: 'running-cost',
        question: 'How do we keep running costs under control?',
        answer: [
          'Budgets are set per tenant and per feature. Repeated answers are cached where that’s safe, and smaller models take simple tasks. When a limit is reached, the feature slows or pauses in a way you’ve chosen.',
        ],
      },
    ],
  },
  contact: {
    topic: 'ai',
    body: 'Ask which of the 30+ accelerators fits the feature on your roadmap, and what you’d still have to build from scratch.',
  },
});

import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Adaptive assessments',
  line: 'build',
  head: {
    title: 'Adaptive assessments: item banks, engines, evidence',
    description:
      'Adaptive tests and practice, designed and built: blueprint, item bank, calibration, selection engine, and validity evidence, delivered with QTI and LTI.',
  },
  hero: {
    title: 'Adaptive tests that find a learner’s level and stop',
    subtitle: 'Item banks, engines, and the evidence behind a score.',
    overlay: 'medium',
    picture: { motifs: ['ladder', 'tick', 'target', 'node'] },
  },
  intro: {
    title: 'Adaptive is a measurement decision first',
    paragraphs: [
      'In an adaptive test, two learners see different questions and still have to receive comparable scores. That rests on a calibrated bank and limits that protect content balance and security.',
      'Measurement specialists and item writers plan these together. **We simulate the test first, and only then does a learner take it.** The rules it follows are published. If a fixed form or a simple placement quiz would serve you better, we’ll tell you.',
    ],
  },
  template: 'process',
  processSteps: {
    title: 'First simulated, then taken',
    course: 'rising',
    steps: [
      {
        motif: 'compass',
        title: 'Blueprint',
        text: 'Claims, content limits, and the stopping rule come first.',
      },
      {
        motif: 'pencil',
        title: 'Items',
        text: 'Written to fill gaps in the bank, then reviewed for content, bias, and accessibility.',
      },
      {
        motif: 'chart',
        title: 'Simulation',
        text: 'Simulated examinees show precision, exposure, and length.',
      },
      {
        motif: 'screen',
        title: 'Delivery',
        text: 'Sessions survive a lost connection, and every decision of the engine can be replayed.',
      },
      {
        motif: 'lens',
        title: 'Report',
        text: 'A score, its uncertainty, and what a teacher might do next.',
      },
    ],
  },
  offerings: {
    items: [
      {
        id: 'design-and-blueprint',
        title: 'Purpose, design, and blueprint',
        description:
          'Placement, practice, or certification? Each makes its own demands on precision and length. We write the blueprint and the stopping rule before the build.',
        points: [
          'Claims and evidence table',
          'Blueprint and content constraints',
          'Precision target by score range',
        ],
        picture: { motifs: ['compass', 'target', 'page'] },
      },
      {
        id: 'item-bank',
        title: 'Item bank development',
        description:
          'Items fill the bank where simulation shows gaps. They’re reviewed for bias and accessibility, then field-tested. Every item keeps its history and statistics.',
        points: [
          'Writing guide and review rounds',
          'Bias and sensitivity review',
          'QTI 3.0 with metadata',
        ],
        picture: { motifs: ['stack', 'pencil', 'tick'] },
      },
      {
        id: 'calibration',
        title: 'Calibration and simulation',
        description:
          'Item response models are chosen and checked for fit. Simulated examinees show the expected precision and length, and what happens at the ends of the scale.',
        picture: { motifs: ['chart', 'bars', 'gear'] },
      },
      {
        id: 'engine-and-delivery',
        title: 'Engine and delivery',
        description:
          'Item-level or multistage selection behind a documented interface, in your platform or beside it. Sessions survive lost connections, and each of the engine’s decisions can be replayed.',
        points: [
          'Selection service with audit log',
          'LTI launch and score return',
          'Load test for the test window',
        ],
        picture: { motifs: ['node', 'path', 'screen'] },
      },
      {
        id: 'reporting-and-validity',
        title: 'Reporting and validity evidence',
        description:
          'Reports state a score and what a teacher might do next. A technical report gathers the evidence, including differential item functioning across groups.',
        picture: { motifs: ['lens', 'people', 'page'] },
        link: { text: 'See learning analytics', href: '/learning-analytics' },
      },
    ],
  },
  statistics: {
    items: [statistic('years-of-experience'), statistic('customers'), statistic('students')],
  },
  resources: {
    cards: [
      {
        id: 'adaptive-learning-ai-platform',
        title: 'Adaptive learning that shows its reasons',
        category: 'CASE STUDY',
        href: '/case-studies/adaptive-learning-ai-platform',
        picture: { motifs: ['spark', 'ladder', 'cap'] },
        description: 'An adaptive learning platform built with AI; 18% learning gains.',
      },
      {
        id: 'accessible-assessment-remediation',
        title: 'Every item type, operable by every student',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/accessible-assessment-remediation',
        picture: { motifs: ['keyboard', 'eye', 'tick'] },
        description:
          'How to make item types work by keyboard and screen reader without changing what they measure.',
      },
      {
        id: 'ai-model-evaluation',
        title: 'Evaluating an AI model before learners meet it',
        category: 'CASE STUDY',
        href: '/case-studies/ai-model-evaluation',
        picture: { motifs: ['speech', 'tick', 'page'] },
        description: '120+ practice questions assessed and 400+ summaries reviewed.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'bank-size',
        question: 'How many items does an adaptive test need?',
        answer: [
          'More than a fixed form, and at every level of difficulty. The number follows from test length and the precision you want. A simulation with your current bank gives a better answer than a rule of thumb.',
        ],
      },
      {
        id: 'adaptive-or-ai',
        question: 'Is adaptive testing the same as AI?',
        answer: [
          'No. Classical adaptive tests use statistical models that can be explained item by item. Machine learning can help draft items or suggest practice, but for scores with consequences we prefer models your technical advisors can inspect.',
        ],
      },
      {
        id: 'accommodations',
        question: 'How do accommodations work in an adaptive test?',
        answer: [
          'Supports such as read-aloud or a braille form are set before the session. Items that can’t be offered fairly with a support leave the pool for that learner, and the engine keeps the content balance. Interfaces are tested to WCAG 2.2 AA.',
        ],
      },
      {
        id: 'security',
        question: 'How do you protect the item bank?',
        answer: [
          'With exposure control and rotating item pools. Items that turn up in public are retired. Test-taker data is handled in line with FERPA, COPPA, and GDPR, and identifiers don’t sit with responses.',
        ],
      },
      {
        id: 'qti-adaptive',
        question: 'Can adaptive tests be exchanged in QTI?',
        answer: [
          'Items, sections, and metadata can. 1EdTech has also published a specification for computer adaptive testing that links a QTI delivery system with an adaptive engine. We’ll use it where your delivery platform supports it, and document our own interface where it doesn’t.',
        ],
      },
    ],
  },
  contact: {
    topic: 'assessments',
    body: 'What decision does your score support? If there’s a blueprint, much of the answer is already in it.',
  },
});
